import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { ok } from '#domain/result.ts';
import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import { type AuthoringFailure, type AuthoringResult, invalid } from './authoringFailure.ts';
import {
  authoredSiteView,
  deletedPageView,
  draftView,
  templateSummary,
  usingPageView,
} from './authoringViews.ts';
import { copyItem } from './copyItem.ts';
import { createItem } from './createItem.ts';
import { deletedPages, restoreItem } from './deletedPages.ts';
import { deleteItem } from './deleteItem.ts';
import { findDraft, type ItemInLanguage } from './findItem.ts';
import { itemAsVersion } from './itemAsVersion.ts';
import { addItemVersion, historyOf, restoreVersion, versionOf } from './itemVersions.ts';
import { renderingNames } from './layoutField.ts';
import { moveItem } from './moveItem.ts';
import { publishItems, publishSites, publishStateOf, unpublishItem } from './publishing.ts';
import { pagesUsing } from './relatedItems.ts';
import { renameItem } from './renameItem.ts';
import { type Authoring, updateItem } from './updateItem.ts';

/** How many items the publishes of this process have changed, by their ids. Limited, and only for the callers who ask. */
export interface PublishCounts {
  readonly get: (id: string) => number | undefined;
  readonly set: (id: string, count: number) => unknown;
}

/** The members of the root types of the authoring schema. */
export function authoringRoot(authoring: Authoring, counts: PublishCounts): object {
  return {
    ...questions(authoring, counts),
    ...itemWrites(authoring),
    ...publishes(authoring, counts),
    uploadMedia: ({ input }: { input: UploadInput }) => ({
      presignedUploadUrl: accepted(uploadAddress(authoring, input)),
    }),
  };
}

interface UploadInput {
  readonly itemPath: string;
  readonly alt?: string | null;
}

function uploadAddress(
  { editor, createUploadAddress }: Authoring,
  { itemPath, alt }: UploadInput,
): AuthoringResult<string> {
  if (itemPath.split('/').every((part) => part.trim() === ''))
    return invalid('The path must name the file.', 'itemPath');
  if (!createUploadAddress) return invalid('This service takes no uploads.', 'itemPath');
  return ok(createUploadAddress({ itemPath, alt: alt ?? '', by: editor.name }));
}

interface Input<Operation extends (authoring: Authoring, input: never) => unknown> {
  readonly input: Parameters<Operation>[1];
}

interface KeyArguments {
  readonly itemId: string;
  readonly language: string;
}

function questions({ content }: Authoring, counts: PublishCounts): object {
  const { drafts } = content;
  const keyOf = ({ itemId, language }: KeyArguments) => ({
    item: parseGuid(itemId) ?? '',
    language,
  });
  return {
    item: ({ where }: { where: ItemQuery }) => findVersion({ content }, where),
    sites: () => drafts().sites.map((site) => authoredSiteView(site, content)),
    site: ({ siteName }: { siteName: string }) => {
      const site = drafts().site(siteName);
      return site ? authoredSiteView(site, content) : null;
    },
    publishingStatus: ({ publishingOperationId: id }: { publishingOperationId: string }) => {
      const processed = counts.get(id);
      if (processed !== undefined)
        return { isDone: true, isFailed: false, processed, state: 'COMPLETED' };
      return refuse({ kind: 'not-found', message: `There is no publish ${id}.` });
    },
    history: (wanted: KeyArguments) => ({ nodes: historyOf(content, keyOf(wanted)) }),
    usedBy: ({ itemId }: { itemId: string }) => ({
      nodes: pagesUsing(parseGuid(itemId) ?? '', drafts()).map(usingPageView),
    }),
    deletedPages: (wanted: Parameters<typeof deletedPages>[1]) => ({
      nodes: deletedPages(content, wanted).map(deletedPageView),
    }),
    publishState: (wanted: KeyArguments) => publishStateOf(content, keyOf(wanted)),
    renderingDefinitions: () => ({
      nodes: [...renderingNames(drafts())].map(([id, componentName]) => ({ id, componentName })),
    }),
    templates: () => ({ nodes: [...drafts().templates()].map(templateSummary) }),
  };
}

interface ItemQuery extends ItemInLanguage {
  readonly version?: number | null;
}

function findVersion({ content }: Pick<Authoring, 'content'>, where: ItemQuery): object | null {
  const found = findDraft(content, where);
  if (!found.ok) return null;
  const item = found.value;
  if (!where.version || where.version === item.version) return draftView(item, content);
  const { id, language } = item;
  const stored = versionOf(content, { item: id, language }, where.version);
  const earlier = stored && itemAsVersion(stored, content.drafts());
  return earlier ? draftView(earlier, content) : null;
}

function itemWrites(authoring: Authoring): object {
  const payload = (result: AuthoringResult<Item>) => ({
    item: draftView(accepted(result), authoring.content),
  });
  return {
    createItem: ({ input }: Input<typeof createItem>) => payload(createItem(authoring, input)),
    updateItem: ({ input }: Input<typeof updateItem>) => payload(updateItem(authoring, input)),
    copyItem: ({ input }: Input<typeof copyItem>) => payload(copyItem(authoring, input)),
    renameItem: ({ input }: Input<typeof renameItem>) => payload(renameItem(authoring, input)),
    moveItem: ({ input }: Input<typeof moveItem>) => payload(moveItem(authoring, input)),
    deleteItem: ({ input }: Input<typeof deleteItem>) => ({
      successful: accepted(deleteItem(authoring, input)),
    }),
    addItemVersion: ({ input }: Input<typeof addItemVersion>) =>
      payload(addItemVersion(authoring, input)),
    restoreItem: ({ input }: Input<typeof restoreItem>) => payload(restoreItem(authoring, input)),
    restoreVersion: ({ input }: Input<typeof restoreVersion>) =>
      payload(restoreVersion(authoring, input)),
  };
}

interface SiteInput {
  readonly input?: {
    readonly siteNames?: readonly string[] | null;
    readonly languages?: readonly string[] | null;
  } | null;
}

function publishes(authoring: Authoring, counts: PublishCounts): object {
  const payload = (result: AuthoringResult<number>) => {
    const operationId = randomUUID();
    counts.set(operationId, accepted(result));
    return { operationId };
  };
  return {
    publishItem: ({ input }: Input<typeof publishItems>) => payload(publishItems(authoring, input)),
    publishSite: ({ input }: SiteInput) => {
      const { siteNames, languages } = input ?? {};
      return payload(publishSites(authoring, { siteNames: siteNames ?? [], languages }));
    },
    unpublishItem: ({ input }: Input<typeof unpublishItem>) =>
      payload(unpublishItem(authoring, input)),
  };
}

function accepted<Value>(result: AuthoringResult<Value>): Value {
  return result.ok ? result.value : refuse(result.failure);
}

const codes = {
  'not-found': 'NOT_FOUND',
  invalid: 'INVALID',
  'too-large': 'TOO_LARGE',
  forbidden: 'FORBIDDEN',
  conflict: 'CONFLICT',
} as const satisfies Readonly<Record<AuthoringFailure['kind'], string>>;

/** GraphQL has no other way to refuse than to throw. */
function refuse({ kind, message, ...details }: AuthoringFailure): never {
  throw new GraphQLError(message, { extensions: { code: codes[kind], ...details } });
}
