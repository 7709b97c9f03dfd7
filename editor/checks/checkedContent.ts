import type { Manifest, ManifestField } from '#domain/content/manifest/manifest.ts';
import type { Page, Placeholders, Rendering } from '#domain/content/page.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import {
  type EntryItems,
  type RawValues,
  wireFields,
} from '#domain/content/rawFields/wireOfRaw.ts';

/** A block of the page that is edited. */
export interface CheckedBlockContent {
  /** Identity of the placement. */
  readonly uid: string;
  /** The component's name on the platform. */
  readonly name: string;
  readonly values: RawValues;
  readonly placeholders: CheckedPlaceholders;
}

/** Blocks by the keys of their placeholders, from top to bottom. */
export type CheckedPlaceholders = Readonly<Record<string, readonly CheckedBlockContent[]>>;

/** The page that is edited, with the values as they are now. */
export interface CheckedContent {
  /** The name of its template. */
  readonly template: string;
  /** The page's own values. */
  readonly values: RawValues;
  readonly placeholders: CheckedPlaceholders;
  /** The items that the lists hold. */
  readonly entries: EntryItems;
}

/** The page in the form in which the site gets it, for the rules of the content check. */
export function pageOfContent(content: CheckedContent, manifest: Manifest): Page {
  const template = manifest.templates.find(({ name }) => name === content.template);
  const routeFields = wireFields(template?.fields ?? [], content.values, content.entries);
  const { fields, problems } = parsePageFields(routeFields);
  return {
    itemId: '',
    name: '',
    itemPath: '/',
    displayName: '',
    language: '',
    mode: 'edit',
    fields,
    fieldProblems: problems,
    placeholders: renderingsOf(content.placeholders, content.entries, manifest),
    routeFields,
    languages: [],
  };
}

function renderingsOf(
  placeholders: CheckedPlaceholders,
  entries: EntryItems,
  manifest: Manifest,
): Placeholders {
  const renderings = Object.entries(placeholders).map(([key, blocks]) => {
    const inPlace = blocks.map((block) => renderingOf(block, entries, manifest));
    return [key, inPlace] as const;
  });
  return Object.fromEntries(renderings);
}

function renderingOf(
  { uid, name, values, placeholders }: CheckedBlockContent,
  entries: EntryItems,
  manifest: Manifest,
): Rendering {
  return {
    uid,
    componentName: name,
    params: {},
    fields: wireFields(blockFields(name, manifest), values, entries),
    placeholders: renderingsOf(placeholders, entries, manifest),
  };
}

/** The fields of a block by its name, or by one that content may still have for it. */
export function blockFields(name: string, { blocks }: Manifest): readonly ManifestField[] {
  return blockByName(name, blocks)?.fields ?? [];
}

/** A block of the manifest by its name, or by one that content may still have for it. */
export function blockByName(name: string, blocks: Manifest['blocks']) {
  return blocks.find((block) => block.name === name || block.formerNames?.includes(name));
}

/** All blocks of a page from top to bottom, those in others after the others' own content. */
export function blocksInOrder(placeholders: CheckedPlaceholders): readonly CheckedBlockContent[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((block) => [block, ...blocksInOrder(block.placeholders)]);
}
