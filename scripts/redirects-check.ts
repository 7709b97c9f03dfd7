import type { ContentService } from '#domain/content/service.ts';
import type { Locale, Site } from '#domain/sites/site.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';
import { runMain } from '#process/runMain.ts';
import { findSite, sites } from '#sites/index.ts';
import { redirectRules, redirectTables } from '#sites/redirectTables.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createRedirectsClient } from '#upstream/content/redirectsClient.ts';
import { createCarClient } from '#upstream/search/carClient.ts';
import { createFacilityClient } from '#upstream/search/facilityClient.ts';
import { createContentAsk, createSearchAsk } from './checkedUpstreams/ask.ts';
import { type CheckedUpstreams, withUpstreams } from './checkedUpstreams/withUpstreams.ts';
import { createDestinationCheck } from './redirectsCheck/checkDestinations.ts';
import { checkSiteRedirects, type RedirectReport } from './redirectsCheck/checkSiteRedirects.ts';

// Checks the redirects of all sites, from their tables and from the content platform.
async function checkAll(checked: CheckedUpstreams): Promise<boolean> {
  const upstreams = createUpstreams(checked);
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

function createUpstreams(checked: CheckedUpstreams) {
  const log = () => undefined;
  const ask = createContentAsk(checked);
  const searching = {
    ask: createSearchAsk(checked),
    findSite,
    log,
    now: () => performance.now(),
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
    rules: redirectRules(site),
    intended: redirectTables[site.id]?.intended ?? [],
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

await runMain(async () => ((await withUpstreams(checkAll)) ? 0 : 1));
