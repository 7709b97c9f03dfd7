import { findSite } from '#sites/index.ts';

interface RouteContext {
  readonly params: Promise<{ readonly site: string }>;
}

/** `/robots.txt` of a site: everything may be crawled except the site's own API. */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const site = findSite((await params).site);
  if (!site) return new Response(null, { status: 404 });
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    `Sitemap: https://${site.hosts[0]}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=3600' },
  });
}
