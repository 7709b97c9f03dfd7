import { fieldTypeName, revisionOf } from '../editing.ts';
import { formatGuid } from '../guid.ts';
import { itemUrlPath } from '../itemUrl.ts';
import type { Item, Site } from '../model.ts';
import { type ContentStore, isPage, kindOf, type Template } from '../store.ts';
import { fieldOf, systemFields } from '../systemFields.ts';
import type { AuthoredContent } from './authoredContent.ts';
import { rawFieldOf } from './changeFields.ts';
import type { DeletedPage } from './deletedPages.ts';
import { reasonToStay } from './fixedPages.ts';
import { layoutFieldName } from './layoutField.ts';

interface Format {
  readonly format: string;
}

/** Ids are in lower case here, as the vendor's authoring API has them. */
function idAs(id: string, { format }: Format): string {
  return formatGuid(id, format).toLowerCase();
}

/** An item in the shape of the authoring schema. */
export function draftView(item: Item, content: DraftContent): object {
  const store = content.drafts();
  const view = (each: Item) => draftView(each, content);
  return {
    itemId: (format: Format) => idAs(item.id, format),
    name: item.name,
    displayName: item.displayName,
    path: item.path,
    version: item.version,
    language: { name: item.language },
    template: () => templateSummary(store.template(item.templateName)),
    parent: () => store.ancestors(item).slice(0, 1).map(view)[0] ?? null,
    hasChildren: () => store.children(item).length > 0,
    children: () => ({ nodes: store.children(item).map(view) }),
    fields: (wanted: FieldsArguments) => ({
      nodes: () => fieldNames(item, wanted, store).map((name) => rawFieldView(item, name, store)),
      revision: () => revisionOf(item),
    }),
    field: ({ name }: { name: string }) => namedRawField(item, name, store),
    versions: () => store.versions(item).map(view),
    url: () => (isPage(item) ? itemUrlPath(item, store) : null),
    publishedUrl: () => publishedUrl(item, content.published()),
    fixedBecause: () => reasonToStay(item, store) ?? null,
  };
}

/** What is shown of drafts. */
export type DraftContent = Pick<AuthoredContent, 'drafts' | 'published'>;

function publishedUrl({ id, language }: Item, published: ContentStore): string | null {
  const seen = published.item(id, language);
  return seen && isPage(seen) ? itemUrlPath(seen, published) : null;
}

interface FieldsArguments {
  readonly ownFields: boolean | null;
  readonly excludeStandardFields: boolean | null;
}

const standardNames = ['__Display name', '__Sortorder', layoutFieldName];

function fieldNames(item: Item, wanted: FieldsArguments, store: ContentStore): readonly string[] {
  const own = item.fields.map(({ name }) => name);
  const declared = store.template(item.templateName).fields.keys();
  const all = wanted.ownFields ? own : [...new Set([...declared, ...own])];
  if (wanted.excludeStandardFields !== false) return all;
  return [...all, ...standardNames, ...systemFields(item).map(({ name }) => name)];
}

function rawFieldView(item: Item, name: string, store: ContentStore): object {
  const field = fieldOf(item, name);
  const template = store.template(item.templateName);
  const kind = field ? kindOf(field, template) : (template.fields.get(name) ?? 'text');
  const type = name === layoutFieldName ? 'Layout' : fieldTypeName(kind);
  return { name, value: rawFieldOf(item, name), type };
}

/** A field that the item has, or that its template or the platform declares; null for others. */
function namedRawField(item: Item, name: string, store: ContentStore): object | null {
  const names = fieldNames(item, { ownFields: false, excludeStandardFields: false }, store);
  const known = names.find((each) => each.toLowerCase() === name.toLowerCase());
  return known === undefined ? null : rawFieldView(item, known, store);
}

/** A template in the shape of the authoring schema. */
export function templateSummary({ id, name }: Pick<Template, 'id' | 'name'>): object {
  return { templateId: (format: Format) => idAs(id, format), name };
}

/** A site in the shape of the authoring schema. */
export function authoredSiteView(site: Site, content: DraftContent): object {
  const { name, hostname: hostName, rootPath, language, languages } = site;
  return {
    name,
    hostName,
    rootPath,
    language,
    languages,
    home: (wanted: { language?: string | null }) => {
      const home = content.drafts().page(name, '/', wanted.language ?? language);
      return home ? draftView(home, content) : null;
    },
  };
}

/** A page that uses an item, in the shape of the authoring schema. */
export function usingPageView({ id, name, path, siteName = '', language }: Item): object {
  return { itemId: formatGuid(id).toLowerCase(), name, path, site: siteName, language };
}

/** A deleted page in the shape of the authoring schema. */
export function deletedPageView({ id, isSeen, route, ...page }: DeletedPage): object {
  const itemId = (format: Format) => idAs(id, format);
  return { ...page, itemId, route: route ?? null, isPublished: isSeen };
}
