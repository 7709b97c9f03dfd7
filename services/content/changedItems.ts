import { formatGuid } from './guid.ts';
import type { Item, Site } from './model.ts';
import { type ContentStore, settingsPath } from './store.ts';

/** A change of an item, as the platform's webhook reports it. */
export interface ItemUpdate {
  identifier: string;
  entity_definition: 'Item' | 'LayoutData';
  operation: 'Create' | 'Update' | 'Delete';
  entity_culture: string;
}

/** What differs between two states of the content. A page is reported as an item and as its layout. */
export function changedItems(before: ContentStore, after: ContentStore): ItemUpdate[] {
  const old = new Map(before.items.map((item) => [keyOf(item), item]));
  const current = new Map(after.items.map((item) => [keyOf(item), item]));
  const written = after.items.flatMap((item) => {
    const earlier = old.get(keyOf(item));
    if (!earlier) return updatesOf(item, 'Create');
    // Most items are the same objects in both states.
    return earlier === item || contentOf(earlier) === contentOf(item)
      ? []
      : updatesOf(item, 'Update');
  });
  const removed = before.items.filter((item) => !current.has(keyOf(item)));
  return [
    ...written,
    ...removed.flatMap((item) => updatesOf(item, 'Delete')),
    ...after.sites.flatMap((site) => changedSettings(site, before, after)),
  ];
}

function keyOf({ id, language }: Item): string {
  return `${id} ${language}`;
}

/** All items of a file have its times, so they say little about one. Versions of equal content have different numbers. */
function contentOf({ created: _, updated: _updated, version: _version, ...content }: Item): string {
  return JSON.stringify(content);
}

function updatesOf(item: Item, operation: ItemUpdate['operation']): ItemUpdate[] {
  const { id, language: entity_culture, layout } = item;
  const identifier = formatGuid(id);
  const update = { identifier, entity_definition: 'Item', operation, entity_culture } as const;
  if (!layout) return [update];
  return [
    update,
    { ...update, identifier: `${identifier}-layout`, entity_definition: 'LayoutData' },
  ];
}

/** A site's attributes and redirects have no items of their own here. On the platform they are below its settings. */
function changedSettings(site: Site, before: ContentStore, after: ContentStore): ItemUpdate[] {
  const earlier = before.site(site.name);
  if (!earlier || settingsOf(earlier) === settingsOf(site)) return [];
  return site.languages.flatMap((language) => {
    const item = after.item(settingsPath(site), language);
    return item ? updatesOf(item, 'Update') : [];
  });
}

/** Dictionaries have items. */
function settingsOf({ dictionaries: _, ...settings }: Site): string {
  return JSON.stringify(settings);
}
