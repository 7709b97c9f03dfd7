import { declarations, type FieldKinds } from './declaredTemplates.ts';
import { guidFrom, parseGuid } from './guid.ts';
import { lazily } from './lazily.ts';
import type { ContentTree, Field, FieldKind, Item, PageItem, Site } from './model.ts';
import { templateId } from './templates.ts';
import { wildcardPage } from './wildcardPage.ts';

/** A template: its declared fields by name, then those that only its items have, in order of appearance. */
export interface Template {
  id: string;
  name: string;
  fields: FieldKinds;
}

/** The content tree with every index the resolvers need. Immutable; a reload creates a new one. */
export interface ContentStore extends Required<ContentTree> {
  site: (name: string) => Site | undefined;
  /** An item by id (any notation) or by content path. */
  item: (idOrPath: string, language: string) => Item | undefined;
  /** The page at an address of a site and language: an exact match, or else a wildcard page. */
  page: (site: string, routePath: string, language: string) => PageItem | undefined;
  /** All pages of a site in one language, by address. */
  pages: (site: string, language: string) => readonly PageItem[];
  /** Children, in sort order. */
  children: (item: Item) => readonly Item[];
  /** Ancestors, nearest first. */
  ancestors: (item: Item) => readonly Item[];
  /** The same item in every language it exists in, itself included. */
  versions: (item: Item) => readonly Item[];
  template: (name: string) => Template;
  /** All templates that are declared or used. */
  templates: () => Iterable<Template>;
}

/** Whether an item is a page. */
export function isPage(item: Item): item is PageItem {
  return item.layout !== undefined;
}

/** The id of a template's field. */
export function fieldId(templateName: string, fieldName: string): string {
  return guidFrom('field', templateName, fieldName);
}

/** Content path of the item that holds a site's settings. */
export function settingsPath(site: Site): string {
  return `${site.rootPath}/Settings`;
}

/** The order among siblings. Never equal. */
export function bySortOrder(
  a: Pick<Item, 'sortOrder' | 'name'>,
  b: Pick<Item, 'sortOrder' | 'name'>,
): number {
  return a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : Number(a.name > b.name));
}

/** The order of a site's pages in one language: by address. */
export function byRoute(a: Item, b: Item): number {
  const [first, second] = [a.layout?.routePath ?? '', b.layout?.routePath ?? ''];
  return first < second ? -1 : Number(first > second);
}

function collectTemplates(items: readonly Item[]): ReadonlyMap<string, Template> {
  const templates = new Map<string, Template>();
  const members = Map.groupBy(items, (item) => item.templateName);
  const declared = declarations().templates;
  for (const name of new Set([...declared.keys(), ...members.keys()])) {
    const fields = new Map<string, FieldKind>(declared.get(name));
    for (const field of (members.get(name) ?? []).flatMap((item) => item.fields)) {
      if (!fields.has(field.name)) fields.set(field.name, field.value.kind);
    }
    templates.set(name, { id: templateId(name), name, fields });
  }
  return templates;
}

/** The kind of a field's content. Content files don't tell a text from a rich text without marks; its template does. */
export function kindOf({ name, value }: Field, { fields }: Template): FieldKind {
  const declared = fields.get(name);
  return value.kind === 'text' && declared === 'richText' ? declared : value.kind;
}

function normalRoute(routePath: string): string {
  const trimmed = routePath.replace(/\/+$/, '').toLowerCase();
  if (trimmed === '') return '/';
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

function keyOf(idOrPath: string, language: string): string {
  return `${language}:${idOrPath.toLowerCase()}`;
}

/** Indexes the pages of all sites by their addresses. */
function createPageIndex(items: readonly Item[]): Pick<ContentStore, 'page' | 'pages'> {
  const pages = items.filter(isPage);
  const pagesOf = Map.groupBy(pages.toSorted(byRoute), (page) =>
    keyOf(page.siteName ?? '', page.language),
  );
  const addressOf = (site: string, routePath: string, language: string) =>
    `${keyOf(site, language)}${normalRoute(routePath)}`;
  const byAddress = new Map(
    pages.map((page) => {
      return [addressOf(page.siteName ?? '', page.layout.routePath, page.language), page];
    }),
  );
  return {
    page: (site, routePath, language) =>
      byAddress.get(addressOf(site, routePath, language)) ??
      wildcardPage(pagesOf.get(keyOf(site, language)) ?? [], normalRoute(routePath)),
    pages: (site, language) => pagesOf.get(keyOf(site, language)) ?? [],
  };
}

function childrenByParent(items: readonly Item[]) {
  return Map.groupBy(items.toSorted(bySortOrder), (item) =>
    item.parentId === undefined ? undefined : keyOf(item.parentId, item.language),
  );
}

/** Indexes a content tree. Each change of content makes a new tree, so the indices are made when they are first needed. */
export function createStore(tree: ContentTree): ContentStore {
  const { sites, items, problems, sharedLists = new Map() } = tree;
  const keyed = (name: (item: Item) => string) => () =>
    new Map(items.map((item) => [keyOf(name(item), item.language), item]));
  const byId = lazily(keyed(({ id }) => id));
  const byPath = lazily(keyed(({ path }) => path));
  const byItem = lazily(() => Map.groupBy(items, (item) => item.id));
  const childrenOf = lazily(() => childrenByParent(items));
  const templates = lazily(() => collectTemplates(items));
  const pageIndex = lazily(() => createPageIndex(items));

  function ancestors({ parentId, language }: Item): Item[] {
    const above = parentId === undefined ? undefined : byId().get(keyOf(parentId, language));
    return above === undefined ? [] : [above, ...ancestors(above)];
  }

  return {
    sites,
    items,
    problems,
    sharedLists,
    site: (name) => sites.find((site) => site.name.toLowerCase() === name.toLowerCase()),
    item: (idOrPath, language) => {
      const id = parseGuid(idOrPath);
      if (id !== undefined) return byId().get(keyOf(id, language));
      return byPath().get(keyOf(idOrPath.replace(/\/+$/, ''), language));
    },
    page: (...address) => pageIndex().page(...address),
    pages: (...language) => pageIndex().pages(...language),
    children: (item) => childrenOf().get(keyOf(item.id, item.language)) ?? [],
    ancestors,
    versions: (item) => byItem().get(item.id) ?? [item],
    template: (name) => templates().get(name) ?? { id: templateId(name), name, fields: new Map() },
    templates: () => templates().values(),
  };
}
