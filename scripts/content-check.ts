import { type Environment, parseEnvironment } from '#app/environment.ts';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import type { ContentService } from '#domain/content/service.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';
import { runMain } from '#process/runMain.ts';
import { findSite, sites } from '#sites/index.ts';
import { askThrough, createAsk } from '#upstream/content/ask.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { createAskSearch } from '#upstream/search/ask.ts';
import { createFacilityClient } from '#upstream/search/facilityClient.ts';
import { type ContentReport, checkSites } from './contentCheck/checkSites.ts';
import { startServices } from './contentCheck/embeddedServices.ts';

/**
 * Checks the content of all sites, as delivered by the content platform. Uses the platform named in the
 * environment, or otherwise starts separate embedded services, so that fault switches of running ones
 * don't matter.
 */
async function main(): Promise<boolean> {
  const { content, search } = parseEnvironment(process.env);
  if (process.env['CONTENT_GRAPHQL_URL'] || process.env['SERVICES_PORT']) {
    return checkAt({ content, search });
  }
  const services = await startServices();
  if (!services) {
    return complain(
      'The embedded content service could not be started: see above. To check another one, set CONTENT_GRAPHQL_URL and CONTENT_API_KEY.',
    );
  }
  const own = parseEnvironment({ ...process.env, SERVICES_PORT: String(services.port) });
  return checkAt(own).finally(services.stop);
}

// Nobody waits for these answers, and the platform also serves visitors.
const oneAtATime = createUpstream({
  name: 'content',
  maxConcurrent: 1,
  maxQueued: Number.POSITIVE_INFINITY,
  maxWaitMs: 60 * 60 * 1000,
});

async function checkAt({
  content: { url, key },
  search,
}: Pick<Environment, 'content' | 'search'>): Promise<boolean> {
  const content = createContentClient({
    ask: askThrough(oneAtATime, createAsk({ url, key, timeoutMs: 30_000 })),
    // The report already contains what the client would log.
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
  const facilities = createFacilityClient({
    // The embedded stock may be generated on the first request.
    ask: createAskSearch({ ...search, timeoutMs: 60_000 }),
    findSite,
    now: () => performance.now(),
    log: () => undefined,
  });
  return report(await checkSites({ sites, content, facilities, findBlock }));
}

/** Sends one request first, so that an outage is reported only once. */
async function findFailure(content: ContentService): Promise<string | undefined> {
  const [site] = sites;
  const answer = await content.paths(site.contentName, site.locales[0]);
  return answer.ok ? undefined : describeUpstreamFailure(answer.failure);
}

function report({ problems, counts }: ContentReport): boolean {
  for (const problem of problems) console.log(problem);
  const { languages, pages, blocks } = counts;
  const checked = `${sites.length} sites in ${languages} languages, ${pages} pages, ${blocks} blocks`;
  if (problems.length === 0) console.log(`Content checked: ${checked}. No problems.`);
  else console.log(`Content checked: ${checked}. ${problems.length} problems.`);
  return problems.length === 0;
}

function complain(sentence: string): false {
  console.error(sentence);
  return false;
}

await runMain(async () => ((await main()) ? 0 : 1));
