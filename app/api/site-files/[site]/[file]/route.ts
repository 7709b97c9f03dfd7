import { createSiteFileHandler } from '#app/siteFiles/siteFileHandler.ts';
import { findSite } from '#sites/index.ts';
import { redirectRules } from '#sites/redirectTables.ts';
import { log } from '../../../../log.ts';
import { blockServices, carDirectory, content, mediaClient } from '../../../../services.ts';
import { answerInBudget } from '../../../../visitorBudget.ts';

interface RouteContext {
  readonly params: Promise<{ readonly site: string; readonly file: string }>;
}

const handle = answerInBudget(
  createSiteFileHandler({
    content,
    facilities: blockServices.facilities,
    stories: blockServices.stories,
    cars: carDirectory,
    media: mediaClient,
    redirects: redirectRules,
    now: () => performance.now(),
    log,
  }),
);

/** A file of a site that is no page, such as `/robots.txt`. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { site, file } = await params;
  return handle(findSite(site), file);
}
