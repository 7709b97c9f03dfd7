import { z } from 'zod';
import { ok, type Result } from '#domain/result.ts';
import { dashedGuid } from '../protocol/guid.ts';
import type { Authored, AuthoringFailure } from './authoringFailure.ts';
import type { DeletedPage, NewPage, PageMove, PageRename, PageWrites } from './pageWrites.ts';

type Ask = <Value>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: z.ZodType<Value>,
) => Authored<Value>;

interface PageWritesOptions {
  readonly ask: Ask;
  /** The id of a template by its name. */
  readonly templateId: (name: string) => Authored<string>;
}

/** Asks the authoring API to change the pages of a site. */
export function createPageWrites({ ask, templateId }: PageWritesOptions): PageWrites {
  /** A mutation of which only whether it was done matters. */
  const write = async (mutation: string, input: object): Authored<void> =>
    done(await ask(mutation, { input }, z.unknown()));
  return {
    createPage: (page) => createPage(page, { ask, templateId }),
    renamePage: (rename) => write(...renaming(rename)),
    movePage: (move) => write(moveMutation, moving(move)),
    deletePage: (deletion) => write(deleteMutation, deletion),
    deletedPages: async (site, language) => {
      const answer = await ask(deletedQuery, { site, language }, deletedSchema);
      return answer.ok ? ok(answer.value.deletedPages.nodes) : answer;
    },
    restorePage: (itemId) => write(restoreMutation, { itemId }),
    publishDeletion: (rootItemId) => write(publishMutation, { rootItemId }),
  };
}

function done(answer: Result<unknown, AuthoringFailure>): Result<void, AuthoringFailure> {
  return answer.ok ? ok(undefined) : answer;
}

const guid = z.string().transform((text) => dashedGuid(text) ?? text);
const item = z.object({ item: z.object({ itemId: guid }) });
const created = z.object({ made: item });

const createMutation =
  'mutation ($input: CreateItemInput!) { made: createItem(input: $input) { item { itemId } } }';
const copyMutation =
  'mutation ($input: CopyItemInput!) { made: copyItem(input: $input) { item { itemId } } }';
const updateMutation =
  'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { itemId } } }';
const renameMutation =
  'mutation ($input: RenameItemInput!) { renameItem(input: $input) { item { itemId } } }';
const moveMutation =
  'mutation ($input: MoveItemInput!) { moveItem(input: $input) { item { itemId } } }';
const deleteMutation =
  'mutation ($input: DeleteItemInput!) { deleteItem(input: $input) { successful } }';
const restoreMutation =
  'mutation ($input: RestoreItemInput!) { restoreItem(input: $input) { item { itemId } } }';
const publishMutation =
  'mutation ($input: PublishItemInput!) { publishItem(input: $input) { operationId } }';

async function createPage(
  { parentId, language, name, title, from }: NewPage,
  { ask, templateId }: PageWritesOptions,
): Authored<string> {
  // Two pages with one title in the browser are one too many.
  const fields = [...titleFields(title), { name: 'metaTitle', value: title }];
  if (from.kind === 'page') {
    const { itemId } = from;
    const place = { targetParentId: parentId, copyItemName: name };
    const input = { itemId, ...place, subPages: false, languages: [language], fields };
    return madeId(await ask(copyMutation, { input }, created));
  }
  const template = await templateId(from.templateName);
  if (!template.ok) return template;
  const input = { name, templateId: template.value, parent: parentId, language, fields };
  return madeId(await ask(createMutation, { input }, created));
}

function madeId(answer: Result<z.infer<typeof created>, AuthoringFailure>) {
  return answer.ok ? ok(answer.value.made.item.itemId) : answer;
}

/** The title in menus, and the one that editors read. */
function titleFields(title: string) {
  return ['navTitle', '__Display name'].map((name) => ({ name, value: title }));
}

/** A page whose name stays gets another title only. */
function renaming({ name, title, redirect, ...page }: PageRename): [string, object] {
  const fields = title === undefined ? [] : titleFields(title);
  if (name === undefined) return [updateMutation, { ...page, fields }];
  return [renameMutation, { ...page, newName: name, fields, redirect }];
}

function moving({ itemId, parentId, beside, baseRevision, redirect }: PageMove): object {
  return {
    itemId,
    targetParentId: parentId,
    baseRevision,
    redirect,
    ...(beside && { [`${beside.side}ItemId`]: beside.itemId }),
  };
}

const deletedQuery = `query ($site: String!, $language: String!) {
  deletedPages(siteName: $site, language: $language) { nodes { itemId displayName route by at isPublished } }
}`;
const deletedPage = z
  .object({
    itemId: guid,
    displayName: z.string(),
    route: z.string().nullable(),
    by: z.string(),
    at: z.string(),
    isPublished: z.boolean(),
  })
  .transform(({ route, ...page }): DeletedPage => ({ ...page, route: route ?? undefined }));
const deletedSchema = z.object({ deletedPages: z.object({ nodes: z.array(deletedPage) }) });
