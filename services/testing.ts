import { createApplication } from './application.ts';
import { parseEnvironment } from './environment.ts';
import type { Delay } from './faults/withFault.ts';
import { createServices } from './services.ts';

const origin = 'http://services.test';

/** The whole application with the seeded content, asked without a network. For tests. */
export function createTestApplication(delay: Delay = async () => undefined) {
  const parsed = parseEnvironment({});
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join(' '));
  const services = createServices({
    // Tests neither find nor leave anything.
    environment: { ...parsed.environment, dataFolder: undefined },
    isWatching: false,
    log: () => undefined,
  });
  const handle = createApplication({ services, origin, delay });

  async function ask(path: string, init?: RequestInit): Promise<Response> {
    return handle(new Request(origin + path, init));
  }

  async function query(text: string, variables: object, headers: Record<string, string> = {}) {
    const answer = await ask('/sitecore/api/graph/edge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: 'forecourt-local', ...headers },
      body: JSON.stringify({ query: text, variables }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  const close = () => {
    for (const service of services) service.close();
  };
  return { ask, query, close };
}
