import { EnvironmentError, parseEnvironment } from '#app/environment.ts';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import { type ContentService, describeContentFailure } from '#domain/content/service.ts';
import { sites } from '#sites/index.ts';
import { createAsk } from '#upstream/content/ask.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { type ContentReport, checkSites } from './contentCheck/checkSites.ts';
import { startServices } from './contentCheck/embeddedServices.ts';

/**
 * Checks all content of all sites, as the content platform delivers it: the platform that the
 * environment names, or else embedded services of its own, so that switches someone has set in
 * running ones don't matter.
 */
async function main(): Promise<boolean> {
  const { content } = parseEnvironment(process.env);
  if (process.env['CONTENT_GRAPHQL_URL'] || process.env['SERVICES_PORT']) {
    return checkAt(content.url, content.key);
  }
  const services = await startServices();
  if (!services) {
    return complain(
      'The embedded content service could not be started: see above. To check another one, set CONTENT_GRAPHQL_URL and CONTENT_API_KEY.',
    );
  }
  const own = parseEnvironment({ ...process.env, SERVICES_PORT: String(services.port) });
  return checkAt(own.content.url, own.content.key).finally(services.stop);
}

async function checkAt(url: string, key: string): Promise<boolean> {
  const content = createContentClient({
    // Nobody waits for the answers, and a busy platform may ask for patience.
    ask: createAsk({ url, key, timeoutMs: 30_000, maxConcurrent: 1 }),
    // What the client would log stands in the report.
    log: () => undefined,
  });
  const failure = await findFailure(content);
  if (failure !== undefined) {
    return complain(
      `The content service at ${url} gave no answer: ${failure}. Start it with "npm run services", or check CONTENT_GRAPHQL_URL, CONTENT_API_KEY and SERVICES_PORT.`,
    );
  }
  const findBlock = (name: string) =>
    Object.hasOwn(fieldRegistry, name) ? fieldRegistry[name] : undefined;
  return report(await checkSites({ sites, content, findBlock }));
}

/** One question before the many, so that an outage is told once. */
async function findFailure(content: ContentService): Promise<string | undefined> {
  const [site] = sites;
  const answer = await content.paths(site.contentName, site.locales[0]);
  return answer.ok ? undefined : describeContentFailure(answer.failure);
}

function report({ problems, counts }: ContentReport): boolean {
  for (const problem of problems) console.log(problem);
  const { languages, pages, blocks } = counts;
  const checked = `${sites.length} sites in ${languages} languages, ${pages} pages, ${blocks} blocks`;
  if (problems.length === 0) console.log(`Content checked: ${checked}. All is well.`);
  else console.log(`Content checked: ${checked}. ${problems.length} problems.`);
  return problems.length === 0;
}

function complain(sentence: string): false {
  console.error(sentence);
  return false;
}

/** A value that can't be used is told in its sentence; anything else is a bug. */
function refused(error: unknown): boolean {
  if (error instanceof EnvironmentError) return complain(error.message);
  throw error;
}

process.exitCode = (await main().catch(refused)) ? 0 : 1;
