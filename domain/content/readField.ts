/** Functions that read the content of a CMS field of each kind, as the platform sends it. */

import { isRecord } from '../record.ts';
import type { FieldReading } from './fields.ts';
import type { ContentImage, ContentLink } from './fieldTypes.ts';
import { readFocalPoint } from './focalPoint.ts';
import { safeHref, webAddress } from './href.ts';
import { splitList } from './idList.ts';
import { isDateText } from './instant.ts';
import { linkAddress } from './linkAddress.ts';
import { mediaAddress } from './mediaAddress.ts';
import { type YoutubeVideo, youtubeVideo } from './youtube.ts';

export const empty = { kind: 'empty' } as const;

function filled<Value>(value: Value): { readonly kind: 'filled'; readonly value: Value } {
  return { kind: 'filled', value };
}

/** A reading of content that isn't what was expected. */
export function malformed(expected: string): FieldReading<never> {
  return { kind: 'malformed', expected };
}

/** The platform wraps the content of a field: `{ value: … }`. An absent field is empty. */
export function unwrap(wire: unknown): unknown {
  return isRecord(wire) ? wire['value'] : wire;
}

/** The content of a link, picture or file, which may also be sent without `{ value: … }` around it. */
function unwrapAddress(wire: unknown): unknown {
  const isBare = isRecord(wire) && !('value' in wire) && ('href' in wire || 'src' in wire);
  return isBare ? wire : unwrap(wire);
}

/** Text that consists of white space counts as empty. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** A text without the white space around it. */
export function readTextField(wire: unknown): FieldReading<string> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (typeof value === 'number') return filled(String(value));
  if (typeof value !== 'string') return malformed('a text');
  return filled(value.trim());
}

/** A picture with its size and its focal point, if the platform knows them. */
export function readImageField(wire: unknown): FieldReading<ContentImage> {
  const value = unwrapAddress(wire);
  if (isNothing(value)) return empty;
  if (!isRecord(value)) return malformed('an image');
  const { src, alt } = value;
  if (isNothing(src)) return empty;
  const address = typeof src === 'string' ? mediaAddress(src) : undefined;
  if (address === undefined) return malformed('an image with a web address');
  const size = { width: pixels(value['width']), height: pixels(value['height']) };
  const image = { src: address, alt: typeof alt === 'string' ? alt.trim() : '', ...size };
  return withFocalPoint(image, value['focalPoint']);
}

/** Without a point that can be read, the picture is shown all the same. */
function withFocalPoint(image: ContentImage, written: unknown): FieldReading<ContentImage> {
  if (isNothing(written)) return filled(image);
  const focalPoint = typeof written === 'string' ? readFocalPoint(written) : undefined;
  if (focalPoint) return filled({ ...image, focalPoint });
  const problem = 'has a focal point that isn’t two percentages, such as 70,40';
  return { ...filled(image), problems: [{ field: '', problem }] };
}

/** A picture without its alternative text. */
export function readDecoration(wire: unknown): FieldReading<ContentImage> {
  const reading = readImageField(wire);
  return reading.kind === 'filled' ? { ...reading, value: { ...reading.value, alt: '' } } : reading;
}

/** The address of a file. */
export function readMedia(wire: unknown): FieldReading<string> {
  const value = unwrapAddress(wire);
  if (isNothing(value)) return empty;
  const address = isRecord(value) ? (value['src'] ?? value['href']) : value;
  if (isNothing(address)) return empty;
  const safe = typeof address === 'string' ? mediaAddress(address) : undefined;
  return safe === undefined ? malformed('a media file with a web address') : filled(safe);
}

/** A video on YouTube. */
export function readYoutubeVideo(wire: unknown): FieldReading<YoutubeVideo> {
  const reading = readTextField(wire);
  if (reading.kind !== 'filled') return reading;
  const video = youtubeVideo(reading.value);
  return video ? filled(video) : malformed('the id or the address of a video on YouTube');
}

/** A link, or its address alone. Without a text that it needs, it is read and reported. */
export function readLink(wire: unknown, needsText: boolean): FieldReading<ContentLink> {
  const value = unwrapAddress(wire);
  if (isNothing(value)) return empty;
  const parts = typeof value === 'string' && isWholeAddress(value) ? { href: value } : value;
  if (!isRecord(parts)) return malformed('a link');
  const address = linkAddress(parts);
  if (address === undefined) return isNothing(parts['href']) ? empty : malformed('a link');
  const text = typeof parts['text'] === 'string' ? parts['text'].trim() : '';
  const href = safeHref(address);
  if (href !== undefined) return foundLink({ ...parts, href, text }, needsText);
  if (!/^tel:/i.test(address) || text === '') return malformed('a link that visitors may follow');
  const problem = `has no phone number that can be called: ${address}`;
  return { ...foundLink({ ...parts, href: '', text }, false), problems: [{ field: '', problem }] };
}

/** The address of a page on this site or another. */
export function readPageAddress(wire: unknown): FieldReading<string> {
  const reading = readLink(wire, false);
  if (reading.kind !== 'filled') return reading;
  const address = webAddress(reading.value.href);
  return address === undefined ? malformed('the address of a page') : filled(address);
}

/** A text alone is an address only if it looks like one: the field may as well contain words. */
function isWholeAddress(text: string): boolean {
  return /^(?:[/?#]|[a-z]+:)/i.test(safeHref(text) ?? '');
}

interface FoundLink {
  readonly href: string;
  readonly text: string;
  readonly title?: unknown;
  readonly target?: unknown;
}

function foundLink({ href, text, title, target }: FoundLink, needsText: boolean) {
  const reading = filled({
    href,
    text,
    title: typeof title === 'string' && title !== '' ? title : undefined,
    newTab: target === '_blank',
  });
  const isNameless = needsText && text === '';
  return isNameless ? { ...reading, problems: [{ field: '', problem: 'has no text' }] } : reading;
}

/** The value of the name that an editor chose. */
export function readChoice<Value extends string>(
  wire: unknown,
  choices: Readonly<Record<string, Value>>,
): FieldReading<Value> {
  // A choice among items arrives as the item, whose name it is.
  const value = isRecord(wire) && !('value' in wire) ? wire['name'] : unwrap(wire);
  if (isNothing(value)) return empty;
  const name = typeof value === 'string' ? value.trim() : '';
  const chosen = Object.hasOwn(choices, name) ? choices[name] : undefined;
  return chosen === undefined
    ? malformed(`one of ${Object.keys(choices).join(', ')}`)
    : filled(chosen);
}

/** Unknown names are left out: a list without one filter is better than a list without any. */
export function readNamesField(
  wire: unknown,
  known: readonly string[],
): FieldReading<readonly string[]> {
  const reading = readTextField(wire);
  if (reading.kind !== 'filled') return reading;
  const written = splitList(reading.value);
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

/** Whether a checkbox is ticked. */
export function readCheckbox(wire: unknown): FieldReading<boolean> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (ticked.includes(value)) return filled(true);
  return notTicked.includes(value) ? filled(false) : malformed('a checkbox');
}

/** The lowest and the highest number that a field takes. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A number, which may be sent as text. */
export function readNumberField(wire: unknown, bounds: Bounds): FieldReading<number> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  const figure = typeof value === 'string' ? readFigure(value.trim()) : value;
  const expected = `a number from ${bounds.min} to ${bounds.max}`;
  if (typeof figure !== 'number' || !Number.isFinite(figure)) return malformed(expected);
  return figure < bounds.min || figure > bounds.max ? malformed(expected) : filled(figure);
}

/** `Number` also reads `0x10` and `1e3`, which editors don't mean. */
function readFigure(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** An ISO 8601 text. */
export function readDateTime(wire: unknown): FieldReading<string> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (typeof value !== 'string' || !isDateText(value)) return malformed('a date');
  const date = value.trim();
  return date.startsWith('0001-01-01') ? empty : filled(date);
}

/** The platform sends sizes as text: `"1920"`. */
function pixels(value: unknown): number | undefined {
  const figure = typeof value === 'string' ? Number(value) : value;
  return typeof figure === 'number' && Number.isInteger(figure) && figure > 0 ? figure : undefined;
}
