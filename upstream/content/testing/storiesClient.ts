import { createAsk } from '../ask.ts';
import { createStoriesClient } from '../storiesClient.ts';

export interface Asked {
  /** Name of the query. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export type Answers = Readonly<Record<string, unknown>>;

/** A client whose platform (answers by query name), clock and log the test controls. */
export function createClient(answers: Answers) {
  const asked: Asked[] = [];
  const lines: string[] = [];
  const state = { now: 0, answers };
  const fetchAnswer = async (_input: unknown, init?: RequestInit) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const name = /query (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ query: name, variables });
    const data = state.answers[name];
    return data === undefined ? new Response('', { status: 502 }) : Response.json({ data });
  };
  const now = () => state.now;
  const tools = { now, wait: async () => undefined, fetch: fetchAnswer };
  const options = { url: 'https://edge.example/', key: 'k', timeoutMs: 3000 };
  const ask = createAsk(options, tools);
  const client = createStoriesClient({ ask, log: (line) => lines.push(line), now });
  return { client, asked, lines, state };
}

export const indexId = 'A'.repeat(32);

const templateId = 'B'.repeat(32);

export const tagId = 'C'.repeat(32);

export const articleId = 'D'.repeat(32);

export const indexAnswer = {
  layout: {
    item: {
      id: indexId,
      path: '/sitecore/content/Alfa/Home/nyheter',
      template: { id: templateId },
    },
  },
};

export function wireStory(name: string, fields: object = {}) {
  return {
    id: articleId,
    displayName: name,
    url: { path: `/nyheter/2026/${name}` },
    title: { jsonValue: { value: `Om ${name}` } },
    premble: { jsonValue: { value: 'Kort.' } },
    image: { jsonValue: { value: { src: '/-/media/a.webp', alt: 'En bil', width: '1200' } } },
    date: { jsonValue: { value: '2026-03-05T00:00:00Z' } },
    tags: { value: '{CCCCCCCC-CCCC-CCCC-CCCC-CCCCCCCCCCCC}' },
    ...fields,
  };
}

export function listAnswer(results: readonly unknown[], pageInfo: object = { hasNext: false }) {
  const index = {
    url: { path: '/nyheter' },
    showDates: { jsonValue: { value: true } },
    layout: { jsonValue: { value: 'Variant 2' } },
    highlightLatestStory: null,
  };
  return { index, stories: { total: 9, pageInfo, results } };
}

export const answers = {
  StoriesIndex: indexAnswer,
  GetStories: listAnswer([wireStory('laddare')], { endCursor: 'c4', hasNext: true }),
};

export const site = { site: 'nordvik-se', language: 'sv' };

export const timeZone = 'Europe/Stockholm';

export const below = [
  { name: '_path', operator: 'CONTAINS', value: indexId },
  { name: '_language', operator: 'EQ', value: 'sv' },
  { name: '_hasLayout', operator: 'EQ', value: 'true' },
];

export const notIndex = { name: '_templates', operator: 'NCONTAINS', value: templateId };
