import type { Block } from '#cms/block.ts';

/** A block and its name on the platform. */
export interface NamedBlock {
  readonly name: string;
  readonly block: Block;
}

/**
 * The blocks that match all words of a search in their name, purpose, uses, synonyms or field names.
 * An empty search matches all blocks.
 */
export function findBlocks(blocks: readonly NamedBlock[], search: string): readonly NamedBlock[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return blocks.filter((named) => {
    const said = plain(textOf(named));
    return words.every((word) => said.includes(word));
  });
}

function textOf({ name, block: { manual, fields } }: NamedBlock): string {
  const { purpose, useWhen, alsoKnownAs } = manual;
  const fieldNames = Object.values(fields).map((field) => field.name);
  return [name, spaced(name), purpose, ...useWhen, ...alsoKnownAs, ...fieldNames].join(' ');
}

/** Splits a name such as `SimpleHeader` into words. */
function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** Removes case and accents, so that `lanklista` finds `länklista`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
