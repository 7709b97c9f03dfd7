import type { ManifestPlaceholder } from '#domain/content/manifest/manifest.ts';
import { blockTitle } from '#editor/structure/blockWords.ts';

/** Where blocks can be put, in words. */
export interface Places {
  /** The places of a block, each with the blocks that suit it. */
  readonly holds: readonly { readonly title: string; readonly blocks: readonly string[] }[];
  /** The places that a block suits: parts of a page, and blocks. */
  readonly suits: readonly Place[];
}

type Place =
  | { readonly kind: 'page'; readonly name: PagePart }
  | { readonly kind: 'block'; readonly name: string };

interface WithSlots {
  readonly name: string;
  readonly slots: readonly string[];
}

const pageParts = ['headless-header', 'headless-main', 'headless-footer'] as const;

/** The placeholder of a part of a page. */
export type PagePart = (typeof pageParts)[number];

/** The places of a block and for a block. */
export function placesOf(
  name: string,
  blocks: readonly WithSlots[],
  placeholders: readonly ManifestPlaceholder[],
): Places {
  const slots = blocks.find((each) => each.name === name)?.slots ?? [];
  return {
    holds: placeholders
      .filter((place) => slots.includes(place.name))
      .map((place) => ({ title: placeTitle(place.name), blocks: place.blocks })),
    suits: placeholders
      .filter((place) => place.blocks.includes(name))
      .flatMap((place) => placeNamed(place.name, blocks)),
  };
}

/** A placeholder as editors read it: `footer-columns` is "Footer columns". */
export function placeTitle(name: string): string {
  return blockTitle(
    name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
  ).replaceAll(/\s+/g, ' ');
}

function placeNamed(placeholder: string, blocks: readonly WithSlots[]): readonly Place[] {
  const part = pageParts.find((each) => each === placeholder);
  if (part !== undefined) return [{ kind: 'page', name: part }];
  return blocks
    .filter(({ slots }) => slots.includes(placeholder))
    .map(({ name }) => ({ kind: 'block', name }));
}
