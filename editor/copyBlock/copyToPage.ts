import {
  type PlacedRendering,
  parseRenderings,
  writeRenderings,
} from '#domain/content/renderings.ts';
import { fail, ok } from '#domain/result.ts';
import { type AuthoringApi, type ItemAddress, layoutField } from '../api/authoringApi.ts';
import type { Authored, AuthoringFailure } from '../api/authoringFailure.ts';
import {
  blocksIn,
  copiedBlocks,
  insertBlocks,
  type PlaceholderAddress,
  removeBlock,
  withDescendants,
} from '../structure/pageStructure.ts';

type Layout = readonly PlacedRendering[];

type CopyApi = Pick<AuthoringApi, 'copy' | 'item' | 'update'>;

/** The block that is copied. */
export interface CopySource {
  readonly layout: Layout;
  readonly uid: string;
  readonly language: string;
}

/** Where the copy is put: at the end of a placeholder. */
export interface CopyDestination {
  readonly page: ItemAddress;
  readonly address: PlaceholderAddress;
}

/** A copy on another page. */
export interface CopiedBlock {
  readonly page: ItemAddress;
  readonly uid: string;
}

/**
 * Copies a block to another page, with all that is in it. The copies have items of their own below that page, in its language.
 * Visitors see nothing of it until that page is published.
 */
export async function copyToPage(
  api: CopyApi,
  { layout, uid, language }: CopySource,
  { page, address }: CopyDestination,
): Authored<CopiedBlock> {
  const found = await api.item(page);
  if (!found.ok) return found;
  const below = { path: `${found.value.path}/Data`, language: page.language };
  const sources = new Map<string, string>();
  for (const { dataSource } of withDescendants(layout, uid)) {
    if (dataSource === '' || sources.has(dataSource)) continue;
    const name = `Copy-${crypto.randomUUID().slice(0, 8)}`;
    const copied = await api.copy({ itemId: dataSource, language }, { name, below });
    if (!copied.ok) return copied;
    sources.set(dataSource, copied.value.itemId);
  }
  const copies = copiedBlocks(layout, uid, {
    uidOf: () => crypto.randomUUID(),
    dataSourceOf: (dataSource) => sources.get(dataSource) ?? dataSource,
  });
  const [first] = copies;
  if (!first) return fail({ kind: 'not-found' });
  const changed = await changeLayout(api, page, (before) => {
    const isThere =
      address.parent === undefined || before.some((each) => each.uid === address.parent);
    const index = blocksIn(before, address).length;
    return isThere ? insertBlocks(before, copies, { ...address, index }) : undefined;
  });
  return changed.ok ? ok({ page, uid: first.uid }) : changed;
}

/** Takes a copy away from its page again. */
export function takeBack(api: CopyApi, { page, uid }: CopiedBlock): Authored<void> {
  return changeLayout(api, page, (before) => removeBlock(before, uid));
}

/** Others may save the page at the same time. */
const maxAttempts = 3;

/** Changes the layout of a page as it is on the service. `undefined` as the next layout means that its place is gone. */
async function changeLayout(
  api: CopyApi,
  page: ItemAddress,
  change: (before: Layout) => Layout | undefined,
): Authored<void> {
  let last: AuthoringFailure = { kind: 'not-found' };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await api.item(page);
    if (!found.ok) return found;
    const { revision, fields } = found.value;
    const before = parseRenderings(fields[layoutField] ?? '');
    if (!before) return fail(unreadable);
    const next = change(before);
    if (!next) return fail({ kind: 'not-found' });
    const value = writeRenderings(next);
    const update = { ...page, baseRevision: revision, fields: { [layoutField]: value } };
    const saved = await api.update(update);
    if (saved.ok) return ok(undefined);
    if (saved.failure.kind !== 'conflict') return saved;
    last = saved.failure;
  }
  return fail(last);
}

const unreadable: AuthoringFailure = {
  kind: 'invalid',
  field: undefined,
  message: 'The layout of that page can’t be read.',
};
