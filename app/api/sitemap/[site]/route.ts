import { createSitemapHandler } from '#app/sitemap/sitemapHandler.ts';
import { findSite } from '#sites/index.ts';
import { log } from '../../../log.ts';
import { blockServices, content } from '../../../services.ts';

interface RouteContext {
  readonly params: Promise<{ readonly site: string }>;
}

const handle = createSitemapHandler({ content, facilities: blockServices.facilities, log });

/** `/sitemap.xml` of a site. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  return handle(findSite((await params).site));
}
