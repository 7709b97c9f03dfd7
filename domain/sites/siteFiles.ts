/** The files that every site has at its root besides pages, as a regular expression without the slash. */
export const siteFilePattern = [
  'robots\\.txt',
  'sitemap\\.xml',
  'sitemap-[a-z0-9-]+\\.xml\\.gz',
  'feed-[a-z]+\\.xml',
  'favicon\\.ico',
  'apple-touch-icon\\.png',
  'icon-[a-z0-9-]+\\.png',
  'site\\.webmanifest',
].join('|');

const siteFile = new RegExp(`^/(?:${siteFilePattern})$`);

/** Whether a path is one of these files. */
export function isSiteFile(path: string): boolean {
  return siteFile.test(path);
}
