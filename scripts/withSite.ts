import { answers, start } from './processes.ts';

/** Where a site and its services listen. */
export interface SitePorts {
  readonly site: number;
  readonly services: number;
}

const startMs = 60_000;

/**
 * Starts the built site and its services, runs something when both answer, and ends them afterwards. Throws if one doesn't
 * answer.
 *
 * @param more - Other variables of both.
 */
export async function withSite<Result>(
  { site, services }: SitePorts,
  use: () => Promise<Result>,
  more: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const env = { PORT: String(site), SERVICES_PORT: String(services), ...more };
  const children = ['services/main.ts', 'server/main.ts'].map((file) =>
    start('node', [file], { env }),
  );
  try {
    // The services first: without them, pages are rendered with error messages.
    for (const port of [services, site]) {
      const url = `http://127.0.0.1:${port}/`;
      if (!(await answers(url, startMs))) throw new Error(`${url} doesn't answer`);
    }
    return await use();
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}
