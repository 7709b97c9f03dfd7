import type { Manifest, ManifestBlock } from '#domain/content/manifest/manifest.ts';
import { rootPlaceholders } from '#domain/content/page.ts';
import type { PlacedRendering } from '#domain/content/renderings.ts';
import { findSlot, isKeyOf } from '#domain/content/slots.ts';
import type { RenderingDefinition } from '../api/authoringApi.ts';
import { blocksIn, type PlaceholderAddress } from './pageStructure.ts';

/** A block in the tree of a page. */
export interface BlockNode {
  readonly placed: PlacedRendering;
  /** The component's name; the id of its definition if nobody knows it. */
  readonly name: string;
  /** `undefined` if this version of the code doesn't know the block. It is kept as it is then. */
  readonly block: ManifestBlock | undefined;
  readonly placeholders: readonly PlaceholderNode[];
}

/** A placeholder in the tree of a page. */
export interface PlaceholderNode {
  readonly address: PlaceholderAddress;
  /** What editors read: `Main`, `Card list`. */
  readonly title: string;
  /** Whether the site shows it. What is in another one is kept as it is. */
  readonly isKnown: boolean;
  readonly blocks: readonly BlockNode[];
}

/** What the names in a layout mean. */
export interface StructureNames {
  readonly definitions: readonly RenderingDefinition[];
  readonly manifest: Pick<Manifest, 'blocks' | 'placeholders'>;
}

/** The tree of a page: its placeholders with their blocks, and those of its blocks, also the empty ones. */
export function structureTree(
  layout: readonly PlacedRendering[],
  names: StructureNames,
): readonly PlaceholderNode[] {
  const used = layout.flatMap(({ parent, placeholder }) =>
    parent === undefined ? placeholder : [],
  );
  const keys = [...new Set<string>([...rootPlaceholders, ...used])];
  return keys.map((placeholder) =>
    placeholderNode(layout, { parent: undefined, placeholder }, names),
  );
}

function placeholderNode(
  layout: readonly PlacedRendering[],
  address: PlaceholderAddress,
  names: StructureNames,
): PlaceholderNode {
  const blocks = blocksIn(layout, address).map((placed) => blockNode(layout, placed, names));
  const { placeholder } = address;
  const isKnown = names.manifest.placeholders.some(({ name }) => isKeyOf(placeholder, name));
  return { address, title: placeholderTitle(placeholder), isKnown, blocks };
}

function blockNode(
  layout: readonly PlacedRendering[],
  placed: PlacedRendering,
  names: StructureNames,
): BlockNode {
  const definition = names.definitions.find(({ id }) => id === placed.renderingId);
  const name = definition?.componentName ?? placed.renderingId;
  const block = names.manifest.blocks.find(
    (each) => each.name === name || each.formerNames?.includes(name),
  );
  const placeholders = placeholderKeys(layout, placed, block).map((placeholder) =>
    placeholderNode(layout, { parent: placed.uid, placeholder }, names),
  );
  return { placed, name, block, placeholders };
}

/** The placeholders of a block: those that its layout uses, and its slots that are still empty. */
function placeholderKeys(
  layout: readonly PlacedRendering[],
  { uid }: PlacedRendering,
  block: ManifestBlock | undefined,
): readonly string[] {
  const used = layout.flatMap(({ parent, placeholder }) => (parent === uid ? placeholder : []));
  const keys = [...new Set(used)];
  const isUsed = (slot: string) =>
    findSlot(Object.fromEntries(keys.map((key) => [key, []])), slot) !== undefined;
  return [...keys, ...(block?.slots ?? []).filter((slot) => !isUsed(slot)).map(dynamicKey)];
}

/** The platform numbers the placeholders of blocks. */
function dynamicKey(slot: string): string {
  return `${slot}-{*}`;
}

/** `headless-main` is "Main", and `card-list-{*}` "Card list". */
export function placeholderTitle(key: string): string {
  const words = key
    .replace(/^headless-/, '')
    .replace(/-(?:\d+|\{\*\})$/, '')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** All blocks of a tree, in the order of the page. */
export function allBlocks(placeholders: readonly PlaceholderNode[]): readonly BlockNode[] {
  return placeholders.flatMap(({ blocks }) =>
    blocks.flatMap((node) => [node, ...allBlocks(node.placeholders)]),
  );
}
