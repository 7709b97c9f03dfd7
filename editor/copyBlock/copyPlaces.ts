import type { Manifest, ManifestBlock } from '#domain/content/manifest/manifest.ts';
import type { Country } from '#domain/sites/site.ts';
import { blocksAllowedIn, isForCountry } from '../structure/allowedBlocks.ts';
import { blockTitle } from '../structure/blockWords.ts';
import type { PlaceholderAddress } from '../structure/pageStructure.ts';
import { allBlocks, type BlockNode, type PlaceholderNode } from '../structure/structureTree.ts';

/** A placeholder of a page into which a block can be copied. */
export interface CopyTarget {
  readonly address: PlaceholderAddress;
  /** What editors read: `Main`, or `Card list 2` for the placeholder of the second card list. */
  readonly title: string;
}

/** Where a block can be copied to on a page, or why nowhere. */
export type CopyPlaces =
  | { readonly kind: 'some'; readonly places: readonly [CopyTarget, ...CopyTarget[]] }
  | { readonly kind: 'none'; readonly reason: string };

interface TargetPage {
  readonly tree: readonly PlaceholderNode[];
  readonly manifest: Manifest;
  /** The country of the site; `undefined` if it isn't known. */
  readonly country: Country | undefined;
}

/** The placeholders of a page that a block suits. */
export function copyPlaces(
  block: ManifestBlock,
  { tree, manifest, country }: TargetPage,
): CopyPlaces {
  const title = blockTitle(block.name);
  if (!isForCountry(block, country)) {
    const suited = block.countries?.join(', ');
    return { kind: 'none', reason: `${title} is for sites in ${suited}, and this one isn’t.` };
  }
  const numbers = numbersOf(allBlocks(tree));
  const [first, ...others] = titledPlaceholders(tree, numbers).filter(({ address }) =>
    blocksAllowedIn(address, manifest, country).includes(block),
  );
  return first
    ? { kind: 'some', places: [first, ...others] }
    : { kind: 'none', reason: `This page has no place for ${title}.` };
}

/** Blocks of one kind are told apart by their numbers, in the order of the page. */
function numbersOf(nodes: readonly BlockNode[]): ReadonlyMap<BlockNode, string> {
  const kinds = Map.groupBy(nodes, ({ name }) => name);
  const numbered = [...kinds.values()].flatMap((kind) =>
    kind.map((node, at) => [node, kind.length > 1 ? ` ${at + 1}` : ''] as const),
  );
  return new Map(numbered);
}

function titledPlaceholders(
  tree: readonly PlaceholderNode[],
  numbers: ReadonlyMap<BlockNode, string>,
  owner?: BlockNode,
): readonly CopyTarget[] {
  return tree.flatMap(({ address, title, blocks }) => [
    { address, title: owner ? innerTitle(owner, title, numbers) : title },
    ...blocks.flatMap((node) => titledPlaceholders(node.placeholders, numbers, node)),
  ]);
}

/** Most blocks have one placeholder, which is called like them. */
function innerTitle(
  owner: BlockNode,
  title: string,
  numbers: ReadonlyMap<BlockNode, string>,
): string {
  const named = blockTitle(owner.name) + (numbers.get(owner) ?? '');
  return owner.placeholders.length > 1 ? `${named}, ${title}` : named;
}
