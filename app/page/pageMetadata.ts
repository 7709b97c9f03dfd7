import type { Metadata } from 'next';
import { contentUrl } from '#domain/content/contentUrl.ts';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import {
  feedOfPage,
  goneTitle,
  isNotIndexed,
  sharedPicture,
  wordsOfPage,
} from '#domain/content/pageFacts.ts';
import { fillMarks } from '#domain/fillText.ts';
import { pageLanguageLinks } from '#domain/navigation/languageLinks.ts';
import { absoluteUrl, alternateUrls, counterpartsOf } from '#domain/sites/counterparts.ts';
import { localizedPath, type Site } from '#domain/sites/site.ts';
import { feedAddress } from '#domain/stories/feedAddress.ts';
import { sites } from '#sites/index.ts';
import { outageTexts } from '#sites/outageTexts.ts';
import { sharedAddress, sharedSize } from '../images/sharedPicture.ts';
import type { ContentView, SiteView } from './contentView.ts';
import type { LoadedView, PageView } from './loadPageView.ts';
import { firstPicture } from './pagePicture.ts';

const notIndexed = { index: false, follow: true } as const;

/** The metadata of a view for browsers, search engines and sharing. */
export function pageMetadata(view: PageView): Metadata {
  switch (view.kind) {
    case 'page':
      return contentMetadata(view);
    case 'missing': {
      const title = view.shown?.page.fields.metaTitle || view.dictionary.notFoundTitle;
      return { ...siteMetadata(view), title: fullTitle(title, view), robots: notIndexed };
    }
    case 'unavailable': {
      const { pageTitle: title } = outageTexts[view.address.locale];
      const { shown } = view;
      return shown
        ? { ...siteMetadata(shown), title: fullTitle(title, shown), robots: notIndexed }
        : { title, robots: notIndexed };
    }
    case 'moved':
    case 'unknown-site':
      return { robots: notIndexed };
  }
}

function contentMetadata(view: LoadedView): Metadata {
  const { fields } = view.page;
  const gone = goneTitle(view.content.facts);
  if (gone !== undefined) {
    return { ...siteMetadata(view), title: fullTitle(gone, view), robots: notIndexed };
  }
  const words = wordsOfPage(view.content.facts);
  const title = pageTitle(view);
  const description = tidy(fillMarks(fields.metaDescription, words)) || undefined;
  const images = shareImages(view);
  return {
    ...siteMetadata(view),
    title,
    description: description ?? null,
    ...indexing(view),
    openGraph: {
      type: 'website',
      siteName: view.address.site.name,
      title,
      description: tidy(fillMarks(fields.ogDescription, words)) || description,
      images,
      locale: `${view.address.locale}_${view.address.site.country}`,
      url: canonicalPath(view),
    },
    // Without the empty list, the framework would repeat the picture of Open Graph, which is used anyway.
    twitter: { card: images?.length ? 'summary_large_image' : 'summary', images: [] },
  };
}

/** The title of the document of a page. On a page with open segments it depends on the address. */
export function pageTitle(view: LoadedView): string {
  const { fields, displayName } = view.page;
  const words = wordsOfPage(view.content.facts);
  return fullTitle(tidy(fillMarks(fields.metaTitle || displayName, words)), view);
}

/** Removes what remains around a mark whose word is empty: spaces, and commas between nothing. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?: ?,)+/g, ',')
    .replace(/[ ,]+$/, '')
    .trim();
}

/** Whether and under which address search engines list the page, and its other versions. */
function indexing(view: LoadedView): Pick<Metadata, 'robots' | 'alternates'> {
  if (isNotIndexed(view.content.facts)) {
    const types = listFeed(view);
    // A search without cars today may have some tomorrow.
    return { robots: notIndexed, ...(types && { alternates: { types } }) };
  }
  const canonicalUrl = otherCanonicalUrl(view);
  return {
    alternates: {
      canonical: canonicalUrl ?? canonicalPath(view),
      // Only canonical addresses have other versions.
      ...(canonicalUrl === undefined && view.query === '' && { languages: versions(view) }),
      types: { ...feedLink(view), ...listFeed(view) },
    },
  };
}

/** The address that search engines should keep instead of the page's own. */
function otherCanonicalUrl(view: LoadedView): string | undefined {
  const { canonicalUrl = '' } = view.page.fields;
  const { site } = view.address;
  const chosen = contentUrl(site, canonicalUrl);
  return chosen === absoluteUrl(site, canonicalPath(view)) ? undefined : chosen;
}

/** The metadata of all pages of a site. */
function siteMetadata({ address, settings }: SiteView): Metadata {
  return {
    metadataBase: new URL(absoluteUrl(address.site, '/')),
    ...(settings.favicon
      ? { icons: iconsOf(settings.favicon), manifest: '/site.webmanifest' }
      : { icons: null }),
  };
}

/** The mark itself, and what `app/siteFiles/icons.ts` draws from it for browsers that need pixels. */
function iconsOf(favicon: string): Metadata['icons'] {
  return {
    icon: [{ url: '/favicon.ico', sizes: '32x32' }, { url: favicon }],
    apple: '/apple-touch-icon.png',
  };
}

/** Inserts a page's title into the site's template, if that has a mark for it. */
function fullTitle(title: string, { settings }: SiteView): string {
  return settings.titleTemplate.includes('%s')
    ? settings.titleTemplate.replace('%s', () => title)
    : title;
}

function canonicalPath({ address, path }: ContentView): string {
  return localizedPath(address.site, address.locale, path);
}

/** All versions of the page: in the site's languages, and on the other sites of its family. */
function versions({ address: { site, locale }, page, path }: ContentView) {
  const own = pageLanguageLinks(site, page.languages, path).map((link) => ({
    site,
    locale: link.locale,
    url: absoluteUrl(site, link.href),
  }));
  return alternateUrls([...own, ...counterpartsOf(site, locale, path, sites)], sites);
}

function feedLink({ address: { site, locale } }: ContentView) {
  const url = feedAddress(site, locale);
  return url === undefined ? {} : { 'application/rss+xml': [{ url, title: site.name }] };
}

/** The feed of the search that the page shows. */
function listFeed({ content }: LoadedView) {
  const feed = feedOfPage(content.facts);
  return feed && { 'application/atom+xml': [{ url: feed.href, title: feed.title }] };
}

/** The picture of the page's subject, or else the one that editors chose, or else the first on the page. */
function shareImages({ page, content, address: { site } }: LoadedView) {
  const picture = sharedPicture(content.facts) ?? page.fields.ogImage ?? firstPicture(page);
  return picture && shareImage(picture, site);
}

/** No picture instead of an address on which the framework would throw. */
function shareImage({ src, alt, ...size }: ContentImage, site: Site) {
  const url = sharedAddress(src);
  return contentUrl(site, url) === undefined ? [] : [{ url, alt, ...sharedSize(size) }];
}
