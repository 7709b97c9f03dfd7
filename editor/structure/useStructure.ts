import { useEffect, useMemo, useRef, useState } from 'react';
import type { Manifest } from '#domain/content/manifest/manifest.ts';
import {
  type PlacedRendering,
  parseRenderings,
  writeRenderings,
} from '#domain/content/renderings.ts';
import {
  type AuthoredItem,
  type AuthoringApi,
  type ItemAddress,
  layoutField,
  type RenderingDefinition,
} from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { EditControl } from '../state/useEdit.ts';
import {
  type BlockTarget,
  type CopiedIds,
  duplicateBlock,
  insertBlocks,
  moveBlock,
  removeBlock,
  setBlockHidden,
  withDescendants,
} from './pageStructure.ts';
import { type PlaceholderNode, structureTree } from './structureTree.ts';

/** What an action of the structure does at the moment. */
export type StructureCall =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: AuthoringFailure };

/** The structure of the edited page, and what can be done with it. */
export interface StructureControl {
  readonly layout: readonly PlacedRendering[];
  readonly tree: readonly PlaceholderNode[];
  /** False if the layout can't be read, or the definitions of blocks aren't loaded; nothing can be changed then. */
  readonly canChange: boolean;
  readonly call: StructureCall;
  /** What suits a placeholder. */
  readonly manifest: Manifest;
  /** Resolves with the uid of the new block, if it worked. */
  readonly add: (name: string, target: BlockTarget) => Promise<string | undefined>;
  readonly duplicate: (uid: string) => Promise<void>;
  readonly move: (uid: string, target: BlockTarget) => void;
  readonly setHidden: (uid: string, isHidden: boolean) => void;
  readonly remove: (uid: string) => void;
}

interface StructureOptions {
  readonly api: AuthoringApi;
  readonly page: ItemAddress;
  readonly edit: EditControl;
  readonly manifest: Manifest;
  /** `undefined` until they are loaded. */
  readonly definitions: readonly RenderingDefinition[] | undefined;
}

/**
 * Changes the layout of the edited page. It is a field of the page, so that its changes are saved and undone as all others.
 * Typing in other fields leaves the control the same, so that the tree, which may have a thousand blocks, isn't rendered again.
 */
export function useStructure(options: StructureOptions): StructureControl {
  const { page, edit, manifest, definitions } = options;
  const xml = edit.state.items[page.itemId]?.current[layoutField];
  const read = useMemo(() => (xml === undefined ? undefined : parseRenderings(xml)), [xml]);
  const layout = read ?? nothing;
  const tree = useMemo(
    () => structureTree(layout, { definitions: definitions ?? [], manifest }),
    [layout, definitions, manifest],
  );
  const latest = useRef({ layout, options });
  useEffect(() => {
    latest.current = { layout, options };
  });
  const [call, setCall] = useState<StructureCall>({ kind: 'idle' });
  const actions = useMemo(() => structureActions(() => latest.current, setCall), []);
  const canChange = read !== undefined && definitions !== undefined;
  return useMemo(
    () => ({ layout, tree, canChange, call, manifest, ...actions }),
    [layout, tree, canChange, call, manifest, actions],
  );
}

type Layout = readonly PlacedRendering[];

const nothing: Layout = [];

interface LatestStructure {
  readonly layout: Layout;
  readonly options: StructureOptions;
}

/** Each action changes the layout as it is at that time, because blocks take a while to be created. */
function structureActions(
  latest: () => LatestStructure,
  onCall: (call: StructureCall) => void,
): Pick<StructureControl, 'add' | 'duplicate' | 'move' | 'setHidden' | 'remove'> {
  const write = (next: (now: Layout) => Layout) => {
    const { layout, options } = latest();
    const changed = next(layout);
    if (changed === layout) return;
    const change = { itemId: options.page.itemId, field: layoutField };
    options.edit.change([{ ...change, value: writeRenderings(changed) }]);
  };
  const run = async <Value>(work: (at: LatestStructure) => Promise<Value | AuthoringFailure>) => {
    onCall({ kind: 'pending' });
    const value = await work(latest());
    const failed = isAuthoringFailure(value);
    onCall(failed ? { kind: 'failed', failure: value } : { kind: 'idle' });
    return failed ? undefined : value;
  };
  return {
    add: async (name, target) => {
      const placed = await run(({ options }) => createBlock(name, options));
      if (placed) write((now) => insertBlocks(now, [placed], target));
      return placed?.uid;
    },
    duplicate: async (uid) => {
      const copy = await run(({ layout, options }) =>
        copyItems(withDescendants(layout, uid), options),
      );
      if (copy) write((now) => duplicateBlock(now, uid, copy));
    },
    move: (uid, target) => write((now) => moveBlock(now, uid, target)),
    setHidden: (uid, isHidden) => write((now) => setBlockHidden(now, uid, isHidden)),
    remove: (uid) => write((now) => removeBlock(now, uid)),
  };
}

function isAuthoringFailure(value: unknown): value is AuthoringFailure {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** Creates the item with the fields of a new block. Until the page is published, only editors see either. */
async function createBlock(
  name: string,
  { api, page, edit, manifest, definitions }: StructureOptions,
): Promise<PlacedRendering | AuthoringFailure> {
  const definition = definitions?.find(({ componentName }) => componentName === name);
  if (!definition) return { kind: 'not-found' };
  const uid = crypto.randomUUID();
  const common = {
    uid,
    renderingId: definition.id,
    parent: undefined,
    placeholder: '',
    params: {},
  };
  const hasFields = manifest.blocks.some((block) => block.name === name && block.fields.length > 0);
  if (!hasFields) return { ...common, dataSource: '' };
  const pagePath = edit.state.items[page.itemId]?.saved.path;
  if (pagePath === undefined) return { kind: 'not-found' };
  const created = await api.create({
    name: newItemName(name, uid),
    templateName: name,
    parentPath: `${pagePath}/Data`,
    language: page.language,
    fields: {},
  });
  if (!created.ok) return created.failure;
  edit.adopt(created.value);
  return { ...common, dataSource: created.value.itemId };
}

/** Items with one parent have different names, also if two editors add the same block at once. */
function newItemName(name: string, uid: string): string {
  return `${name}-${uid.slice(0, 8)}`;
}

/** Copies the items with the fields of some blocks. */
async function copyItems(
  blocks: Layout,
  { api, page: { language }, edit }: StructureOptions,
): Promise<CopiedIds | AuthoringFailure> {
  const copies = new Map<string, AuthoredItem>();
  await edit.flush();
  for (const { dataSource } of blocks) {
    if (dataSource === '' || copies.has(dataSource)) continue;
    const kind = edit.state.items[dataSource]?.saved.templateName ?? 'Copy';
    const name = newItemName(kind, crypto.randomUUID());
    const copied = await api.copy({ itemId: dataSource, language }, { name });
    if (!copied.ok) return copied.failure;
    edit.adopt(copied.value);
    copies.set(dataSource, copied.value);
  }
  return {
    uidOf: () => crypto.randomUUID(),
    dataSourceOf: (dataSource) => copies.get(dataSource)?.itemId ?? dataSource,
  };
}
