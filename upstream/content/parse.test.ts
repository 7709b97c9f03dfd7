import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parsePage, parseSiteSettings } from './parse.ts';
import { wireLayoutAnswer, wireSiteAnswer } from './wire.ts';

interface WirePage {
  readonly context?: object;
  readonly route?: object;
  readonly languages?: unknown;
}

/** Passes a page in the platform's format through schema and parser. */
function read({ context = {}, route = {}, languages }: WirePage) {
  const rendered = { sitecore: { context, route } };
  const answer = wireLayoutAnswer.parse({ layout: { item: { rendered, languages } } });
  return parsePage(answer.layout?.item);
}

function readMain(main: unknown) {
  return read({ route: { placeholders: { 'headless-main': main } } })?.placeholders;
}

const uid = 'f7f4f3c5-6a53-4a8a-9a8c-1a1b0b1f2c3d';
const spacer = { uid, componentName: 'Spacer', fields: { Size: { value: 'Small' } } };
const parsedSpacer = { ...spacer, dataSource: undefined, params: {}, placeholders: {} };

describe('a page', () => {
  test('is parsed completely', () => {
    const page = read({
      context: { language: 'sv', pageEditing: false, pageState: 'normal' },
      route: {
        name: 'kop-bil',
        displayName: 'Köp bil',
        itemId: uid,
        itemLanguage: 'sv',
        fields: { metaTitle: { value: 'Köp bil' } },
        placeholders: { 'headless-main': [spacer] },
      },
      languages: [
        {
          displayName: 'Köp bil',
          language: {
            name: 'sv',
            displayName: 'Swedish : Sweden',
            englishName: 'Swedish',
            nativeName: 'svenska',
          },
          url: { path: '/kop-bil' },
        },
        { language: { name: 'en' } },
      ],
    });
    expect(page).toMatchObject({
      itemId: uid,
      name: 'kop-bil',
      displayName: 'Köp bil',
      language: 'sv',
      mode: 'normal',
      fields: { metaTitle: 'Köp bil' },
      placeholders: { 'headless-main': [parsedSpacer] },
      routeFields: { metaTitle: { value: 'Köp bil' } },
      languages: [
        {
          name: 'sv',
          displayName: 'Swedish : Sweden',
          englishName: 'Swedish',
          nativeName: 'svenska',
          pageName: 'Köp bil',
          path: '/kop-bil',
        },
        {
          name: 'en',
          displayName: 'en',
          englishName: 'en',
          nativeName: 'en',
          pageName: undefined,
          path: undefined,
        },
      ],
      editor: undefined,
    });
  });

  test('may lack nearly everything', () => {
    expect(read({})).toMatchObject({
      itemId: '',
      displayName: '',
      language: '',
      mode: 'normal',
      placeholders: {},
      languages: [],
    });
  });

  test('falls back to the context’s language and its name as title', () => {
    const page = read({ context: { language: 'sv' }, route: { name: 'kop-bil' } });
    expect(page).toMatchObject({ language: 'sv', displayName: 'kop-bil' });
  });

  test('skips languages without a name', () => {
    const page = read({ languages: [{ language: null }, {}, { language: { name: 'sv' } }] });
    expect(page?.languages.map(({ name }) => name)).toEqual(['sv']);
  });

  test.each([
    [{ pageEditing: true }, 'edit'],
    [{ pageEditing: true, pageState: 'preview' }, 'edit'],
    [{ pageState: 'Preview' }, 'preview'],
    [{ pageState: 'normal' }, 'normal'],
    [{}, 'normal'],
  ])('with the context %j is in mode %s', (context, mode) => {
    expect(read({ context })?.mode).toBe(mode);
  });

  test('includes the platform’s editor in editing mode only', () => {
    const scripts = { clientScripts: ['/editor.js'], clientData: { a: 1 } };
    expect(read({ context: { ...scripts, pageEditing: true } })?.editor).toEqual(scripts);
    expect(read({ context: { ...scripts, pageState: 'preview' } })?.editor).toBeUndefined();
    const malformed = { pageEditing: true, clientScripts: 'x', clientData: [] };
    const nothing = { clientScripts: [], clientData: {} };
    expect(read({ context: malformed })?.editor).toEqual(nothing);
  });
});

describe('renderings', () => {
  test.each([
    ['null', null],
    ['a text', 'Spacer'],
    ['a list', [spacer]],
    ['an object without a component', { uid, fields: {} }],
    ['a component whose name is not a text', { componentName: 7 }],
  ])('that are %s are dropped alone', (_what, garbage) => {
    expect(readMain([garbage, spacer, garbage])).toEqual({ 'headless-main': [parsedSpacer] });
  });

  test.each([
    ['null', null],
    ['a text', 'Spacer'],
    ['an object', {}],
  ])('are an empty list where a placeholder is %s', (_what, garbage) => {
    expect(readMain(garbage)).toEqual({ 'headless-main': [] });
  });

  test.each([
    ['null', null],
    ['a list', []],
    ['a text', 'main'],
  ])('are empty where the placeholders are %s', (_what, garbage) => {
    expect(read({ route: { placeholders: garbage } })?.placeholders).toEqual({});
  });

  test.each([[undefined], [null], [7], ['']])(
    'are identified by place without a uid: %j',
    (none) => {
      const nameless = { ...spacer, uid: none };
      const columns = { ...nameless, placeholders: { columns: [nameless] } };
      const main = readMain([spacer, nameless, columns])?.['headless-main'];
      expect(main?.map((each) => each.uid)).toEqual([uid, 'headless-main-1', 'headless-main-2']);
      const inner = main?.[2]?.placeholders['columns']?.[0]?.uid;
      expect(inner).toBe('headless-main-2-columns-0');
    },
  );

  test('may come without fields', () => {
    const main = readMain([{ uid, componentName: 'Spacer' }]);
    expect(main?.['headless-main']).toEqual([{ ...parsedSpacer, fields: undefined }]);
  });

  test.each([
    ['absent', undefined, {}],
    ['null', null, {}],
    ['a list', [], {}],
    ['not all texts', { GridParameters: 'wide', FieldNames: 7 }, { GridParameters: 'wide' }],
    ['texts', { Styles: 'wide' }, { Styles: 'wide' }],
  ])('with parameters that are %s', (_what, params, expected) => {
    expect(readMain([{ ...spacer, params }])?.['headless-main']?.[0]?.params).toEqual(expected);
  });

  test('that the platform hides are for editors only, and not the first block of visitors', () => {
    const hidden = { ...spacer, componentName: 'Hidden Rendering' };
    const route = { placeholders: { 'headless-main': [hidden, spacer] } };
    const shown = (context: object) =>
      read({ context, route })?.placeholders['headless-main']?.map((each) => each.componentName);
    expect(shown({})).toEqual(['Spacer']);
    expect(shown({ pageState: 'preview' })).toEqual(['Spacer']);
    expect(shown({ pageEditing: true })).toEqual(['Hidden Rendering', 'Spacer']);
  });

  test.each([
    [{}, 'Spacer'],
    [{ FieldNames: '' }, 'Spacer'],
    [{ FieldNames: 'Default' }, 'Spacer'],
    [{ FieldNames: 'Wide' }, 'Spacer (Wide)'],
    [{ FieldNames: { Value: { value: 'Wide' } } }, 'Spacer (Wide)'],
  ])('with %o are %s', (params, componentName) => {
    expect(readMain([{ ...spacer, params }])).toMatchObject({
      'headless-main': [{ componentName }],
    });
  });

  test.each([
    [{}, undefined],
    [{ Styles: 'centered  dark' }, 'centered  dark'],
    [{ GridParameters: 'col-12', Styles: { value: 'dark' } }, 'col-12 dark'],
    [{ Styles: { Value: { value: 'dark' } } }, 'dark'],
    [{ Styles: { Value: {} } }, undefined],
    [{ Styles: 7 }, undefined],
  ])('with %o have the styles %s', (params, styles) => {
    expect(readMain([{ ...spacer, params }])?.['headless-main']?.[0]?.styles).toBe(styles);
  });

  test('keep their fields unparsed: each block parses its own', () => {
    const fields = { Size: { value: {} }, Other: 7 };
    expect(readMain([{ ...spacer, fields }])?.['headless-main']?.[0]?.fields).toEqual(fields);
  });

  test('contain renderings at any depth, and invalid ones are dropped there too', () => {
    const columns = { 'footer-columns-1': [spacer, null], 'footer-columns-2': 'junk' };
    const section = { ...spacer, placeholders: columns };
    const page = { ...spacer, placeholders: { 'section-{*}': [section] } };
    expect(readMain([page])?.['headless-main']?.[0]?.placeholders).toEqual({
      'section-{*}': [
        {
          ...parsedSpacer,
          placeholders: { 'footer-columns-1': [parsedSpacer], 'footer-columns-2': [] },
        },
      ],
    });
  });

  propertyTest.prop([fc.array(fc.oneof(fc.anything(), fc.constant(spacer)))])(
    'never break a page, whatever the platform sends',
    (renderings) => {
      const json: unknown = JSON.parse(JSON.stringify(renderings));
      expect(readMain(json)?.['headless-main']).toEqual(expect.any(Array));
    },
  );
});

describe('site settings', () => {
  const readSettings = (siteInfo: unknown) =>
    parseSiteSettings(wireSiteAnswer.parse({ site: { siteInfo } }));
  const defaults = {
    gtmId: '',
    favicon: undefined,
    titleTemplate: '%s',
    notFoundPath: undefined,
    isOnlyLight: false,
    problems: [],
  };

  test('are read from the site’s attributes', () => {
    const attributes = [
      { key: 'gtmID', value: 'GTM-1' },
      { key: 'favicon', value: '/-/media/favicon.svg' },
      { key: 'titleTemplate', value: '%s | Nordvik' },
      { key: 'darkMode', value: 'off' },
    ];
    const errorHandling = { notFoundPagePath: '/404' };
    expect(readSettings({ attributes, errorHandling })).toEqual({
      gtmId: 'GTM-1',
      favicon: '/-/media/favicon.svg',
      titleTemplate: '%s | Nordvik',
      notFoundPath: '/404',
      isOnlyLight: true,
      problems: [],
    });
  });

  test.each(['on', '', 'dark'])(
    'a site is dark for those who want it with darkMode “%s”',
    (value) => {
      expect(readSettings({ attributes: [{ key: 'darkMode', value }] }).isOnlyLight).toBe(false);
    },
  );

  test('a misspelt value is a problem for the content check', () => {
    const { problems } = readSettings({ attributes: [{ key: 'darkMode', value: 'of' }] });
    expect(problems).toEqual([{ field: 'darkMode', problem: expect.stringContaining('on, off') }]);
  });

  test.each([
    ['no site', null],
    ['nothing', {}],
    ['null', { attributes: null, errorHandling: null }],
    ['empty texts', { attributes: [{ key: 'titleTemplate', value: '' }] }],
    [
      'no texts',
      {
        attributes: [
          { key: 'favicon', value: 7 },
          { key: 'gtmID', value: {} },
        ],
      },
    ],
    ['an empty path', { errorHandling: { notFoundPagePath: '' } }],
  ])('have their defaults where the platform has %s', (_what, siteInfo) => {
    expect(readSettings(siteInfo)).toEqual(defaults);
  });
});
