import { formatGuid, parseGuid } from '../guid.ts';
import { itemUrlPath } from '../itemUrl.ts';
import { layoutJson } from '../layoutJson.ts';
import type { Item } from '../model.ts';
import { itemPaging, type PageArguments, pageOf, type ResultPage } from '../paging.ts';
import { bySortOrder, isPage } from '../store.ts';
import { fieldOf, systemFields } from '../systemFields.ts';
import { templateIds } from '../templates.ts';
import { fieldView } from './fieldView.ts';
import { languageView } from './languageView.ts';
import { templateView } from './templateView.ts';
import type { World } from './world.ts';

interface FilterArguments {
  hasLayout?: boolean | null;
  includeTemplateIDs?: readonly (string | null)[] | null;
}

/** An item in the schema's shape; expensive members are computed on demand. */
export function itemView(item: Item, world: World): object {
  const { store } = world;
  const view = (other: Item) => itemView(other, world);
  return {
    __typename: 'UnknownItem',
    id: ({ format }: { format: string }) => formatGuid(item.id, format),
    name: item.name,
    displayName: item.displayName,
    path: item.path,
    version: item.version,
    language: () => languageView(item.language),
    languages: () => store.versions(item).map(view),
    url: () => urlView(item, world),
    template: () => templateView(store.template(item.templateName), store),
    field: ({ name }: { name: string }) => namedField(item, name, world),
    fields: ({ ownFields }: { ownFields: boolean | null }) => {
      const inherited = ownFields === true ? [] : systemFields(item);
      const scope = { item, world, itemView: view };
      return [...item.fields, ...inherited].map((field) => fieldView(field, scope));
    },
    rendered: () => (isPage(item) ? layoutJson(item, world) : null),
    personalization: { variantIds: [] },
    ...relatives(item, world),
  };
}

function relatives(item: Item, world: World): object {
  const { store } = world;
  const view = (other: Item) => itemView(other, world);
  const children = (filter: FilterArguments) => store.children(item).filter(passes(filter));
  return {
    parent: () => store.ancestors(item).slice(0, 1).map(view)[0] ?? null,
    ancestors: (filter: FilterArguments) => {
      return store.ancestors(item).filter(passes(filter)).map(view);
    },
    hasChildren: (filter: FilterArguments) => children(filter).length > 0,
    children: (wanted: FilterArguments & PageArguments) => {
      const all = children(wanted);
      return pageView(pageOf(all, wanted, itemPaging(all, bySortOrder, store)), world);
    },
  };
}

/** A page of items in the schema's shape. */
export function pageView(page: ResultPage<Item>, world: World): object {
  return { ...page, results: page.results.map((item) => itemView(item, world)) };
}

function passes({ hasLayout, includeTemplateIDs }: FilterArguments): (item: Item) => boolean {
  const wanted = (includeTemplateIDs ?? []).map((id) => parseGuid(id ?? ''));
  return (item) => {
    if (hasLayout === true && !isPage(item)) return false;
    return wanted.length === 0 || templateIds(item.templateName).some((id) => wanted.includes(id));
  };
}

function namedField(item: Item, name: string, world: World): object | null {
  const field = fieldOf(item, name);
  const view = (other: Item) => itemView(other, world);
  return field === undefined ? null : fieldView(field, { item, world, itemView: view });
}

function urlView(item: Item, { store }: World): object {
  const site = item.siteName === undefined ? undefined : store.site(item.siteName);
  const path = itemUrlPath(item, store);
  const hostName = site?.hostname ?? '';
  const url = site === undefined ? path : `https://${hostName}${path}`;
  return { scheme: 'https', hostName, siteName: site?.name ?? '', path, url };
}
