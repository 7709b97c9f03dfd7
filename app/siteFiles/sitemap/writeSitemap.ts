import { escapeXml } from '../escapeXml.ts';

/** A page in a sitemap. */
export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string;
  /** When the page was last changed, in ISO 8601. */
  readonly changedAt?: string | undefined;
  /** Absolute URL of the picture that represents it. */
  readonly image?: string | undefined;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The beginning and end of a sitemap. */
export const sitemapFrame = {
  start: `${header}<urlset xmlns="${namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
  end: '</urlset>\n',
} as const;

/** The entries of a sitemap as XML. */
export function writeEntries(entries: readonly SitemapEntry[]): string {
  return entries.map(writeEntry).join('');
}

function writeEntry({ url, changedAt, image }: SitemapEntry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  const picture =
    image === undefined
      ? ''
      : `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`;
  return `<url><loc>${escapeXml(url)}</loc>${changed}${picture}</url>\n`;
}

/** A sitemap index of these absolute URLs. */
export function writeIndex(urls: readonly string[]): string {
  const parts = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`);
  return `${header}<sitemapindex xmlns="${namespace}">\n${parts.join('')}</sitemapindex>\n`;
}
