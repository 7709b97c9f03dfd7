import type { Block } from '#cms/block.ts';
import { fitsSearch } from '#domain/content/blockSearch.ts';

/** A block and its name on the platform. */
export interface NamedBlock {
  readonly name: string;
  readonly block: Block;
}

/** The blocks that fit a search. */
export function findBlocks(blocks: readonly NamedBlock[], search: string): readonly NamedBlock[] {
  return blocks.filter(({ name, block: { manual, fields } }) => {
    const fieldNames = Object.values(fields).map((field) => field.name);
    return fitsSearch({ name, manual, fieldNames }, search);
  });
}
