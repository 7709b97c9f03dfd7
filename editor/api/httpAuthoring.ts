import { z } from 'zod';
import { ok, type Result } from '#domain/result.ts';
import { dashedGuid } from '../protocol/guid.ts';
import {
  type AuthoredItem,
  type AuthoringApi,
  type FieldTexts,
  type ItemAddress,
  layoutField,
} from './authoringApi.ts';
import type { Authored, AuthoringFailure } from './authoringFailure.ts';
import { askAuthoring } from './graphql.ts';
import { askPages } from './httpPages.ts';
import { createPageWrites } from './httpPageWrites.ts';
import { askTags } from './httpTags.ts';

const guid = z.string().transform((text) => dashedGuid(text) ?? text);

/** The standard fields that editors write. The service writes the others, such as when an item was changed. */
const writtenStandardFields = [layoutField, '__Display name', '__Sortorder'];

function isOwn(field: string): boolean {
  return !field.startsWith('__') || writtenStandardFields.includes(field);
}

const itemSchema = z
  .object({
    itemId: guid,
    name: z.string(),
    displayName: z.string(),
    path: z.string(),
    version: z.number(),
    language: z.object({ name: z.string() }),
    template: z.object({ name: z.string() }),
    fields: z.object({
      revision: z.string(),
      nodes: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  })
  .transform(
    ({ language, template, fields, ...item }): AuthoredItem => ({
      ...item,
      language: language.name,
      templateName: template.name,
      revision: fields.revision,
      fields: Object.fromEntries(
        fields.nodes.flatMap(({ name, value }) => (isOwn(name) ? [[name, value]] : [])),
      ),
    }),
  );

// Standard fields too, because the layout is one of them.
const itemParts = `itemId(format: "D") name displayName path version language { name } template { name }
  fields(excludeStandardFields: false) { revision nodes { name value } }`;

const payload = z.object({ item: itemSchema });

/** Asks the authoring API of the services process. */
export function createHttpAuthoring(csrf: () => string): AuthoringApi {
  const ask = <Value>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    schema: z.ZodType<Value>,
  ) => askAuthoring(csrf(), query, variables, schema);
  const items = (itemIds: readonly string[], language: string) => askItems(ask, itemIds, language);
  const item = async (address: ItemAddress) =>
    first(await items([address.itemId], address.language));
  return {
    pages: (site, language) => askPages(ask, site, language),
    tags: (site, language) => askTags(ask, site, language),
    item,
    items,
    itemAt: async (address, version) => askVersion(ask, address, version),
    ...writers(ask, item),
    ...readers(ask),
    ...createPageWrites({ ask, templateId: (name) => askTemplate(ask, name) }),
  };
}

type Ask = <Value>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: z.ZodType<Value>,
) => Authored<Value>;

const updateMutation = `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { ${itemParts} } } }`;
const createMutation = `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { ${itemParts} } } }`;
const copyMutation =
  'mutation ($input: CopyItemInput!) { copyItem(input: $input) { item { itemId(format: "D") } } }';
const publishMutation =
  'mutation ($input: PublishItemInput!) { publishItem(input: $input) { operationId } }';

const updated = z.object({ updateItem: payload });
const created = z.object({ createItem: payload });
const copied = z.object({ copyItem: z.object({ item: z.object({ itemId: guid }) }) });
const published = z.object({ publishItem: z.object({ operationId: z.string() }) });

/** The part that changes items. */
function writers(
  ask: Ask,
  item: AuthoringApi['item'],
): Pick<AuthoringApi, 'copy' | 'create' | 'update'> {
  return {
    update: async (update) => {
      const { fields, ...input } = update;
      const answer = await ask(
        updateMutation,
        { input: { ...input, fields: named(fields) } },
        updated,
      );
      return map(answer, ({ updateItem }) => updateItem.item);
    },
    create: async ({ parentPath, templateName, fields, ...rest }) => {
      const templateId = await askTemplate(ask, templateName);
      if (!templateId.ok) return templateId;
      const input = {
        ...rest,
        templateId: templateId.value,
        parent: parentPath,
        fields: named(fields),
      };
      return map(
        await ask(createMutation, { input }, created),
        ({ createItem }) => createItem.item,
      );
    },
    copy: copier(ask, item),
  };
}

function copier(ask: Ask, item: AuthoringApi['item']): AuthoringApi['copy'] {
  return async ({ itemId, language }, { name, below }) => {
    const place = below && {
      targetParentPath: below.path,
      languages: [language],
      targetLanguage: below.language,
    };
    const input = { itemId, copyItemName: name, ...place };
    const answer = await ask(copyMutation, { input }, copied);
    if (!answer.ok) return answer;
    const { itemId: copyId } = answer.value.copyItem.item;
    return item({ itemId: copyId, language: below?.language ?? language });
  };
}

/** The part that doesn't change items. */
function readers(
  ask: Ask,
): Pick<AuthoringApi, 'history' | 'publish' | 'publishStates' | 'renderingDefinitions' | 'usedBy'> {
  return {
    history: async ({ itemId, language }) =>
      map(
        await ask(historyQuery, { itemId, language }, historySchema),
        ({ history }) => history.nodes,
      ),
    usedBy: async (itemId) =>
      map(await ask(usedByQuery, { itemId }, usedBySchema), ({ usedBy }) => usedBy.nodes),
    renderingDefinitions: async () =>
      map(
        await ask(definitionsQuery, {}, definitionsSchema),
        ({ renderingDefinitions }) => renderingDefinitions.nodes,
      ),
    publishStates: (itemIds, language) => askStates(ask, itemIds, language),
    publish: async ({ itemId, language }) => {
      const input = {
        rootItemId: itemId,
        languages: [language],
        publishItemMode: 'SMART',
        publishRelatedItems: true,
        publishSubItems: false,
      };
      return map(await ask(publishMutation, { input }, published), () => undefined);
    },
  };
}

/** So many items are asked for at once, in one request. */
const batchSize = 50;

/** Asks for several things at once: each has an alias with its number. */
async function askInBatches<Value>(
  ask: Ask,
  ids: readonly string[],
  part: (variable: string) => string,
  schema: z.ZodType<Value>,
  language: string,
): Promise<Result<readonly (Value | null)[], AuthoringFailure>> {
  const values: (Value | null)[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const declared = batch.map((_, at) => `$i${at}: ID!`).join(', ');
    const asked = batch.map((_, at) => `a${at}: ${part(`$i${at}`)}`).join('\n');
    const variables = Object.fromEntries(batch.map((id, at) => [`i${at}`, id]));
    const answer = await ask(
      `query ($language: String!, ${declared}) { ${asked} }`,
      { ...variables, language },
      z.record(z.string(), schema.nullable()),
    );
    if (!answer.ok) return answer;
    values.push(...batch.map((_, at) => answer.value[`a${at}`] ?? null));
  }
  return ok(values);
}

async function askItems(
  ask: Ask,
  itemIds: readonly string[],
  language: string,
): Promise<Result<readonly AuthoredItem[], AuthoringFailure>> {
  const part = (id: string) =>
    `item(where: { itemId: ${id}, language: $language }) { ${itemParts} }`;
  const answer = await askInBatches(ask, itemIds, part, itemSchema, language);
  return map(answer, (items) => items.filter((each) => each !== null));
}

const stateSchema = z.enum(['published', 'changed', 'unpublished']);

async function askStates(ask: Ask, itemIds: readonly string[], language: string) {
  const part = (id: string) => `publishState(itemId: ${id}, language: $language)`;
  const answer = await askInBatches(ask, itemIds, part, stateSchema, language);
  return map(answer, (states) =>
    Object.fromEntries(
      states.flatMap((state, at) => {
        const id = itemIds[at];
        return state === null || id === undefined ? [] : [[id, state] as const];
      }),
    ),
  );
}

async function askVersion(
  ask: Ask,
  { itemId, language }: ItemAddress,
  version: number,
): Promise<Result<FieldTexts, AuthoringFailure>> {
  const answer = await ask(versionQuery, { itemId, language, version }, versionSchema);
  return map(answer, ({ item }) => item.fields);
}

const versionQuery = `query ($itemId: ID!, $language: String!, $version: Int!) {
  item(where: { itemId: $itemId, language: $language, version: $version }) { ${itemParts} }
}`;
const versionSchema = z.object({ item: itemSchema });

const historyQuery = `query ($itemId: ID!, $language: String!) {
  history(itemId: $itemId, language: $language) { nodes { version revision at by note isPublished } }
}`;
const historySchema = z.object({
  history: z.object({
    nodes: z.array(
      z.object({
        version: z.number(),
        revision: z.string(),
        at: z.string(),
        by: z.string(),
        note: z.string(),
        isPublished: z.boolean(),
      }),
    ),
  }),
});

const usedByQuery =
  'query ($itemId: ID!) { usedBy(itemId: $itemId) { nodes { itemId name site language } } }';
const usedBySchema = z.object({
  usedBy: z.object({
    nodes: z.array(
      z.object({ itemId: guid, name: z.string(), site: z.string(), language: z.string() }),
    ),
  }),
});

const definitionsQuery = '{ renderingDefinitions { nodes { id componentName } } }';
const definitionsSchema = z.object({
  renderingDefinitions: z.object({
    nodes: z.array(z.object({ id: guid, componentName: z.string() })),
  }),
});

const templatesQuery = '{ templates { nodes { templateId(format: "D") name } } }';
const templatesSchema = z.object({
  templates: z.object({ nodes: z.array(z.object({ templateId: guid, name: z.string() })) }),
});

async function askTemplate(ask: Ask, name: string): Promise<Result<string, AuthoringFailure>> {
  const answer = await ask(templatesQuery, {}, templatesSchema);
  if (!answer.ok) return answer;
  const template = answer.value.templates.nodes.find((each) => each.name === name);
  return template ? ok(template.templateId) : { ok: false, failure: { kind: 'not-found' } };
}

function named(fields: FieldTexts) {
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

function map<From, To>(
  answer: Result<From, AuthoringFailure>,
  toValue: (value: From) => To,
): Result<To, AuthoringFailure> {
  return answer.ok ? ok(toValue(answer.value)) : answer;
}

function first<Value>(
  answer: Result<readonly Value[], AuthoringFailure>,
): Result<Value, AuthoringFailure> {
  if (!answer.ok) return answer;
  const [value] = answer.value;
  return value === undefined ? { ok: false, failure: { kind: 'not-found' } } : ok(value);
}
