import { absoluteUrl } from '#domain/sites/counterparts.ts';
import { type Locale, localizedPath, type Site } from '#domain/sites/site.ts';
import type { Story } from '#domain/stories/story.ts';
import { escapeXml } from './escapeXml.ts';

/** What a feed contains. */
export interface FeedContent {
  readonly site: Site;
  readonly locale: Locale;
  /** Address of the feed itself. */
  readonly address: string;
  /** Path of the list of stories within the site and language. */
  readonly index: string;
  /** What the feed is about. */
  readonly description: string;
  /** The newest first. */
  readonly stories: readonly Story[];
}

/** The stories of a site in one language as RSS 2.0. */
export function storiesFeed({ site, locale, address, index, description, stories }: FeedContent) {
  const list = absoluteUrl(site, localizedPath(site, locale, index));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', site.name),
    element('link', list),
    element('description', description),
    element('language', `${locale}-${site.country}`.toLowerCase()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(site, address))}"/>`,
    ...stories.map((story) => item(story, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ id, path, title, premble, date }: Story, site: Site): string {
  return [
    '<item>',
    element('title', title),
    element('link', absoluteUrl(site, path)),
    // The address of a story may change, its id doesn't.
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    ...(date ? [element('pubDate', new Date(date.value).toUTCString())] : []),
    ...(premble ? [element('description', premble)] : []),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
