import { type Environment, parseEnvironment } from '#app/environment.ts';
import type { ContentService } from '#domain/content/service.ts';
import type { Locale, Site } from '#domain/sites/site.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';
import { runMain } from '#process/runMain.ts';
import { findSite, sites } from '#sites/index.ts';
import { redirectTables } from '#sites/redirectTables.ts';
import { askThrough, createAsk } from '#upstream/content/ask.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createRedirectsClient } from '#upstream/content/redirectsClient.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { createAskSearch } from '#upstream/search/ask.ts';
import { createCarClient } from '#upstream/search/carClient.ts';
import { createFacilityClient } from '#upstream/search/facilityClient.ts';
import { startServices } from './contentCheck/embeddedServices.ts';
import { createDestinationCheck } from './redirectsCheck/checkDestinations.ts';
import { checkSiteRedirects, type RedirectReport } from './redirectsCheck/checkSiteRedirects.ts';

/**
 * Checks the redirects of all sites, from their tables and from the content platform. Uses the upstreams
 * named in the environment, or otherwise starts separate embedded services.
 */
async function main(): Promise<boolean> {
  const environment = parseEnvironment(process.env);
  if (process.env['CONTENT_GRAPHQL_URL'] || process.env['SERVICES_PORT']) {
    return checkAll(environment);
  }
  const services = await startServices();
  if (!services) {
    console.error('The embedded services could not be started: see above.');
    return false;
  }
  const own = parseEnvironment({ ...process.env, SERVICES_PORT: String(services.port) });
  return checkAll(own).finally(services.stop);
}

// Nobody waits for these answers, and the platform also serves visitors.
const oneAtATime = createUpstream({
  name: 'content',
  maxConcurrent: 1,
  maxQueued: Number.POSITIVE_INFINITY,
  maxWaitMs: 60 * 60 * 1000,
});

type Connections = Pick<Environment, 'content' | 'search'>;

async function checkAll(connections: Connections): Promise<boolean> {
  const upstreams = createUpstreams(connections);
  const reports: RedirectReport[] = [];
  for (const site of sites) reports.push(await checkSite(site, upstreams));
  const problems = reports.flatMap((report) => report.problems);
  for (const problem of problems) console.log(problem);
  for (const { intended } of reports) for (const each of intended) console.log(`Intended: ${each}`);
  const rules = reports.reduce((sum, report) => sum + report.rules, 0);
  const count = problems.length === 0 ? 'No problems' : `${problems.length} problems`;
  console.log(`Redirects checked: ${sites.length} sites, ${rules} rules. ${count}.`);
  return problems.length === 0;
}

function createUpstreams({ content, search }: Connections) {
  const log = () => undefined;
  const ask = askThrough(oneAtATime, createAsk({ ...content, timeoutMs: 30_000 }));
  const searching = {
    // The embedded stock may be generated on the first request.
    ask: createAskSearch({ ...search, timeoutMs: 60_000 }),
    ...{ findSite, log, now: () => performance.now() },
  };
  return {
    content: createContentClient({ ask, log }),
    redirects: createRedirectsClient({ ask }),
    cars: createCarClient(searching),
    facilities: createFacilityClient(searching),
  };
}

async function checkSite(
  site: Site,
  upstreams: ReturnType<typeof createUpstreams>,
): Promise<RedirectReport> {
  const answer = await upstreams.redirects.redirects(site.contentName);
  if (!answer.ok) return failed(`${site.id}: ${describeUpstreamFailure(answer.failure)}`);
  const paths = await pathsOf(site, upstreams.content);
  if (!paths) return failed(`${site.id}: the list of pages could not be loaded`);
  const pages = { site, paths };
  const report = await checkSiteRedirects({
    pages,
    table: redirectTables[site.id] ?? { rules: [], intended: [] },
    platform: answer.value.redirects,
    checkDestination: await createDestinationCheck(pages, upstreams),
  });
  const { unreadable } = answer.value;
  if (unreadable === 0) return report;
  const problem = `${site.id}: ${unreadable} redirects of the platform are unreadable`;
  return { ...report, problems: [problem, ...report.problems] };
}

function failed(problem: string): RedirectReport {
  return { rules: 0, problems: [problem], intended: [] };
}

async function pathsOf(
  site: Site,
  content: ContentService,
): Promise<ReadonlyMap<Locale, ReadonlySet<string>> | undefined> {
  const paths = new Map<Locale, ReadonlySet<string>>();
  for (const locale of site.locales) {
    const answer = await content.paths(site.contentName, locale);
    if (!answer.ok) return undefined;
    paths.set(locale, new Set(answer.value));
  }
  return paths;
}

await runMain(async () => ((await main()) ? 0 : 1));
