import { type Country, countries } from '#domain/sites/site.ts';
import {
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readFlag,
  readNumber,
  readText,
  readWith,
} from '../../reader.ts';
import type { BlockManual } from '../blockManual.ts';
import { type BlockStatus, blockStatuses } from '../blockStatus.ts';
import type { BlockWords } from '../blockWords.ts';
import { type FieldFormat, type FieldKind, fieldFormats, fieldKinds } from '../fields.ts';
import type { Bounds } from '../readField.ts';
import { readTextOverPicture, type TextOverPicture } from '../textOverPicture.ts';
import written from './blocks.json' with { type: 'json' };

/** The declaration of a field as plain data; `FieldDeclaration` describes the members. */
export interface ManifestField {
  /** Its name in code. */
  readonly prop: string;
  /** Its name on the platform. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly format?: FieldFormat | undefined;
  readonly help: string;
  readonly required: boolean;
  /** What an empty or malformed field means, in words. */
  readonly default: string;
  readonly choices?: readonly string[] | undefined;
  readonly choiceWords?: readonly string[] | undefined;
  readonly bounds?: Bounds | undefined;
  readonly marks?: readonly string[] | undefined;
  readonly decorative?: string | undefined;
  readonly needsText?: boolean | undefined;
  readonly formerNames?: readonly string[] | undefined;
  readonly deprecated?: string | undefined;
  /** The fields of a list's entries. */
  readonly entries?: readonly ManifestField[] | undefined;
  readonly areEntriesShared?: boolean | undefined;
}

/** A block as plain data. */
export interface ManifestBlock {
  /** The name of the component on the platform. */
  readonly name: string;
  readonly formerNames?: readonly string[] | undefined;
  readonly status: BlockStatus;
  readonly manual: BlockManual;
  /** What editors call it. */
  readonly words: BlockWords;
  /** The names of its own placeholders. */
  readonly slots: readonly string[];
  /** The countries whose law it is about; absent if it suits all. */
  readonly countries?: readonly Country[] | undefined;
  /** What it puts into the marks of its page's title and descriptions. */
  readonly pageWords?: readonly string[] | undefined;
  /** The texts that it shows over a picture. */
  readonly textOverPicture?: TextOverPicture | undefined;
  readonly fields: readonly ManifestField[];
  /** The fields of its page that it shows. */
  readonly pageFields?: readonly ManifestField[] | undefined;
}

/** The fields of the items of a template. */
export interface ManifestTemplate {
  /** The template's name on the platform. */
  readonly name: string;
  /** Whether such items are pages. */
  readonly isPage: boolean;
  readonly fields: readonly ManifestField[];
}

/** A placeholder of pages or of a block. */
export interface ManifestPlaceholder {
  /** Its name: a key without its number. */
  readonly name: string;
  /** The names of the blocks that suit it. */
  readonly blocks: readonly string[];
}

/** What can be written on the platform: all blocks and templates. */
export interface Manifest {
  readonly blocks: readonly ManifestBlock[];
  readonly placeholders: readonly ManifestPlaceholder[];
  readonly templates: readonly ManifestTemplate[];
}

const texts = listOf(readText);

const readWords: Reader<BlockWords> = objectOf({
  sv: readText,
  nb: readText,
  en: readText,
  fi: readText,
  sk: readText,
});

const readField: Reader<ManifestField> = objectOf({
  prop: readText,
  name: readText,
  kind: oneOf(fieldKinds),
  format: optional(oneOf(fieldFormats)),
  help: readText,
  required: readFlag,
  default: readText,
  choices: optional(texts),
  choiceWords: optional(texts),
  bounds: optional(objectOf({ min: readNumber, max: readNumber })),
  marks: optional(texts),
  decorative: optional(readText),
  needsText: optional(readFlag),
  formerNames: optional(texts),
  deprecated: optional(readText),
  // A function, because the reader reads itself.
  entries: optional((value) => readFields(value)),
  areEntriesShared: optional(readFlag),
});

const readFields: Reader<readonly ManifestField[]> = listOf(readField);

/** Reads a manifest, such as one of another version of the code. */
export const readManifest: Reader<Manifest> = objectOf({
  blocks: listOf<ManifestBlock>(
    objectOf({
      name: readText,
      formerNames: optional(texts),
      status: oneOf(blockStatuses),
      manual: objectOf({
        purpose: readText,
        useWhen: texts,
        avoidWhen: texts,
      }),
      words: readWords,
      slots: texts,
      countries: optional(listOf(oneOf(countries))),
      pageWords: optional(texts),
      textOverPicture: optional(readTextOverPicture),
      fields: readFields,
      pageFields: optional(readFields),
    }),
  ),
  placeholders: listOf(objectOf({ name: readText, blocks: texts })),
  templates: listOf(objectOf({ name: readText, isPage: readFlag, fields: readFields })),
});

/** The manifest of this version of the code. Code that visitors load must not import it. */
export function blockManifest(): Manifest {
  const manifest = readWith(readManifest, written);
  if (!manifest) throw new Error('blocks.json isn’t a valid manifest: run npm run lists');
  return manifest;
}
