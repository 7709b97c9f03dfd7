import type { FileTimes } from '../../seed/seedReader.ts';
import { guidFrom } from '../guid.ts';
import type { Field, Item, PageLayout, Rendering, SharedLists } from '../model.ts';
import { siteTemplate } from '../templates.ts';

/** An item to add to the tree; its name and parent are derived from its path. */
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
  /**
   * Gives the item at a path an id, in all languages. Items without one have an id that is derived from their path. Returns
   * why the id can't be given: the path has another one, or another path has it.
   */
  giveId: (path: string, id: string) => 'hasOther' | 'isTaken' | undefined;
  /**
   * Gives an id to the item whose name ends with a part of a uid, which is long enough to tell it from others. Returns its path;
   * undefined if another item has the id.
   */
  nameById: (prefix: string, uid: string, id: string) => string | undefined;
  /** The id of the item at a path, which needn't have been added yet. */
  idAt: (path: string) => string;
  /** Adds an item; false if the path is already taken in that language. */
  add: (item: NewItem) => boolean;
  /** Keeps a list of blocks that pages share, as the first page has it. */
  noteShared: (key: string, renderings: readonly Rendering[]) => void;
  sharedLists: () => SharedLists;
  /** All items, each with its ancestors. */
  items: () => Item[];
}

/** The id of the item at a path to which the content files give none. */
export function itemIdAt(path: string): string {
  return guidFrom('item', path);
}

function parentPath(path: string): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? undefined : parent;
}

function toItem(item: NewItem, idAt: Tree['idAt']): Item {
  const name = item.path.slice(item.path.lastIndexOf('/') + 1);
  const parent = parentPath(item.path);
  return {
    id: idAt(item.path),
    name,
    displayName: item.displayName ?? name,
    path: item.path,
    language: item.language,
    version: 1,
    templateName: item.templateName,
    parentId: parent === undefined ? undefined : idAt(parent),
    siteName: item.siteName,
    ...item.times,
    sortOrder: item.sortOrder ?? 100,
    fields: item.fields ?? [],
    ...(item.layout === undefined ? {} : { layout: item.layout }),
  };
}

/** The ids that content files give to items, by the paths of the items. Letter case of paths doesn't matter. */
function createGivenIds(): Pick<Tree, 'giveId' | 'nameById' | 'idAt'> {
  const ids = new Map<string, string>();
  const paths = new Map<string, string>();
  const giveId: Tree['giveId'] = (path, id) => {
    const key = path.toLowerCase();
    const known = ids.get(key);
    if (known !== undefined) return known === id ? undefined : 'hasOther';
    if (paths.has(id)) return 'isTaken';
    ids.set(key, id);
    paths.set(id, key);
    return undefined;
  };
  return {
    giveId,
    nameById: (prefix, uid, id) => {
      const names = [uid.slice(0, 8), uid].map((end) => `${prefix}-${end}`);
      return names.find((path) => giveId(path, id) === undefined);
    },
    idAt: (path) => ids.get(path.toLowerCase()) ?? itemIdAt(path),
  };
}

function createSharedLists(): Pick<Tree, 'noteShared' | 'sharedLists'> {
  const lists = new Map<string, readonly Rendering[]>();
  return {
    noteShared: (key, renderings) => {
      if (!lists.has(key)) lists.set(key, renderings);
    },
    sharedLists: () => lists,
  };
}

/** Creates an empty tree below a tenant's item. */
export function createTree(tenantName: string): Tree {
  const tenantPath = `/sitecore/content/${tenantName}`;
  const items = new Map<string, Item>();
  const { giveId, nameById, idAt } = createGivenIds();
  const keyOf = (path: string, language: string) => `${language}:${path.toLowerCase()}`;

  function add(item: NewItem): boolean {
    const key = keyOf(item.path, item.language);
    if (items.has(key)) return false;
    items.set(key, toItem(item, idAt));
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
    const times = { created, updated };
    const item = toItem({ ...folder, times, siteName: insideSite ? siteName : undefined }, idAt);
    items.set(keyOf(parent, language), item);
    addFolders(item);
  }

  return {
    tenantPath,
    giveId,
    nameById,
    idAt,
    add,
    ...createSharedLists(),
    items: () => {
      for (const item of [...items.values()]) addFolders(item);
      return [...items.values()];
    },
  };
}
