/**
 * Functions that declare a CMS field of each kind. A block's `X.fields.ts` is a record of such
 * declarations.
 */

import { isRecord } from '../record.ts';
import type { FieldDeclaration, FieldDeclarations, FieldProblem, FieldReading } from './fields.ts';
import { parseFields } from './fields.ts';
import type { ContentImage, ContentItem, ContentLink } from './fieldTypes.ts';
import { safeHref } from './href.ts';

interface Declared {
  /** The field's name on the platform. */
  readonly name: string;
  /** A sentence for editors. */
  readonly help: string;
  /** @default false */
  readonly required?: boolean;
}

/** One line or paragraph of plain text; blank text counts as empty. */
export function text(field: Declared): FieldDeclaration<string> {
  return { ...common(field), kind: 'text', fallback: '', fallbackText: 'empty', read: readText };
}

/** Formatted text as HTML. It is sanitised where it is rendered. */
export function richText(field: Declared): FieldDeclaration<string> {
  return {
    ...common(field),
    kind: 'rich-text',
    fallback: '',
    fallbackText: 'empty',
    read: readText,
  };
}

/** A picture of the media library. It needs alternative text unless it is decorative. */
export function image(
  field: Declared & {
    /** The reason why the picture adds no information; its alternative text is dropped then. */
    readonly decorative?: string;
  },
): FieldDeclaration<ContentImage | undefined> {
  const { decorative } = field;
  const read = decorative === undefined ? readImage : readDecoration;
  return { ...common(field), kind: 'image', decorative, ...nothing, read };
}

/** The address of a media library file to play or download, such as a video. */
export function media(field: Declared): FieldDeclaration<string | undefined> {
  return { ...common(field), kind: 'media', ...nothing, read: readMedia };
}

/** A link to a page, a URL, an e-mail address or a phone number. */
export function link(
  field: Declared & {
    /**
     * Whether the link can't be shown without its text; the content check reports it then.
     * @default false
     */
    readonly needsText?: boolean;
  },
): FieldDeclaration<ContentLink | undefined> {
  const read = (wire: unknown) => readLink(wire, field.needsText ?? false);
  return { ...common(field), kind: 'link', ...nothing, read };
}

interface ChoiceOptions<Value extends string, Fallback extends string> extends Declared {
  /** The values of the block, by the name that editors see. */
  readonly choices: Readonly<Record<string, Value>>;
  /** The value if nothing valid was chosen; need not be a choice. */
  readonly fallback: Fallback;
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
}

/** An ordered selection from a fixed set of names, separated by commas. */
export function nameList(field: NameListOptions): FieldDeclaration<readonly string[]> {
  return {
    ...common(field),
    kind: 'text',
    // Listed in the editors' manual.
    choices: field.names,
    fallback: field.fallback,
    fallbackText: field.fallback.join(', '),
    read: (wire) => readNames(wire, field.names),
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

interface NumberOptions extends Declared {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}

/** A number within bounds; outside them it counts as malformed. */
export function number(field: NumberOptions): FieldDeclaration<number> {
  return {
    ...common(field),
    kind: 'number',
    range: { min: field.min, max: field.max },
    fallback: field.fallback,
    fallbackText: String(field.fallback),
    read: (wire) => readNumber(wire, field),
  };
}

/** A point in time as an ISO 8601 text; the platform's year-one date counts as empty. */
export function dateTime(field: Declared): FieldDeclaration<string | undefined> {
  return { ...common(field), kind: 'date-time', ...nothing, read: readDateTime };
}

/** A list of platform items that all have the same fields. */
export function multilist<const Entries extends FieldDeclarations>(
  field: Declared & { readonly entries: Entries },
): FieldDeclaration<readonly ContentItem<Entries>[]> {
  return {
    ...common(field),
    kind: 'multilist',
    entries: field.entries,
    fallback: [],
    fallbackText: 'empty',
    read: (wire) => readMultilist(wire, field.entries),
  };
}

const nothing = { fallback: undefined, fallbackText: 'empty' } as const;
const empty = { kind: 'empty' } as const;

function common({ name, help, required = false }: Declared) {
  return { name, help, required };
}

function filled<Value>(value: Value): { readonly kind: 'filled'; readonly value: Value } {
  return { kind: 'filled', value };
}

function malformed(expected: string): FieldReading<never> {
  return { kind: 'malformed', expected };
}

/** The platform wraps the content of a field: `{ value: … }`. An absent field is empty. */
function unwrap(wire: unknown): unknown {
  return isRecord(wire) ? wire['value'] : wire;
}

/** Text that consists of white space counts as empty. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function readText(wire: unknown): FieldReading<string> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (typeof value === 'number') return filled(String(value));
  if (typeof value !== 'string') return malformed('a text');
  return filled(value.trim());
}

function readImage(wire: unknown): FieldReading<ContentImage> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (!isRecord(value)) return malformed('an image');
  const { src, alt } = value;
  if (isNothing(src)) return empty;
  const address = typeof src === 'string' ? webAddress(src) : undefined;
  if (address === undefined) return malformed('an image with a web address');
  const size = { width: pixels(value['width']), height: pixels(value['height']) };
  return filled({ src: address, alt: typeof alt === 'string' ? alt.trim() : '', ...size });
}

function readDecoration(wire: unknown): FieldReading<ContentImage> {
  const reading = readImage(wire);
  return reading.kind === 'filled' ? filled({ ...reading.value, alt: '' }) : reading;
}

function readMedia(wire: unknown): FieldReading<string> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  const address = isRecord(value) ? (value['src'] ?? value['href']) : value;
  if (isNothing(address)) return empty;
  const safe = typeof address === 'string' ? webAddress(address) : undefined;
  return safe === undefined ? malformed('a media file with a web address') : filled(safe);
}

function readLink(wire: unknown, needsText: boolean): FieldReading<ContentLink> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (!isRecord(value)) return malformed('a link');
  const { href, text: label, title, target } = value;
  if (isNothing(href)) return empty;
  const address = typeof href === 'string' ? safeHref(href) : undefined;
  if (address === undefined) return malformed('a link that visitors may follow');
  const name = typeof label === 'string' ? label.trim() : '';
  const reading = filled({
    href: address,
    text: name,
    title: typeof title === 'string' && title !== '' ? title : undefined,
    newTab: target === '_blank',
  });
  const isNameless = needsText && name === '';
  return isNameless ? { ...reading, problems: [{ field: '', problem: 'has no text' }] } : reading;
}

function readChoice<Value extends string>(
  wire: unknown,
  choices: Readonly<Record<string, Value>>,
): FieldReading<Value> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  const name = typeof value === 'string' ? value.trim() : '';
  const chosen = Object.hasOwn(choices, name) ? choices[name] : undefined;
  return chosen === undefined
    ? malformed(`one of ${Object.keys(choices).join(', ')}`)
    : filled(chosen);
}

/** Unknown names are left out: a list without one filter is better than a list without any. */
function readNames(wire: unknown, known: readonly string[]): FieldReading<readonly string[]> {
  const reading = readText(wire);
  if (reading.kind !== 'filled') return reading;
  const written = reading.value.split(/[\s,;|]+/).filter(Boolean);
  const names = [...new Set(written)];
  const value = names.filter((name) => known.includes(name));
  const unknown = names.filter((name) => !known.includes(name));
  if (value.length === 0) return malformed(`some of ${known.join(', ')}`);
  const problems = unknown.map((name) => ({ field: '', problem: `can’t name ${name}` }));
  return { kind: 'filled', value, problems };
}

/** The platform stores a checkbox as `1` or nothing, and sends it in any of these forms. */
const ticked: readonly unknown[] = [true, 1, '1', 'true'];
const notTicked: readonly unknown[] = [false, 0, '0', 'false'];

function readCheckbox(wire: unknown): FieldReading<boolean> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (ticked.includes(value)) return filled(true);
  return notTicked.includes(value) ? filled(false) : malformed('a checkbox');
}

function readNumber(wire: unknown, bounds: NumberOptions): FieldReading<number> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  const figure = typeof value === 'string' ? Number(value.trim()) : value;
  const expected = `a number from ${bounds.min} to ${bounds.max}`;
  if (typeof figure !== 'number' || !Number.isFinite(figure)) return malformed(expected);
  return figure < bounds.min || figure > bounds.max ? malformed(expected) : filled(figure);
}

function readDateTime(wire: unknown): FieldReading<string> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (typeof value !== 'string' || !isIsoDate(value)) return malformed('a date');
  return value.startsWith('0001-01-01') ? empty : filled(value);
}

/** `Date.parse` also accepts `5` and `01/02/2026`, and further formats depending on the browser. */
function isIsoDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value));
}

function readMultilist<Entries extends FieldDeclarations>(
  wire: unknown,
  entries: Entries,
): FieldReading<readonly ContentItem<Entries>[]> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (!Array.isArray(value)) return malformed('a list of items');
  const readings = value.map((item: unknown, index) => readItem(item, entries, index + 1));
  const items = readings.flatMap(({ item }) => item ?? []);
  const problems = readings.flatMap((reading) => reading.problems);
  return value.length === 0 ? empty : { kind: 'filled', value: items, problems };
}

interface ItemReading<Entries extends FieldDeclarations> {
  /** Absent if the platform sent something other than an item. */
  readonly item?: ContentItem<Entries>;
  readonly problems: readonly FieldProblem[];
}

function readItem<Entries extends FieldDeclarations>(
  wire: unknown,
  entries: Entries,
  place: number,
): ItemReading<Entries> {
  if (!isRecord(wire)) return { problems: [{ field: `[${place}]`, problem: 'is not an item' }] };
  const { id, name, url, fields } = wire;
  const { values, editing, problems } = parseFields(entries, fields);
  const item = {
    id: typeof id === 'string' ? id : '',
    name: typeof name === 'string' ? name : '',
    url: typeof url === 'string' ? safeHref(url) : undefined,
    fields: values,
    editing,
  };
  const placed = problems.map(({ field, ...rest }) => ({ ...rest, field: `[${place}].${field}` }));
  return { item, problems: placed };
}

/** Media must have a web address or a path on the site, never `mailto:` or `tel:`. */
function webAddress(address: string): string | undefined {
  const safe = safeHref(address);
  return safe === undefined || /^(mailto|tel):/i.test(safe) ? undefined : safe;
}

/** The platform sends sizes as text: `"1920"`. */
function pixels(value: unknown): number | undefined {
  const figure = typeof value === 'string' ? Number(value) : value;
  return typeof figure === 'number' && Number.isInteger(figure) && figure > 0 ? figure : undefined;
}
