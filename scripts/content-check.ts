import { blockNamed } from '#blocks/blockNamed.ts';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import type { ContentService } from '#domain/content/service.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';
import { runMain } from '#process/runMain.ts';
import { findSite, sites } from '#sites/index.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createFacilityClient } from '#upstream/search/facilityClient.ts';
import { createContentAsk, createSearchAsk } from './checkedUpstreams/ask.ts';
import { type CheckedUpstreams, withUpstreams } from './checkedUpstreams/withUpstreams.ts';
import { type ContentReport, checkSites } from './contentCheck/checkSites.ts';
import { missingIdProblems } from './contentCheck/missingIdProblems.ts';

// Checks the content of all sites, as delivered by the content platform.
async function checkAll(checked: CheckedUpstreams): Promise<boolean> {
  const content = createContentClient({
    ask: createContentAsk(checked),
    // The report already contains what the client would log.
    log: () => undefined,
  });
  const failure = await findFailure(content);
  if (failure !== undefined) {
    console.error(
      `The content service at ${checked.content.url} gave no answer: ${failure}. Start it with "npm run services", or check CONTENT_GRAPHQL_URL, CONTENT_API_KEY and SERVICES_PORT.`,
    );
    return false;
  }
  const findBlock = (componentName: string) => blockNamed(fieldRegistry, componentName);
  const facilities = createFacilityClient({
    ask: createSearchAsk(checked),
    findSite,
    now: () => performance.now(),
    log: () => undefined,
  });
  const { problems, counts } = await checkSites({ sites, content, facilities, findBlock });
  return report({ problems: [...missingIdProblems(process.env), ...problems], counts });
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

await runMain(async () => ((await withUpstreams(checkAll)) ? 0 : 1));
