import { expect, test } from 'vitest';
import { propDocs } from './propDocs.ts';

/** A component with one prop, as react-docgen describes it. */
function componentWith(prop: object) {
  return Object.assign(() => null, { __docgenInfo: { props: { it: prop } } });
}

const nothing = { name: 'undefined' };
const literal = (value: string) => ({ name: 'literal', value });
const union = (...elements: readonly object[]) => ({
  name: 'union',
  raw: 'A | undefined',
  elements,
});

test.each([
  [union(literal("'m'"), literal("'l'"), nothing), { kind: 'values', values: ['m', 'l'] }],
  [union(literal('2'), literal('3'), nothing), { kind: 'values', values: [2, 3] }],
  [union({ name: 'boolean' }, nothing), { kind: 'values', values: [true, false] }],
  [
    union({ name: 'boolean' }, literal("'mixed'")),
    { kind: 'values', values: [true, false, 'mixed'] },
  ],
  [
    union({ name: 'union', elements: [literal("'a'")] }, nothing),
    { kind: 'values', values: ['a'] },
  ],
  [{ name: 'string' }, { kind: 'text' }],
  [union({ name: 'number' }, nothing), { kind: 'number' }],
  [union({ name: 'ReactNode' }, nothing), { kind: 'content' }],
  [union({ name: 'IconName' }, nothing), { kind: 'icon' }],
  [{ name: 'unknown[number]', raw: '(typeof iconNames)[number]' }, { kind: 'icon' }],
  [union({ name: 'signature', raw: '(() => void)' }, nothing), { kind: 'function' }],
  [
    { name: 'union', raw: '(() => void) | undefined', elements: [{ name: 'unknown' }, nothing] },
    { kind: 'function' },
  ],
  [{ name: 'unknown' }, { kind: 'list' }],
  [union({ name: 'GridColumns' }, nothing), { kind: 'other', source: 'GridColumns' }],
  [literal('`#main`'), { kind: 'other', source: '`#main`' }],
  [union({ name: 'string' }, { name: 'Array', raw: 'string[]' }), { kind: 'other', source: 'A' }],
])('%j accepts %j', (tsType, type) => {
  expect(propDocs(componentWith({ tsType }))).toMatchObject([{ type }]);
});

test.each([
  ["A size.\n@default 'm'", null, 'm', 'A size.'],
  ['A size\nof two lines.', { value: "'l'" }, 'l', 'A size of two lines.'],
  ['@default true', { value: 'false' }, 'true', ''],
  ['No default.', undefined, undefined, 'No default.'],
])('%j with %j in the code has the default %j', (description, defaultValue, fallback, text) => {
  const [doc] = propDocs(componentWith({ description, defaultValue }));
  expect(doc).toMatchObject({ fallback, description: text });
});

test.each([
  ['A size.\n@deprecated use `size`', undefined, 'use `size`'],
  ["A size.\n@default 'm'\n@deprecated use `size`,\n or nothing", 'm', 'use `size`, or nothing'],
  ["A size.\n@deprecated use `size`\n@default 'm'", 'm', 'use `size`'],
  ['An address, such as a@deprecated.example.', undefined, undefined],
])('%j has the default %j and is deprecated: %j', (description, fallback, deprecated) => {
  const [doc] = propDocs(componentWith({ description }));
  expect(doc).toMatchObject({ fallback, deprecated });
  if (deprecated) expect(doc?.description).toBe('A size.');
});

test('required props come first', () => {
  const props = { a: { required: false }, b: { required: true }, c: { required: true } };
  const docs = propDocs({ __docgenInfo: { props } });
  expect(docs.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['b', true],
    ['c', true],
    ['a', false],
  ]);
});

test.each([[undefined], [() => null], [{}], [{ __docgenInfo: {} }]])(
  'a component without documented props has none: %o',
  (component) => {
    expect(propDocs(component)).toEqual([]);
  },
);
