import type { Manifest, ManifestBlock } from '#domain/content/manifest/manifest.ts';
import { isKeyOf } from '#domain/content/slots.ts';
import type { Country } from '#domain/sites/site.ts';
import { isSamePlaceholder, type PlaceholderAddress } from './pageStructure.ts';
import { allBlocks, type BlockNode } from './structureTree.ts';

/**
 * The blocks that can be added to a placeholder: those that suit it and the country of the site, and aren't deprecated. None
 * can be added to a placeholder that the manifest doesn't know, because the site doesn't show it.
 */
export function blocksAllowedIn(
  { placeholder }: Pick<PlaceholderAddress, 'placeholder'>,
  { blocks, placeholders }: Manifest,
  country: Country | undefined,
): readonly ManifestBlock[] {
  const suited = placeholders.find(({ name }) => isKeyOf(placeholder, name))?.blocks ?? [];
  return blocks.filter(
    (block) =>
      block.status !== 'deprecated' && suited.includes(block.name) && isForCountry(block, country),
  );
}

/** Whether a block is for sites of a country. If it isn't known, every block may be. */
export function isForCountry({ countries }: ManifestBlock, country: Country | undefined): boolean {
  return !countries || country === undefined || countries.includes(country);
}

/**
 * Whether a block can be moved to a placeholder: one that it suits, and not within itself. In its own placeholder any block can
 * be moved, also one that nobody knows.
 */
export function canMoveTo(
  { placed, block, placeholders }: BlockNode,
  address: PlaceholderAddress,
  manifest: Manifest,
): boolean {
  if (isSamePlaceholder(placed, address)) return true;
  const inside = allBlocks(placeholders).map((node) => node.placed.uid);
  const isInside = [placed.uid, ...inside].some((uid) => uid === address.parent);
  return !isInside && block !== undefined && suits(block, address, manifest);
}

/** Whether a block suits a placeholder, also a deprecated one that is on a page already. */
function suits(
  { name }: ManifestBlock,
  { placeholder }: PlaceholderAddress,
  { placeholders }: Manifest,
): boolean {
  return placeholders.some((each) => isKeyOf(placeholder, each.name) && each.blocks.includes(name));
}
