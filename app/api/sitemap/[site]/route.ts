import { hasWildcard } from '#domain/content/wildcards.ts';
import { type Locale, localizedPath, type Site } from '#domain/sites/site.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';
import { findSite } from '#sites/index.ts';
import { log } from '../../../log.ts';
import { content } from '../../../services.ts';

interface RouteContext {
  readonly params: Promise<{ readonly site: string }>;
}

/** `/sitemap.xml` of a site: its published pages in all languages. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const site = findSite((await params).site);
  if (!site) return new Response(null, { status: 404 });
  const answers = await Promise.all(site.locales.map((locale) => addressesOf(site, locale)));
  if (answers.includes(undefined)) {
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  }
  const addresses = answers.flatMap((answer) => answer ?? []);
  return new Response(sitemap(addresses), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'max-age=3600' },
  });
}

/** A partial sitemap would tell search engines that the other pages are gone. */
async function addressesOf(site: Site, locale: Locale): Promise<string[] | undefined> {
  const answer = await content.paths(site.contentName, locale);
  if (!answer.ok) {
    log(`sitemap: ${site.id} ${locale}: ${describeUpstreamFailure(answer.failure)}`);
    return undefined;
  }
  const origin = `https://${site.hosts[0]}`;
  return answer.value
    .filter((path) => path !== '/404' && !hasWildcard(path))
    .map((path) => new URL(localizedPath(site, locale, path), origin).href);
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
