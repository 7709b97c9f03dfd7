import type { HttpTools } from '../../http/request.ts';
import { createAsk } from '../ask.ts';
import { createContentClient } from '../client.ts';

/** A request to the platform. */
export interface Asked {
  readonly headers: Headers;
  readonly url: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export type Answer = (asked: Asked) => unknown;

export interface Setup {
  readonly url?: string;
  /** Answers in turn; the last one is repeated. An Error is thrown. */
  readonly answers: readonly Answer[];
}

export const edge = 'https://edge.example/sitecore/api/graph/edge';

/** A client whose platform, clock and log the test controls. */
export function createClient({ url = edge, answers }: Setup) {
  const asked: Asked[] = [];
  const lines: string[] = [];
  const clock = { now: 0, waits: [] as number[] };
  const tools: HttpTools = {
    now: () => clock.now,
    wait: async (ms) => {
      clock.waits.push(ms);
      clock.now += ms;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { variables } = (await request.json()) as Pick<Asked, 'variables'>;
      const last = { url: request.url, headers: request.headers, variables };
      asked.push(last);
      const answer = answers[Math.min(asked.length, answers.length) - 1]?.(last);
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
  };
  const client = createContentClient({
    ask: createAsk({ url, key: 'secret', timeoutMs: 3000 }, tools),
    log: (line) => lines.push(line),
    now: tools.now,
  });
  return { client, clock, lines, asked };
}

export const pageItem = {
  rendered: {
    sitecore: { context: { language: 'sv' }, route: { name: 'kop-bil', placeholders: {} } },
  },
};
