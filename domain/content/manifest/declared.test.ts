import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { nameList, pageAddress, text, youtube } from '../declare.ts';
import type { FieldDeclarations } from '../fields.ts';
import { declarations, named } from '../testing/declaredKinds.ts';
import { declaredFields } from './declared.ts';
import { describeTemplate } from './describe.ts';

const originals: FieldDeclarations = {
  ...declarations,
  paragraph: text({ ...named, isParagraph: true }),
  address: pageAddress(named),
  film: youtube({ ...named, required: true }),
  names: nameList({ ...named, names: ['a', 'b'], fallback: ['a'] }),
};
const restored = declaredFields(describeTemplate('Any', originals, { isPage: false }).fields);

const words = fc.constantFrom(
  '',
  '1',
  '300',
  'Black',
  'b, a',
  '2027-01-10',
  'dQw4w9WgXcQ',
  '/kop-bil',
);
const parts = fc.record({ href: words, src: words, text: words, alt: words }, { requiredKeys: [] });
const items = fc.array(fc.record({ id: words, name: words, fields: fc.record({ Title: words }) }));
const wires = fc.record({ value: fc.oneof(words, parts, items, fc.jsonValue({ maxDepth: 1 })) });

property.prop([fc.constantFrom(...Object.keys(originals)), wires])(
  'a declaration of the manifest reads like the one that it was made from',
  (prop, wire) => {
    const [original, copy] = [originals[prop], restored[prop]];
    const reading = copy?.read(wire);
    // The value of a choice is in the code alone.
    if (prop === 'choice') expect(reading?.kind).toBe(original?.read(wire).kind);
    else expect(reading).toEqual(original?.read(wire));
    expect(copy?.fallbackText).toBe(prop === 'names' ? '' : original?.fallbackText);
    expect(copy?.format).toBe(original?.format);
    expect(copy?.required).toBe(original?.required);
  },
);
