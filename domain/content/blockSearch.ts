import type { BlockManual } from './blockManual.ts';

/** A block, as far as editors search for it. */
export interface SearchedBlock {
  /** The component's name on the platform. */
  readonly name: string;
  readonly manual: BlockManual;
  /** The names of its fields on the platform. */
  readonly fieldNames: readonly string[];
}

/**
 * Whether a block has all words of a search in its name, purpose, uses, synonyms or field names. An empty search fits all
 * blocks.
 */
export function fitsSearch({ name, manual, fieldNames }: SearchedBlock, search: string): boolean {
  const { purpose, useWhen, alsoKnownAs } = manual;
  const said = [name, spaced(name), purpose, ...useWhen, ...alsoKnownAs, ...fieldNames].join(' ');
  const text = plain(said);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Whether a search has the beginning of the block's name or of a synonym, so that it probably means the block. */
export function isMeantBy({ name, manual }: SearchedBlock, search: string): boolean {
  const words = plain(search).trim();
  const names = [name, spaced(name), ...manual.alsoKnownAs].map(plain);
  return words !== '' && names.some((each) => each.startsWith(words));
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
