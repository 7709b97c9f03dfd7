import type { FileTimes } from '../../seed/seedReader.ts';
import { guidFrom } from '../guid.ts';
import type { Field, Item, PageLayout } from '../model.ts';
import { siteTemplate } from '../templates.ts';

/** An item to add to the tree; name, id and parent are derived from its path. */
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
  /** When the file it comes from was made and changed. */
  times: FileTimes;
}

/** Collects items and creates folder items for missing ancestors. */
export interface Tree {
  /** Path of the item above all sites. */
  tenantPath: string;
  /** Adds an item; false if the path is already taken in that language. */
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
    ...item.times,
    sortOrder: item.sortOrder ?? 100,
    fields: item.fields ?? [],
    ...(item.layout === undefined ? {} : { layout: item.layout }),
  };
}

/** Creates an empty tree below a tenant's item. */
export function createTree(tenantName: string): Tree {
  const tenantPath = `/sitecore/content/${tenantName}`;
  const items = new Map<string, Item>();
  const keyOf = (path: string, language: string) => `${language}:${path.toLowerCase()}`;

  function add(item: NewItem): boolean {
    const key = keyOf(item.path, item.language);
    if (items.has(key)) return false;
    items.set(key, toItem(item));
    return true;
  }

  /** A folder has the times of the first item below it. */
  function addFolders({ path, language, siteName, created, updated }: Item): void {
    const parent = parentPath(path);
    if (parent === undefined || items.has(keyOf(parent, language))) return;
    const insideSite = parent.length > tenantPath.length;
    // The item right below the tenant is a site's top.
    const templateName = parentPath(parent) === tenantPath ? siteTemplate : 'Folder';
    const folder = { path: parent, language, templateName };
    const item = toItem({
      ...folder,
      times: { created, updated },
      siteName: insideSite ? siteName : undefined,
    });
    items.set(keyOf(parent, language), item);
    addFolders(item);
  }

  return {
    tenantPath,
    add,
    items: () => {
      for (const item of [...items.values()]) addFolders(item);
      return [...items.values()];
    },
  };
}
