import type { Metadata } from 'next';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import { goneTitle, sharedPicture, wordsOf } from '#domain/content/pageFacts.ts';
import { fillText } from '#domain/fillText.ts';
import { pageLanguageLinks } from '#domain/navigation/languageLinks.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { outageTexts } from '#sites/outageTexts.ts';
import type { ContentView, LoadedView, PageView, SiteView } from './loadPageView.ts';

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
  const { fields, displayName } = view.page;
  const gone = goneTitle(view.content.facts);
  if (gone !== undefined) {
    return { ...siteMetadata(view), title: fullTitle(gone, view), robots: notIndexed };
  }
  // The title of a page with open segments depends on the address.
  const words = wordsOf(view.content.facts);
  const title = fullTitle(fillText(fields.metaTitle || displayName, words), view);
  const description = fillText(fields.metaDescription, words) || undefined;
  return {
    ...siteMetadata(view),
    title,
    description: description ?? null,
    alternates: {
      canonical: fields.canonicalUrl ?? canonicalPath(view),
      languages: languageLinks(view),
    },
    openGraph: {
      type: 'website',
      title,
      description: fillText(fields.ogDescription, words) || description,
      images: shareImages(view),
      locale: view.address.locale,
      url: canonicalPath(view),
    },
  };
}

/** The metadata of all pages of a site. */
function siteMetadata({ address, settings }: SiteView): Metadata {
  return {
    metadataBase: new URL(`https://${address.site.hosts[0]}`),
    icons: settings.favicon ? { icon: settings.favicon } : null,
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

/** Links to the page in the site's other languages, if it exists there. */
function languageLinks({ address, page, path }: ContentView): Record<string, string> {
  const links = pageLanguageLinks(address.site, page.languages, path);
  if (links.length < 2) return {};
  return Object.fromEntries(links.map(({ locale, href }) => [locale, href]));
}

/** The picture of the page's subject, or else the one that editors chose. */
function shareImages({ page, content }: LoadedView) {
  const picture = sharedPicture(content.facts);
  if (picture) return [{ url: picture.src, alt: picture.alt }];
  return page.fields.ogImage && [shareImage(page.fields.ogImage)];
}

function shareImage({ src, alt, width, height }: ContentImage) {
  return { url: src, alt, ...(width && height && { width, height }) };
}
