import { describe, expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import type { CheckedBlockContent, CheckedContent } from './checkedContent.ts';
import { fieldProblemsOf } from './finding.ts';
import { longestLanguageProblem } from './lengthFindings.ts';
import { pageFindings } from './pageFindings.ts';
import { contrastOverPicture, contrastProblem } from './pictureContrast.ts';

const manifest = blockManifest();
const known = ['/kop-bil'];
const rules = {
  manifest,
  checkLink: (href: string) =>
    known.includes(href) ? undefined : `leads to ${href}, which is no page`,
  country: 'SE',
} as const;

const values = { metaTitle: 'Buy a car', navTitle: 'Buy', metaDescription: 'All cars.' };

function block(
  uid: string,
  name: string,
  own: Readonly<Record<string, string>>,
): CheckedBlockContent {
  return { uid, name, values: own, placeholders: {} };
}

function page(...blocks: readonly CheckedBlockContent[]): CheckedContent {
  return { template: 'Page', values, placeholders: { 'headless-main': blocks }, entries: {} };
}

/** A page with a hero, and a list of links in its footer. */
function pageWithLinks(list: CheckedBlockContent): CheckedContent {
  const footer = { ...block('footer', 'Footer', {}), placeholders: { 'footer-columns-1': [list] } };
  const placeholders = { 'headless-main': [goodHero], 'headless-footer': [footer] };
  return { template: 'Page', values, placeholders, entries: {} };
}

const goodHero = block('hero', 'HeroBanner', {
  Title: 'Cars',
  Image: '<image src="/-/media/a.jpg" alt="A car" />',
});

describe('findings', () => {
  test('there are none on a page that is in order', () => {
    expect(pageFindings(page(goodHero), rules)).toEqual([]);
  });

  test('name the block and the field', () => {
    const hero = block('hero', 'HeroBanner', {
      Image: '<image src="/-/media/a.jpg" />',
      Link: '<link url="/gone" text="Buy" />',
    });
    const list = {
      ...block('list', 'CardList', { Title: 'More' }),
      placeholders: { 'card-list-{*}': [block('card', 'Card', { Text: '<a href="/gone">A</a>' })] },
    };
    const found = pageFindings(page(hero, list), rules);
    expect(found).toEqual(
      expect.arrayContaining([
        {
          uid: 'hero',
          place: 'HeroBanner[1] › Image',
          field: 'Image',
          problem: 'has no alternative text',
        },
        {
          uid: 'hero',
          place: 'HeroBanner[1] › Link',
          field: 'Link',
          problem: 'leads to /gone, which is no page',
        },
        expect.objectContaining({
          uid: 'card',
          place: 'CardList[1] › Card[1] › Text',
          field: 'Text',
        }),
      ]),
    );
  });

  test('name the fields of the page', () => {
    const found = pageFindings({ ...page(goodHero), values: { metaTitle: 'A'.repeat(80) } }, rules);
    expect(found.map(({ uid, field, problem }) => [uid, field, problem])).toEqual([
      [undefined, 'navTitle', 'is empty'],
      [undefined, 'metaDescription', 'is empty'],
      [undefined, 'metaTitle', 'has 80 characters, and search results show about 60'],
    ]);
  });

  test('are shown beside the fields of a block, or of the page', () => {
    const found = pageFindings(page(block('x', 'Theirs', {}), block('y', 'Blurb', {})), rules);
    const other = { uid: 'y', place: '', field: 'Title', problem: 'is odd' };
    expect(fieldProblemsOf([...found, other], 'x')).toEqual([]);
    expect(fieldProblemsOf([...found, other], 'y')).toContainEqual({
      field: 'Title',
      problem: 'is odd',
    });
    expect(fieldProblemsOf([other], undefined)).toEqual([]);
  });

  test('name the entries of lists', () => {
    const id = '{00000000-0000-4000-8000-000000000001}';
    const list = block('list', 'FooterLinkList', { Title: 'More', Links: id });
    const content = {
      ...pageWithLinks(list),
      entries: { [id]: { name: 'one', values: { Link: '<link url="/gone" text="A" />' } } },
    };
    expect(pageFindings(content, rules)).toEqual([
      expect.objectContaining({ uid: 'list', field: 'Links[1].Link' }),
    ]);
  });

  test('don’t call a value empty that the editor doesn’t understand', () => {
    const strange = block('list', 'FooterLinkList', { Title: 'More', Links: 'all of them' });
    expect(pageFindings(pageWithLinks(strange), rules)).toEqual([]);
  });

  test('name blocks that stand where they don’t suit', () => {
    const found = pageFindings(page(goodHero, block('x', 'Footer', {})), rules);
    expect(found).toEqual([
      expect.objectContaining({
        uid: 'x',
        field: undefined,
        problem: 'doesn’t suit the placeholder headless-main',
      }),
    ]);
  });

  test('name blocks that nobody knows', () => {
    const found = pageFindings(page(goodHero, block('x', 'Theirs', {})), rules);
    expect(found).toEqual([
      { uid: 'x', place: 'Theirs[1]', field: undefined, problem: 'is a block that doesn’t exist' },
    ]);
  });
});

describe('headings', () => {
  const blurb = (uid: string, tag: string, text = '') =>
    block(uid, 'Blurb', { Title: 'A', TitleTag: tag, Text: text });
  const problemsOf = (...blocks: readonly CheckedBlockContent[]) =>
    pageFindings(page(...blocks), rules).map(({ uid, field, problem }) => [uid, field, problem]);

  test('are in order', () => {
    expect(problemsOf(goodHero, blurb('a', 'h2', '<h3>B</h3>'), blurb('b', ''))).toEqual([]);
  });

  test('of the first level are one', () => {
    expect(problemsOf(goodHero, blurb('a', 'h1'))).toEqual([
      ['a', 'Title', 'is a second heading 1, and a page has one'],
    ]);
  });

  test('skip no level', () => {
    expect(problemsOf(goodHero, blurb('a', 'h3', '<h4>B</h4>'))).toEqual([
      ['a', 'Title', 'is a heading 3 after a heading 1, which skips a level'],
    ]);
  });
});

test('the longest language decides whether a text is too long', () => {
  const texts = { en: 'Cars', fi: 'Käytetyt autot kaikilta paikkakunnilta' };
  expect(longestLanguageProblem('navTitle', texts)).toBe(
    'has 38 characters, and menus show about 30 (in fi)',
  );
  expect(longestLanguageProblem('navTitle', { en: 'Cars' })).toBeUndefined();
  expect(longestLanguageProblem('Title', texts)).toBeUndefined();
});

describe('contrast over a picture', () => {
  const pixels = (...levels: readonly number[]) => ({
    data: levels.flatMap((level) => [level, level, level, 255]),
  });

  test.each([
    [255, '#000000', 21],
    [0, '#000000', 1],
    [0, '#ffffff', 21],
  ])('pixels of %i and a text in %s have %d', (level, color, expected) => {
    expect(contrastOverPicture(pixels(level, level), color)).toBeCloseTo(expected, 1);
  });

  test('a few bad pixels are left out, and more of them count', () => {
    const of = (bad: number) => ({
      ...pixels(...Array.from({ length: 100 }, (_, at) => (at < bad ? 255 : 0))),
    });
    expect(contrastProblem(of(4), { color: '#ffffff', isLarge: false })).toBeUndefined();
    expect(contrastProblem(of(20), { color: '#ffffff', isLarge: false })).toBe(
      'has a contrast of 1.0 over the picture, and needs 4.5',
    );
  });

  test('large texts need less, and nothing is measured without pixels', () => {
    const grey = pixels(135, 135);
    expect(contrastProblem(grey, { color: '#ffffff', isLarge: true })).toBeUndefined();
    expect(contrastProblem(grey, { color: '#ffffff', isLarge: false })).toMatch(
      /^has a contrast of 3\./,
    );
    expect(contrastOverPicture({ data: [] }, '#ffffff')).toBeUndefined();
  });
});
