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

const device = '{FE5D7FDF-89C0-4D99-9AA3-B5FBD009C9F3}';
const everybody = '{00000000-0000-0000-0000-000000000000}';
const hide = '{25F351A1-712D-45F8-857D-8AD95BB2ACE9}';

test('a hidden block has the rule by which the platform hides it from everybody', () => {
  const block = { uid: one, renderingId: component, dataSource: '', parent: undefined, params: {} };
  const xml = writeRenderings([{ ...block, placeholder: 'headless-main', isHidden: true }]);
  expect(xml).toBe(
    `<r xmlns:s="s"><d id="${device}">` +
      '<r uid="{0A000000-0000-4000-8000-000000000001}" s:id="{0A000000-0000-4000-8000-00000000000C}"' +
      ` s:ds="" s:par="" s:ph="/headless-main"><rls><ruleset><rule uid="${everybody}" s:name="Default">` +
      '<conditions><condition uid="4888ABBBF17D4485B14B842413F88732" s:id="{4888ABBB-F17D-4485-B14B-842413F88732}" />' +
      `</conditions><actions><action uid="25F351A1712D45F8857D8AD95BB2ACE9" s:id="${hide}" /></actions>` +
      '</rule></ruleset></rls></r></d></r>',
  );
});

const hiding = `<actions><action uid="BD38CF4BFA31473886E84F4407887049" id="${hide}" /></actions>`;
const always = '<conditions><condition id="{4888ABBB-F17D-4485-B14B-842413F88732}" /></conditions>';

test.each([
  [true, 'for everybody', `<rule uid="${everybody}" name="Default">${always}${hiding}</rule>`],
  [
    false,
    'for some visitors',
    `<rule uid="{7DAB5F53-266A-4412-B28E-83E6B0F6128D}" s:name="Some">${hiding}</rule><rule uid="${everybody}">${always}<actions /></rule>`,
  ],
  [
    false,
    'for some visitors, after the rule for everybody',
    `<rule uid="${everybody}">${always}</rule><rule uid="{7DAB5F53-266A-4412-B28E-83E6B0F6128D}">${hiding}</rule>`,
  ],
  [false, 'that is missing', hiding],
  [
    false,
    'that does something else',
    `<rule uid="${everybody}"><actions><action s:id="{0F3C6BEC-E56B-4875-93D7-2846A75881D2}" s:DataSource="" /></actions></rule>`,
  ],
])('a block is hidden: %s, with a rule %s', (isHidden, _what, rules) => {
  const parts = (uid: string) => `uid="{${uid}}" id="{${component}}" ds="" ph="main"`;
  const xml = `<r><d id="${device}">
    <r ${parts(one)}>
      <rls><ruleset>${rules}</ruleset></rls>
    </r>
    <r ${parts(other)} /></d></r>`;
  const hidden = parseRenderings(xml)?.map((each) => each.isHidden === true);
  expect(hidden).toEqual([isHidden, false]);
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
      isHidden: fc.constantFrom(true, undefined),
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
  ['', {}],
  ['a', { a: '' }],
  ['a&amp;b=c%20d+e&amp;&amp;f==', { a: '', b: 'c d e', f: '=' }],
  ['a=%', { a: '%' }],
])('the parameters %j of the platform are read', (written, expected) => {
  const xml = `<r><d id="${device}"><r uid="{${one}}" id="{${component}}" par="${written}" ph="main" /></d></r>`;
  expect(parseRenderings(xml)?.map((each) => each.params)).toEqual([expected]);
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
