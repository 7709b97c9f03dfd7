import { fileURLToPath } from 'node:url';
import { createApplication } from './application.ts';
import { parseEnvironment } from './environment.ts';
import type { Delay } from './faults/withFault.ts';
import { createServices } from './services.ts';

/** A small group: two sites, two forms, a picture and a film. */
const testGroup = fileURLToPath(new URL('./testGroup', import.meta.url));

const origin = 'http://services.test';

interface TestApplicationOptions {
  readonly delay?: Delay;
  /** @default the group that tests of the services use */
  readonly groupFolder?: string;
  /** More variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** The whole application, called without a network. For tests. */
export async function createTestApplication(options: TestApplicationOptions = {}) {
  const { delay = async () => undefined, groupFolder = testGroup, variables } = options;
  const environment = parseEnvironment({ GROUP_DIR: groupFolder, ...variables });
  const services = await createServices({
    // No data folder, so that tests are independent of stored data.
    environment: { ...environment, dataFolder: undefined, origin },
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
    for (const service of services) service.close?.();
  };
  return { ask, query, close };
}
