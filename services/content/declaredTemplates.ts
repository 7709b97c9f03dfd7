import {
  blockManifest,
  type ManifestBlock,
  type ManifestField,
} from '#domain/content/manifest/manifest.ts';
import type { FieldKind } from './model.ts';

/** The kinds of the fields of a template, by their names, in their order. */
export type FieldKinds = ReadonlyMap<string, FieldKind>;

const kinds: Readonly<Record<ManifestField['kind'], FieldKind>> = {
  text: 'text',
  choice: 'text',
  'rich-text': 'richText',
  image: 'image',
  media: 'link',
  link: 'link',
  checkbox: 'checkbox',
  number: 'number',
  'date-time': 'date',
  multilist: 'multilist',
};

/** What the declarations of blocks and templates say. */
interface Declared {
  /** By template. The entries of a list are of the template `<template> <field>`. */
  readonly templates: ReadonlyMap<string, FieldKinds>;
  readonly blocks: ReadonlyMap<string, ManifestBlock>;
  /** The templates of pages. */
  readonly pageTemplates: ReadonlySet<string>;
}

let declared: Declared | undefined;

/** The declared templates, which have fields that no item uses, and the declared blocks by their names. */
export function declarations(): Declared {
  declared ??= readDeclarations();
  return declared;
}

function readDeclarations(): Declared {
  const { blocks, templates } = blockManifest();
  const kindsOf = new Map<string, FieldKinds>();
  for (const { name, fields } of [...blocks, ...templates]) declare(name, fields, kindsOf);
  return {
    templates: kindsOf,
    blocks: new Map(blocks.map((block) => [block.name, block])),
    pageTemplates: new Set(templates.filter(({ isPage }) => isPage).map(({ name }) => name)),
  };
}

function declare(
  template: string,
  fields: readonly ManifestField[],
  kindsOf: Map<string, FieldKinds>,
): void {
  kindsOf.set(template, new Map(fields.map(({ name, kind }) => [name, kinds[kind]])));
  for (const { name, entries, areEntriesShared } of fields) {
    if (entries && areEntriesShared !== true) declare(`${template} ${name}`, entries, kindsOf);
  }
}

/** The keys of a component's own placeholders, as the layout has them. */
export function slotKeys(componentName: string): readonly string[] {
  const { slots = [] } = declarations().blocks.get(componentName) ?? {};
  return slots.map((slot) => `${slot}-{*}`);
}
