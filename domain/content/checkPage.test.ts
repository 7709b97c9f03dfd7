import { describe, expect, test } from 'vitest';
import { type CheckedBlock, type CheckRules, checkPage } from './checkPage.ts';
import { choice, image, link, multilist, richText, text } from './declare.ts';
import type { Page, Rendering } from './page.ts';
import { testPage } from './testing/testPage.ts';

const hero = {
  fields: {
    title: text({ name: 'Title', help: 'The heading.', required: true }),
    text: richText({ name: 'Text', help: 'A few words.' }),
    image: image({ name: 'Image', help: 'The picture.' }),
    link: link({ name: 'Link', help: 'The way on.' }),
    size: choice({ name: 'Size', help: 'The size.', choices: { S: 's', L: 'l' }, fallback: 's' }),
  },
};

const list = {
  fields: {
    links: multilist({
      name: 'Links',
      help: 'The links.',
      entries: {
        link: link({ name: 'Link', help: 'One link.', required: true }),
        image: image({ name: 'Image', help: 'A picture.' }),
      },
    }),
  },
  suits: ['headless-main', 'footer-columns'],
};

const decoration = { name: 'Image', help: 'A picture.', decorative: 'Words stand beside it.' };
const menu = { fields: { image: image(decoration) } };
const article = { fields: {}, pageFields: { image: hero.fields.image } };

const warning: CheckedBlock = { fields: {}, countries: ['SE', 'NO'] };

const renamed: CheckedBlock = { fields: {}, status: 'stable', formerNames: ['OldBanner'] };
const deprecated: CheckedBlock = { fields: {}, status: 'deprecated' };

const carPage: CheckedBlock = {
  fields: { template: text({ name: 'T', help: 'A title.', marks: ['brand'] }) },
  pageWords: ['brand', 'model'],
};

const footer = {
  fields: {},
  slots: ['footer-columns'],
  suits: ['headless-main', 'headless-footer'],
};

const rules: CheckRules = {
  findBlock: (name) =>
    new Map(
      Object.entries({
        Hero: hero,
        List: list,
        Footer: footer,
        CarPage: carPage,
        Menu: menu,
        Article: article,
        Warning: warning,
        Banner: renamed,
        OldBanner: renamed,
        Ticker: deprecated,
      }),
    ).get(name),
  country: 'SE',
  checkLink: (href) => (href === '/borta' ? 'leads nowhere' : undefined),
};

function block(componentName: string, fields: object = {}, placeholders = {}): Rendering {
  return { uid: componentName, componentName, params: {}, fields, placeholders };
}

function problemsOf(page: Page): string[] {
  return checkPage(page, rules).problems.map(({ place, problem }) => `${place}: ${problem}`);
}

function problemsIn(...main: Rendering[]): string[] {
  return problemsOf(testPage({ 'headless-main': main }));
}

const title = { Title: { value: 'Hej' } };

describe('misspelt fields', () => {
  test('are named with the field that was meant', () => {
    const fields = { Titel: { value: 'Hej' }, Text: { value: '<p>Hej</p>' } };
    expect(problemsIn(block('Hero', fields))).toEqual([
      'Hero[1] › Title: is empty',
      'Hero[1] › Titel: is no field of this block, which has a field called Title',
    ]);
  });

  test('are found in the entries of lists', () => {
    const entry = { id: '1', name: '1', fields: { Lnik: { value: { href: '/', text: 'Hem' } } } };
    expect(problemsIn(block('List', { Links: [entry] }))).toContain(
      'List[1] › Links[1].Lnik: is no field of this block, which has a field called Link',
    );
  });

  test.each([
    ['a field that resembles none', { ...title, Campaign: { value: 'x' } }],
    ['one that resembles a field that is there too', { ...title, Titles: { value: 'x' } }],
  ])('%s is nobody’s mistake', (_what, fields) => {
    expect(problemsIn(block('Hero', fields))).toEqual([]);
  });
});

describe('blocks', () => {
  test('that are valid give no problems and are counted, nested ones too', () => {
    const columns = { 'footer-columns-{*}': [block('List'), block('List')] };
    const page = testPage({
      'headless-main': [block('Hero', title)],
      'headless-footer': [block('Footer', {}, columns)],
    });
    expect(checkPage(page, rules)).toEqual({ blocks: 4, problems: [] });
  });

  test('that don’t exist are reported', () => {
    expect(problemsIn(block('Carousel'))).toEqual(['Carousel[1]: is a block that doesn’t exist']);
  });

  test('with the same name are numbered from the top of the page', () => {
    expect(problemsIn(block('Hero', title), block('Carousel'), block('Hero'))).toEqual([
      'Carousel[1]: is a block that doesn’t exist',
      'Hero[2] › Title: is empty',
    ]);
  });

  test('inside other blocks are reported with their path', () => {
    const columns = { 'footer-columns-1': [block('List'), block('List', { Links: 'x' })] };
    expect(problemsIn(block('Footer', {}, columns))).toEqual([
      'Footer[1] › List[2] › Links: is not a list of items',
    ]);
  });

  test('in a placeholder that they don’t suit are reported', () => {
    const page = testPage({
      'headless-header': [block('Hero', title)],
      'headless-main': [block('Footer', {}, { 'footer-columns-1': [block('Hero', title)] })],
    });
    expect(problemsOf(page)).toEqual([
      'Hero[1]: doesn’t suit the placeholder headless-header',
      'Footer[1] › Hero[2]: doesn’t suit the placeholder footer-columns-1',
    ]);
  });

  test('that are never shown are reported', () => {
    const inner = { sidebar: [block('List')], 'footer-columns-1': [], 'footer-columns-2': [] };
    const page = testPage({
      sidebar: [block('Hero')],
      'headless-main': [block('Footer', {}, inner)],
    });
    expect(problemsOf(page)).toEqual([
      ': has no place for what stands in sidebar',
      'Footer[1]: has no place for what stands in sidebar',
      'Footer[1]: has no place for what stands in footer-columns-2',
    ]);
  });
});

describe('fields', () => {
  test.each([
    ['required and empty', { Title: { value: ' ' } }, 'Title: is empty'],
    ['malformed', { ...title, Size: { value: 'XL' } }, 'Size: is not one of S, L'],
    [
      'a picture without alternative text',
      { ...title, Image: { value: { src: '/a.webp', alt: '' } } },
      'Image: has no alternative text',
    ],
    [
      'a picture with its file name as alternative text',
      { ...title, Image: { value: { src: '/a.webp', alt: 'Bil_1.WEBP' } } },
      'Image: has the name of a file as alternative text: Bil_1.WEBP',
    ],
    [
      'a link that leads nowhere',
      { ...title, Link: { value: { href: '/borta', text: 'Borta' } } },
      'Link: leads nowhere',
    ],
    [
      'a text with an empty link',
      { ...title, Text: { value: '<p><a class="x" href="/borta">Borta</a></p>' } },
      'Text: leads nowhere',
    ],
    [
      'a text with a link in single quotes',
      { ...title, Text: { value: "<p><a href='/borta'>Borta</a></p>" } },
      'Text: leads nowhere',
    ],
    [
      'a text with a forbidden link',
      { ...title, Text: { value: '<a href="javascript:alert(1)">Hej</a>' } },
      'Text: links to javascript:alert(1), where visitors may not be sent',
    ],
  ])('%s', (_what, fields, problem) => {
    expect(problemsIn(block('Hero', fields))).toEqual([`Hero[1] › ${problem}`]);
  });

  test('for decorative pictures need no alternative text', () => {
    expect(problemsIn(block('Menu', { Image: { value: { src: '/a.webp' } } }))).toEqual([]);
  });

  test('of the page are checked where a block shows them', () => {
    const routeFields = { Image: { value: { src: '/a.webp' } } };
    const main = { 'headless-main': [block('Article')] };
    expect(problemsOf(testPage(main, { routeFields }))).toEqual(['Image: has no alternative text']);
  });

  test('that are valid give no problems', () => {
    const fields = {
      ...title,
      Text: {
        value: '<p>Se <a href="/kop-bil?a=1&amp;b=2">bilar</a> <abbr href="/borta">x</abbr></p>',
      },
      Image: { value: { src: '/a.webp', alt: 'En bil' } },
      Link: { value: { href: '/kop-bil', text: 'Köp bil' } },
    };
    expect(problemsIn(block('Hero', fields))).toEqual([]);
  });

  test('of list entries are reported with their index', () => {
    const links = [
      { fields: { Link: { value: { href: '/kop-bil' } } } },
      { fields: { Image: { value: { src: '/a.webp' } } } },
      { fields: { Link: { value: { href: '/borta' } } } },
    ];
    expect(problemsIn(block('List', { Links: links }))).toEqual([
      'List[1] › Links[2].Link: is empty',
      'List[1] › Links[2].Image: has no alternative text',
      'List[1] › Links[3].Link: leads nowhere',
    ]);
  });
});

describe('the page itself', () => {
  test('must have the fields that search results and menus need', () => {
    const fieldProblems = [{ field: 'metaTitle', problem: 'is empty' }];
    expect(problemsOf(testPage({}, { fieldProblems }))).toEqual(['metaTitle: is empty']);
  });

  test('is checked for its picture and its canonical address', () => {
    const { fields } = testPage({});
    const ogImage = { src: '/og.jpg', alt: '' };
    const page = testPage({}, { fields: { ...fields, ogImage, canonicalUrl: '/borta' } });
    expect(problemsOf(page)).toEqual([
      'ogImage: has no alternative text',
      'canonicalURL: leads nowhere',
    ]);
  });
});

test('a block about the law of other countries is named', () => {
  const page = testPage({ 'headless-main': [block('Warning')] });
  expect(checkPage(page, rules).problems).toEqual([]);
  expect(checkPage(page, { ...rules, country: 'FI' }).problems).toEqual([
    { place: 'Warning[1]', problem: 'is for sites in SE, NO, and this site is in FI' },
  ]);
});

test.each([
  ['Banner', []],
  ['OldBanner', [{ place: 'OldBanner[1]', problem: 'is the former name of a block' }]],
  ['Ticker', [{ place: 'Ticker[1]', problem: 'is a deprecated block: its manual names others' }]],
])('a block called %s has the problems %j', (name, problems) => {
  expect(checkPage(testPage({ 'headless-main': [block(name)] }), rules).problems).toEqual(problems);
});

describe('marks', () => {
  test.each([
    ['CarPage', '{brand} {model}', []],
    ['CarPage', '{brand} {city}', ['metaTitle: has {city}, which nothing replaces']],
    ['Footer', '{brand}', ['metaTitle: has {brand}, which nothing replaces']],
  ])(
    'of the title are those that a block of the page fills: %s, %s',
    (name, metaTitle, problems) => {
      const page = testPage({ 'headless-main': [block(name)] });
      expect(problemsOf({ ...page, fields: { ...page.fields, metaTitle } })).toEqual(problems);
    },
  );

  test.each(['metaDescription', 'ogDescription'] as const)('are checked in %s too', (field) => {
    const page = testPage({ 'headless-main': [block('CarPage')] });
    const fields = { ...page.fields, [field]: '{price}' };
    expect(problemsOf({ ...page, fields })).toEqual([
      `${field}: has {price}, which nothing replaces`,
    ]);
  });

  test('of a field are those that its block fills', () => {
    expect(problemsIn(block('CarPage', { T: { value: '{brand}' } }))).toEqual([]);
    expect(problemsIn(block('CarPage', { T: { value: '{brand} {model}' } }))).toEqual([
      'CarPage[1] › T: has {model}, which nothing replaces',
    ]);
    const fields = { Title: { value: 'Hej {name}' }, Text: { value: '<p>{email}</p>' } };
    expect(problemsIn(block('Hero', fields))).toEqual([
      'Hero[1] › Title: has {name}, which nothing replaces',
      'Hero[1] › Text: has {email}, which nothing replaces',
    ]);
  });
});
