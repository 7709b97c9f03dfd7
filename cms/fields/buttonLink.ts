import { link as linkField, text as textField } from '#domain/content/declare.ts';
import type { FieldDeclaration, FieldReading } from '#domain/content/fields.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkText } from '#domain/content/linkTarget.ts';
import { isRecord } from '#domain/record.ts';

/** The value of ButtonLink: the button text and, if the editor entered one, the complete link. */
export interface ButtonWords {
  readonly text: string;
  readonly link?: ContentLink | undefined;
}

/**
 * The two fields of a section's button: `ButtonLink` is its text, `Link` its address. Either may
 * contain a complete link, which supplies what the other field lacks.
 */
export function buttonLinkFields() {
  return { buttonLink: buttonWords(), link: buttonAddress() };
}

/** The button described by both fields; `undefined` without a text or an address. */
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

/** Also accepts an address alone instead of a complete link. */
function readAddress(wire: unknown): FieldReading<ContentLink | undefined> {
  const value = contentOf(wire);
  return address.read(typeof value === 'string' ? { value: { href: value } } : wire);
}

function contentOf(wire: unknown): unknown {
  return isRecord(wire) ? wire['value'] : wire;
}
