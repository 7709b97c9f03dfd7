import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type PlacedRendering, parseRenderings, writeRenderings } from './renderings.ts';

const [one, other, component] = [
  '0a000000-0000-4000-8000-000000000001',
  '0a000000-0000-4000-8000-000000000002',
  '0a000000-0000-4000-8000-00000000000c',
];

test('a layout is written as the platform stores it', () => {
  const block = { renderingId: component, dataSource: '', params: {} };
  const xml = writeRenderings([
    { ...block, uid: one, parent: undefined, placeholder: 'headless-main', dataSource: other },
    {
      ...block,
      uid: other,
      parent: one,
      placeholder: 'cards-{*}',
      params: { a: 'b & "c"', d: '' },
    },
  ]);
  expect(xml).toBe(
    '<r xmlns:s="s"><d id="{FE5D7FDF-89C0-4D99-9AA3-B5FBD009C9F3}">' +
      '<r uid="{0A000000-0000-4000-8000-000000000001}" s:id="{0A000000-0000-4000-8000-00000000000C}"' +
      ' s:ds="{0A000000-0000-4000-8000-000000000002}" s:par="" s:ph="/headless-main" />' +
      '<r uid="{0A000000-0000-4000-8000-000000000002}" s:id="{0A000000-0000-4000-8000-00000000000C}" s:ds=""' +
      ' s:par="a=b%20%26%20%22c%22&amp;d=" s:ph="/headless-main/cards-{0A000000-0000-4000-8000-000000000001}-0" />' +
      '</d></r>',
  );
});

const params = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: 'grapheme' }),
  {
    noNullPrototype: true,
    maxKeys: 3,
  },
);
const guid = fc.uuid();
const layout = fc
  .array(
    fc.record({
      uid: guid,
      renderingId: guid,
      dataSource: fc.oneof(guid, fc.constant('')),
      above: fc.option(fc.nat(), { nil: undefined }),
      placeholder: fc.constantFrom('headless-main', 'card-list-{*}', 'static', 'a-1'),
      params,
    }),
    { maxLength: 6 },
  )
  .map((blocks) =>
    blocks.map(
      ({ above, ...block }, at): PlacedRendering => ({
        ...block,
        parent: above === undefined || at === 0 ? undefined : blocks[above % at]?.uid,
      }),
    ),
  )
  // The keys of a page's own placeholders never have the end of dynamic ones.
  .map((blocks) =>
    blocks.map((block) =>
      block.parent === undefined ? { ...block, placeholder: 'headless-main' } : block,
    ),
  );

propertyTest.prop([layout])('a layout that was written is read as it was', (placed) => {
  expect(parseRenderings(writeRenderings(placed))).toEqual(placed);
});

test.each([
  ['no XML', 'text'],
  ['another element', '<a></a>'],
  [
    'a block without a placeholder',
    '<r><d id="{FE5D7FDF-89C0-4D99-9AA3-B5FBD009C9F3}"><r uid="{0A000000-0000-4000-8000-000000000001}" s:id="{0A000000-0000-4000-8000-00000000000C}" s:ph=""/></d></r>',
  ],
  [
    'a malformed id',
    '<r><d id="{FE5D7FDF-89C0-4D99-9AA3-B5FBD009C9F3}"><r uid="{1}" s:id="{2}" s:ph="/a"/></d></r>',
  ],
])('%s isn’t a layout', (_what, xml) => {
  expect(parseRenderings(xml)).toBeUndefined();
});

test('an empty field is a layout without blocks', () => {
  expect(parseRenderings('')).toEqual([]);
});
