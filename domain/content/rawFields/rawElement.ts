import { emptyRaw, filledRaw, foreign, type RawReading } from './rawReading.ts';

/** The attributes of an element in the order in which they are written. */
export type RawAttributes = ReadonlyMap<string, string>;

/** The longest element that is read; links and pictures have a few hundred characters. */
const maxLength = 20_000;

/** Reads a raw value that is a single element without content, such as `<image mediaid="…" />`. */
export function readElement(raw: string, names: readonly string[]): RawReading<RawElement> {
  const text = raw.trim();
  if (text === '') return emptyRaw;
  if (text.length > maxLength) return foreign;
  const name = names.find((each) => text.startsWith(`<${each}`));
  if (name === undefined) return foreign;
  const end = [`></${name}>`, '/>'].find((each) => text.endsWith(each));
  if (end === undefined) return foreign;
  const attributes = readAttributes(text.slice(name.length + 1, -end.length));
  if (!attributes) return foreign;
  return attributes.size === 0 ? emptyRaw : filledRaw({ name, attributes });
}

/** An element without content. */
export interface RawElement {
  readonly name: string;
  readonly attributes: RawAttributes;
}

/** `undefined` if the text isn't a list of attributes, or has one twice. */
function readAttributes(text: string): RawAttributes | undefined {
  const one = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
  const attributes = new Map<string, string>();
  let end = 0;
  for (let match = one.exec(text); match; match = one.exec(text)) {
    const [, name = '', double, single] = match;
    const value = unescaped(double ?? single ?? '');
    if (value === undefined || attributes.has(name)) return undefined;
    attributes.set(name, value);
    end = one.lastIndex;
  }
  return text.slice(end).trim() === '' ? attributes : undefined;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** `undefined` if the text has a reference that isn't one of XML. Other white space than blanks counts as a blank. */
function unescaped(text: string): string | undefined {
  const plain = text.replaceAll(/[\t\n\r]/g, ' ');
  const references = plain.match(/&[^;&]*;?/g) ?? [];
  if (references.some((each) => characterOf(each) === undefined)) return undefined;
  return plain.replaceAll(/&[^;&]*;/g, (each) => characterOf(each) ?? each);
}

function characterOf(reference: string): string | undefined {
  const [, name = '', decimal, hex] =
    /^&(?:(\w+)|#(\d{1,7})|#x([\da-f]{1,6}));$/i.exec(reference) ?? [];
  if (Object.hasOwn(named, name)) return named[name];
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCode = Number.isInteger(code) && code <= 0x10ffff;
  const character = isCode ? String.fromCodePoint(code) : '';
  return character === '' || notInXml.test(character) ? undefined : character;
}

/** What XML 1.0 has no way to write. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const allNotInXml = new RegExp(notInXml, 'gu');

/** Writes an element without content. Attributes without a value are left out. */
export function writeElement({ name, attributes }: RawElement): string {
  const written = [...attributes].flatMap(([attribute, value]) =>
    value === '' ? [] : [` ${attribute}="${escaped(value)}"`],
  );
  return written.length === 0 ? '' : `<${name}${written.join('')} />`;
}

function escaped(text: string): string {
  return text
    .replaceAll(allNotInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (character) => `&#${character.codePointAt(0)};`);
}
