import { randomUUID } from 'node:crypto';
import { ok } from '#domain/result.ts';
import { declarations } from '../declaredTemplates.ts';
import { parseGuid } from '../guid.ts';
import { dataFolderIdOf } from '../loading/loadPages.ts';
import { type Item, sharedListKey } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { changeFields, type FieldInput } from './changeFields.ts';
import { findDraft } from './findItem.ts';
import { itemAsVersion } from './itemAsVersion.ts';
import { checkName, segmentOf } from './itemNames.ts';
import type { ItemState, StoredPlaceholders } from './itemState.ts';
import { refuseTakenRoute, routeAt } from './pageAddress.ts';
import { routeBelow, stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';

interface CreateInput {
  readonly name: string;
  readonly templateId: string;
  /** Id or path. */
  readonly parent: string;
  readonly language?: string | null | undefined;
  readonly fields?: readonly FieldInput[] | null | undefined;
}

/** Makes an item below another one. */
export function createItem(
  { content, editor }: Authoring,
  input: CreateInput,
): AuthoringResult<Item> {
  const drafts = content.drafts();
  const templateName = templateNamed(input.templateId, drafts);
  if (templateName === undefined)
    return invalid(`There is no template ${input.templateId}.`, 'templateId');
  const above = findParent(content, input);
  if (!above.ok) return above;
  const { parent, created: folder } = above.value;
  const { language } = parent;
  const name = checkName(input.name.trim(), parent, drafts);
  if (!name.ok) return name;
  const start = newState({ name: name.value, templateName, parent }, content);
  const state = changeFields(start, input.fields ?? [], { content, item: undefined });
  if (!state.ok) return state;
  const id = randomUUID();
  const { siteName } = parent;
  const place = { id, siteName, language };
  const free = refuseTakenRoute(routeAt(state.value, place, drafts), place, drafts);
  if (!free.ok) return free;
  const change = { item: id, language, state: state.value, note: 'created' };
  content.change([...folder, change], editor.name);
  return findDraft(content, { itemId: id, language });
}

/** The item below which another one is made. */
export interface FoundParent {
  readonly parent: Item;
  /** The folder, if it has to be made too. */
  readonly created: readonly ItemChange[];
}

/** The parent of a new item. The folder `Data` of a page is made when its first item is. */
export function findParent(
  content: AuthoredContent,
  { parent: wanted, language }: Pick<CreateInput, 'parent' | 'language'>,
): AuthoringResult<FoundParent> {
  const reference = parseGuid(wanted) ? { itemId: wanted } : { path: wanted };
  const found = findDraft(content, { ...reference, language });
  const elsewhere = found.ok || !language ? found : findDraft(content, reference);
  if (elsewhere.ok) {
    const parent = { ...elsewhere.value, language: language || elsewhere.value.language };
    return ok({ parent, created: [] });
  }
  const [, pagePath] = /^(.+)\/Data\/?$/.exec(wanted) ?? [];
  const page = findDraft(content, { path: pagePath, language });
  if (pagePath !== undefined && page.ok && isPage(page.value))
    return ok(dataFolderOf(page.value, content));
  return invalid(`There is no item ${wanted}.`, 'parent');
}

function dataFolderOf(page: Item, content: AuthoredContent): FoundParent {
  const state = newState({ name: 'Data', templateName: 'Folder', parent: page }, content);
  const key = { item: dataFolderIdOf(page.id), language: page.language };
  const version = { ...key, version: 1, state, base: undefined, revision: '' };
  const stored = { ...version, by: '', at: state.created, note: 'created' };
  const parent = itemAsVersion(stored, content.drafts()) ?? page;
  return { parent, created: [{ ...key, state, note: 'created' }] };
}

interface NewItemFacts {
  readonly name: string;
  readonly templateName: string;
  readonly parent: Item;
}

function newState(
  { name, templateName, parent }: NewItemFacts,
  content: AuthoredContent,
): ItemState {
  const store = content.drafts();
  const siblings = store.children(parent).map(({ sortOrder }) => sortOrder);
  const state: ItemState = {
    name,
    displayName: name,
    templateName,
    parentId: parent.id,
    sortOrder: Math.max(99, ...siblings) + 1,
    created: content.time(),
    fields: [],
  };
  if (!isPageTemplate(templateName, store)) return state;
  const place = { language: parent.language, segment: segmentOf(name) };
  const route = routeBelow(parent, place, store);
  return { ...state, layout: { route, placeholders: newLayout(parent, store) } };
}

function isPageTemplate(name: string, store: ContentStore): boolean {
  if (declarations().pageTemplates.has(name)) return true;
  return store.items.some((item) => item.templateName === name && isPage(item));
}

/**
 * A new page has the placeholders of the nearest page above, with nothing but the lists that pages of its language share, such as
 * the header. Those that this page lacks are those of the start page.
 */
function newLayout(parent: Item, store: ContentStore): StoredPlaceholders {
  const above = [parent, ...store.ancestors(parent)].filter(isPage);
  const [nearest = {}, home = {}] = [above[0], above.at(-1)].map((page) =>
    page ? sharedLists(page, parent, store) : { 'headless-main': [] },
  );
  const own = Object.entries(nearest).filter(([key, list]) => list.length > 0 || !home[key]);
  return { ...home, ...Object.fromEntries(own) };
}

function sharedLists(
  page: Item,
  { siteName = '', language }: Pick<Item, 'siteName' | 'language'>,
  store: ContentStore,
): StoredPlaceholders {
  const { layout } = stateOf(page, store);
  const isShared = (list: string) => store.sharedLists.has(sharedListKey(siteName, language, list));
  return Object.fromEntries(
    Object.entries(layout?.placeholders ?? {}).map(([key, list]) => [
      key,
      list.filter((each) => 'include' in each && isShared(each.include)),
    ]),
  );
}

/** The name of the template with an id; undefined if there is none. */
function templateNamed(id: string, store: ContentStore): string | undefined {
  const wanted = parseGuid(id);
  if (wanted === undefined) return undefined;
  for (const template of store.templates()) if (template.id === wanted) return template.name;
  return undefined;
}
