import { type Locale, localizedPath, type Site } from '#domain/sites/site.ts';

/** The icons that the web manifest names, which `icons.ts` draws. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The web manifest of a site, in its first language. */
export function webManifest(site: Site): object {
  const [locale]: readonly [Locale, ...Locale[]] = site.locales;
  return {
    name: site.name,
    lang: locale,
    start_url: localizedPath(site, locale, '/'),
    scope: '/',
    // The site has no controls of its own for going back, so it stays in the browser.
    display: 'browser',
    background_color: '#ffffff',
    icons,
  };
}
