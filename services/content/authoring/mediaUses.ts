import type { FieldValue, Item, Rendering, Site } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import { blocksIn } from './layoutField.ts';
import { pagesUsing } from './relatedItems.ts';

/** Where a file of the media library is shown or linked. */
export interface MediaUse {
  /** Dashed lower-case GUID; undefined for what a site's file says. */
  readonly itemId: string | undefined;
  readonly name: string;
  readonly site: string | undefined;
  readonly language: string | undefined;
}

/**
 * The pages that show or link a file in some of these contents, and settings that name it. What is left of a removed block isn't
 * a use, because no page shows it.
 * @param part - A part of the file's address that no other file's address has.
 */
export function mediaUses(part: string, contents: readonly ContentStore[]): readonly MediaUse[] {
  const uses = contents.flatMap((store) => usesIn(part, store));
  return [
    ...new Map(uses.map((use) => [`${use.itemId} ${use.name} ${use.language}`, use])).values(),
  ];
}

function usesIn(part: string, store: ContentStore): readonly MediaUse[] {
  const hasPart = (text: string) => text.includes(part);
  const items = store.items.filter((item) => textsOf(item).some(hasPart));
  const sites = store.sites.filter((site) => hasPart(textOfSite(site)));
  return [
    ...items.flatMap((item) => usersOf(item, store)).map(toUse),
    ...sites.map(({ name }) => ({
      itemId: undefined,
      name: 'Settings',
      site: name,
      language: undefined,
    })),
  ];
}

/** The pages that show an item; itself, if it belongs to a whole site. */
function usersOf(item: Item, store: ContentStore): readonly Item[] {
  if (isPage(item)) return [item];
  const pages = pagesUsing(item.id, store);
  const isOfPage = store.ancestors(item).some(isPage);
  return pages.length > 0 || isOfPage ? pages : [item];
}

function toUse({ id, displayName, siteName, language }: Item): MediaUse {
  return { itemId: id, name: displayName, site: siteName, language };
}

function textsOf({ fields, layout }: Item): readonly string[] {
  const blocks: readonly Rendering[] = layout ? blocksIn(layout.placeholders) : [];
  return [
    ...fields.map(({ value }) => textOfValue(value)),
    ...blocks.flatMap(({ params }) => Object.values(params)),
  ];
}

function textOfValue(value: FieldValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'richText':
      return value.html;
    case 'image':
      return value.src;
    case 'link':
      return value.href;
    case 'checkbox':
    case 'date':
    case 'number':
    case 'integer':
    case 'multilist':
    case 'lookup':
      return '';
  }
}

/** What the file of a site says outside of items. */
function textOfSite({ attributes, redirects, robots, llmsTxt }: Site): string {
  return JSON.stringify([attributes, redirects, robots, llmsTxt]);
}
