import { fitsSearch, isMeantBy } from '#domain/content/blockSearch.ts';
import type { ManifestBlock } from '#domain/content/manifest/manifest.ts';

/** The blocks that fit a search, first those that its words name. */
export function pickedBlocks(
  blocks: readonly ManifestBlock[],
  search: string,
): readonly ManifestBlock[] {
  const searched = blocks.map((block) => ({
    block,
    name: block.name,
    manual: block.manual,
    fieldNames: block.fields.map(({ name }) => name),
  }));
  return searched
    .filter((each) => fitsSearch(each, search))
    .toSorted((one, other) => rank(other, search) - rank(one, search))
    .map(({ block }) => block);
}

function rank(block: Parameters<typeof isMeantBy>[0], search: string): number {
  return isMeantBy(block, search) ? 1 : 0;
}
