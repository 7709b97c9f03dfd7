/**
 * Functions that declare a CMS field of each kind. A block's `X.fields.ts` is a record of such
 * declarations.
 */

import type { FieldDeclaration, FieldDeclarations } from './fields.ts';
import type { ContentImage, ContentItem, ContentLink } from './fieldTypes.ts';
import {
  type Bounds,
  readCheckbox,
  readChoice,
  readDateTime,
  readDecoration,
  readImageField,
  readLink,
  readMedia,
  readNamesField,
  readNumberField,
  readPageAddress,
  readTextField,
  readYoutubeVideo,
} from './readField.ts';
import { readMultilist } from './readMultilist.ts';
import type { YoutubeVideo } from './youtube.ts';

interface Declared {
  /** The field's name on the platform. */
  readonly name: string;
  /** A sentence for editors. */
  readonly help: string;
  /** @default false */
  readonly required?: boolean;
  /** Names under which content may still have the field. */
  readonly formerNames?: readonly string[] | undefined;
  /** What to use instead, if the field will be removed. */
  readonly deprecated?: string | undefined;
}

/** One line or paragraph of plain text; blank text counts as empty. */
export function text(
  field: Declared & {
    /** The names that it may have in braces, which are replaced where it is shown. */
    readonly marks?: readonly string[] | undefined;
    /**
     * Whether it has one or more sentences.
     * @default false
     */
    readonly isParagraph?: boolean | undefined;
  },
): FieldDeclaration<string> {
  return {
    ...common(field),
    kind: 'text',
    format: field.isParagraph ? 'paragraph' : undefined,
    marks: field.marks,
    fallback: '',
    fallbackText: 'empty',
    read: readTextField,
  };
}

/** Formatted text as HTML. It is sanitised where it is rendered. */
export function richText(field: Declared): FieldDeclaration<string> {
  return {
    ...common(field),
    kind: 'rich-text',
    fallback: '',
    fallbackText: 'empty',
    read: readTextField,
  };
}

/** A picture of the media library. It needs alternative text unless it is decorative. */
export function image(
  field: Declared & {
    /** The reason why the picture adds no information; its alternative text is dropped then. */
    readonly decorative?: string | undefined;
  },
): FieldDeclaration<ContentImage | undefined> {
  const { decorative } = field;
  const read = decorative === undefined ? readImageField : readDecoration;
  return { ...common(field), kind: 'image', decorative, ...nothing, read };
}

/** The address of a media library file to play or download, such as a video. */
export function media(field: Declared): FieldDeclaration<string | undefined> {
  return { ...common(field), kind: 'media', ...nothing, read: readMedia };
}

/** The address of a page, as a link or as text. */
export function pageAddress(field: Declared): FieldDeclaration<string | undefined> {
  return { ...common(field), kind: 'link', format: 'address', ...nothing, read: readPageAddress };
}

/** A video on YouTube, by its id or its address. */
export function youtube(field: Declared): FieldDeclaration<YoutubeVideo | undefined> {
  return { ...common(field), kind: 'text', format: 'youtube', ...nothing, read: readYoutubeVideo };
}

/** A link to a page, a URL, an e-mail address or a phone number. */
export function link(
  field: Declared & {
    /**
     * Whether the link can't be shown without its text; the content check reports it then.
     * @default false
     */
    readonly needsText?: boolean | undefined;
  },
): FieldDeclaration<ContentLink | undefined> {
  const { needsText } = field;
  const read = (wire: unknown) => readLink(wire, needsText ?? false);
  return { ...common(field), kind: 'link', needsText, ...nothing, read };
}

interface ChoiceOptions<Value extends string, Fallback extends string> extends Declared {
  /** The values of the block, by the name that editors see. */
  readonly choices: Readonly<Record<string, Value>>;
  /** The value if nothing valid was chosen; need not be a choice. */
  readonly fallback: Fallback;
  /** What editors read instead of a name. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** One of a closed list of values. */
export function choice<const Value extends string, const Fallback extends string>(
  field: ChoiceOptions<Value, Fallback>,
): FieldDeclaration<Value | Fallback> {
  const names = Object.keys(field.choices);
  const chosen = names.find((name) => String(field.choices[name]) === field.fallback);
  return {
    ...common(field),
    kind: 'choice',
    choices: names,
    choiceWords: wordsFor(names, field.words),
    fallback: field.fallback,
    fallbackText: chosen ?? field.fallback,
    read: (wire) => readChoice(wire, field.choices),
  };
}

interface NameListOptions extends Declared {
  /** The allowed names. */
  readonly names: readonly string[];
  /** The value if an editor entered no known name. */
  readonly fallback: readonly string[];
  /** What editors read instead of a name. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** An ordered selection from a fixed set of names, separated by commas. */
export function nameList(field: NameListOptions): FieldDeclaration<readonly string[]> {
  return {
    ...common(field),
    kind: 'text',
    format: 'names',
    choices: field.names,
    choiceWords: wordsFor(field.names, field.words),
    fallback: field.fallback,
    fallbackText: field.fallback.join(', '),
    read: (wire) => readNamesField(wire, field.names),
  };
}

/** Yes or no. */
export function checkbox(
  field: Declared & {
    /** @default false */
    readonly fallback?: boolean;
  },
): FieldDeclaration<boolean> {
  const fallback = field.fallback ?? false;
  const fallbackText = fallback ? 'ticked' : 'not ticked';
  return { ...common(field), kind: 'checkbox', fallback, fallbackText, read: readCheckbox };
}

interface NumberOptions extends Declared, Bounds {
  readonly fallback: number;
}

/** A number within bounds; outside them it counts as malformed. */
export function number(field: NumberOptions): FieldDeclaration<number> {
  return {
    ...common(field),
    kind: 'number',
    range: { min: field.min, max: field.max },
    fallback: field.fallback,
    fallbackText: String(field.fallback),
    read: (wire) => readNumberField(wire, field),
  };
}

/** A point in time as an ISO 8601 text; the platform's year-one date counts as empty. */
export function dateTime(field: Declared): FieldDeclaration<string | undefined> {
  return { ...common(field), kind: 'date-time', ...nothing, read: readDateTime };
}

/** A list of platform items that all have the same fields. */
export function multilist<const Entries extends FieldDeclarations>(
  field: Declared & {
    readonly entries: Entries;
    /**
     * Whether the entries are items that the whole site shares, such as tags.
     * @default false
     */
    readonly areEntriesShared?: boolean | undefined;
  },
): FieldDeclaration<readonly ContentItem<Entries>[]> {
  return {
    ...common(field),
    kind: 'multilist',
    entries: field.entries,
    areEntriesShared: field.areEntriesShared,
    fallback: [],
    fallbackText: 'empty',
    read: (wire) => readMultilist(wire, field.entries),
  };
}

function wordsFor(names: readonly string[], words: Readonly<Record<string, string>> | undefined) {
  return words && names.map((name) => words[name] ?? name);
}

const nothing = { fallback: undefined, fallbackText: 'empty' } as const;

function common({ name, help, required = false, formerNames, deprecated }: Declared) {
  return { name, help, required, formerNames, deprecated };
}
