import type { BlockWords } from '../blockWords.ts';
import type { RegisteredBlock } from '../checkPage.ts';
import type { FieldDeclaration, FieldDeclarations } from '../fields.ts';
import { rootPlaceholders } from '../page.ts';
import { suitedPlaceholders } from '../suitedPlaceholders.ts';
import type {
  ManifestBlock,
  ManifestField,
  ManifestPlaceholder,
  ManifestTemplate,
} from './manifest.ts';

/** A block's declaration as plain data. */
export function describeBlock(
  name: string,
  block: RegisteredBlock,
  words: BlockWords,
): ManifestBlock {
  const { formerNames, status, manual, slots = [], countries, pageWords } = block;
  const { textOverPicture } = block;
  return {
    name,
    formerNames,
    status,
    manual,
    words,
    slots,
    countries,
    pageWords,
    textOverPicture,
    fields: describeFields(block.fields),
    pageFields: block.pageFields && describeFields(block.pageFields),
  };
}

/** All placeholders, of pages and of blocks, with the blocks that suit them. */
export function describePlaceholders(
  blocks: Readonly<Record<string, RegisteredBlock>>,
): readonly ManifestPlaceholder[] {
  const slots = Object.values(blocks).flatMap((block) => block.slots ?? []);
  return [...new Set([...rootPlaceholders, ...slots])].map((name) => ({
    name,
    blocks: Object.entries(blocks).flatMap(([block, declared]) =>
      suitedPlaceholders(declared).includes(name) ? block : [],
    ),
  }));
}

/** A template and its fields as plain data. */
export function describeTemplate(
  name: string,
  fields: FieldDeclarations,
  { isPage }: Pick<ManifestTemplate, 'isPage'>,
): ManifestTemplate {
  return { name, isPage, fields: describeFields(fields) };
}

function describeFields(declarations: FieldDeclarations): readonly ManifestField[] {
  return Object.entries(declarations).map(([prop, declaration]) =>
    describeField(prop, declaration),
  );
}

function describeField(prop: string, declaration: FieldDeclaration<unknown>): ManifestField {
  const { name, kind, format, help, required, fallbackText, choices, range, marks } = declaration;
  const { decorative, needsText, formerNames, deprecated, entries, areEntriesShared } = declaration;
  const { choiceWords } = declaration;
  return {
    prop,
    name,
    kind,
    format,
    help,
    required,
    default: fallbackText,
    choices,
    choiceWords,
    bounds: range,
    marks,
    decorative,
    needsText,
    formerNames,
    deprecated,
    entries: entries && describeFields(entries),
    areEntriesShared,
  };
}
