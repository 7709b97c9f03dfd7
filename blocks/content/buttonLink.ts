import { link as linkField, text as textField } from '#domain/content/declare.ts';
import type { FieldDeclaration, FieldReading } from '#domain/content/fields.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { isRecord } from '#domain/record.ts';
import { linkText } from './linkTarget.ts';

/** What ButtonLink holds: the words of the button and, where an editor made a whole link, that. */
export interface ButtonWords {
  readonly text: string;
  readonly link?: ContentLink | undefined;
}

/**
 * The two fields of a section's button: `ButtonLink` says what it says, `Link` where it leads. Either
 * may hold a whole link instead, which then stands in for what the other lacks.
 */
export function buttonLinkFields() {
  return { buttonLink: buttonWords(), link: buttonAddress() };
}

/** The button that both fields give together; `undefined` without words or without an address. */
export function buttonOf(fields: {
  readonly buttonLink: ButtonWords;
  readonly link: ContentLink | undefined;
}): ContentLink | undefined {
  const target = fields.link ?? fields.buttonLink.link;
  const text = fields.buttonLink.text || linkText(target);
  return target && text ? { ...target, text } : undefined;
}

const words = textField({
  name: 'ButtonLink',
  help: 'What the button under the section says, such as "All electric cars". It needs Link.',
});

const address = linkField({ name: 'Link', help: 'Where the button leads.' });

function buttonWords(): FieldDeclaration<ButtonWords> {
  return { ...words, fallback: { text: '' }, read: readWords };
}

function buttonAddress(): typeof address {
  return { ...address, read: readAddress };
}

function readWords(wire: unknown): FieldReading<ButtonWords> {
  const whole = address.read(wire);
  if (whole.kind === 'filled' && whole.value) {
    return { kind: 'filled', value: { text: linkText(whole.value), link: whole.value } };
  }
  const value = contentOf(wire);
  const reading = words.read(isRecord(value) ? { value: value['text'] } : wire);
  return reading.kind === 'filled' ? { kind: 'filled', value: { text: reading.value } } : reading;
}

/** Also an address alone, without the rest of a link. */
function readAddress(wire: unknown): FieldReading<ContentLink | undefined> {
  const value = contentOf(wire);
  return address.read(typeof value === 'string' ? { value: { href: value } } : wire);
}

function contentOf(wire: unknown): unknown {
  return isRecord(wire) ? wire['value'] : wire;
}
