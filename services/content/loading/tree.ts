import { guidFrom } from '../guid.ts';
import type { Field, Item, PageLayout } from '../model.ts';

/** Path of the tenant, the item above all sites. */
export const tenantPath = '/sitecore/content/Nordvik';

/** An item to put into the tree; name, id and parent follow from its path. */
export interface NewItem {
  path: string;
  language: string;
  displayName?: string | undefined;
  templateName: string;
  siteName?: string | undefined;
  /** @default 100 */
  sortOrder?: number | undefined;
  fields?: readonly Field[] | undefined;
  layout?: PageLayout | undefined;
}

/** Collects items and closes the gaps between them with folders. */
export interface Tree {
  /** Adds an item; false where the path is taken in that language. */
  add: (item: NewItem) => boolean;
  /** All items, each with its ancestors. */
  items: () => Item[];
}

/** The id of the item at a path. */
export function itemIdAt(path: string): string {
  return guidFrom('item', path);
}

function parentPath(path: string): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? undefined : parent;
}

function toItem(item: NewItem): Item {
  const name = item.path.slice(item.path.lastIndexOf('/') + 1);
  const parent = parentPath(item.path);
  return {
    id: itemIdAt(item.path),
    name,
    displayName: item.displayName ?? name,
    path: item.path,
    language: item.language,
    version: 1,
    templateName: item.templateName,
    parentId: parent === undefined ? undefined : itemIdAt(parent),
    siteName: item.siteName,
    sortOrder: item.sortOrder ?? 100,
    fields: item.fields ?? [],
    ...(item.layout === undefined ? {} : { layout: item.layout }),
  };
}

/** An empty tree. */
export function createTree(): Tree {
  const items = new Map<string, Item>();
  const keyOf = (path: string, language: string) => `${language}:${path.toLowerCase()}`;

  function add(item: NewItem): boolean {
    const key = keyOf(item.path, item.language);
    if (items.has(key)) return false;
    items.set(key, toItem(item));
    return true;
  }

  function addFolders({ path, language, siteName }: Item): void {
    const parent = parentPath(path);
    if (parent === undefined || items.has(keyOf(parent, language))) return;
    const insideSite = parent.length > tenantPath.length;
    const folder = { path: parent, language, templateName: 'Folder' };
    const item = toItem({ ...folder, siteName: insideSite ? siteName : undefined });
    items.set(keyOf(parent, language), item);
    addFolders(item);
  }

  return {
    add,
    items: () => {
      for (const item of [...items.values()]) addFolders(item);
      return [...items.values()];
    },
  };
}
