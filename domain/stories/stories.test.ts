import { describe, expect, test } from 'vitest';
import { articleData } from './articleData.ts';
import { defaultIndexPath, indexPathOf } from './storiesIndex.ts';
import { tagsOf } from './story.ts';
import { storyDate } from './storyDate.ts';

describe('the index of a story', () => {
  test.each([
    ['/nyheter/2026/snabbladdare', '/nyheter'],
    ['/om-oss/nyheter/2026/snabbladdare', '/om-oss/nyheter'],
    ['/nyheter/2026/snabbladdare/', '/nyheter'],
    ['/2026/snabbladdare', '/'],
    ['/snabbladdare', '/'],
    ['/', '/'],
  ])('%s is in %s', (path, index) => {
    expect(indexPathOf(path)).toBe(index);
  });

  test.each([
    ['sv', '/nyheter'],
    ['nb', '/nyheter'],
    ['en', '/news'],
    ['fi', '/uutiset'],
    ['sk', '/novinky'],
  ] as const)('in %s is %s when nothing else is said', (locale, path) => {
    expect(defaultIndexPath(locale)).toBe(path);
  });
});

describe('the date of a story', () => {
  test.each([
    ['2026-03-05T00:00:00Z', 'sv', '2026-03-05', '5 mars 2026'],
    ['2026-03-05T22:59:59Z', 'sv', '2026-03-05', '5 mars 2026'],
    ['2026-03-05T23:00:00Z', 'sv', '2026-03-06', '6 mars 2026'],
    ['2026-07-05T22:00:00Z', 'sv', '2026-07-06', '6 juli 2026'],
    ['2026-03-05T23:30', 'sv', '2026-03-05', '5 mars 2026'],
    ['2026-03-05', 'en', '2026-03-05', '5 March 2026'],
    ['2026-03-05', 'en-US', '2026-03-05', 'March 5, 2026'],
    ['2026-03-05', 'nb', '2026-03-05', '5. mars 2026'],
    ['2026-03-05', 'fi', '2026-03-05', '5. maaliskuuta 2026'],
    ['2026-03-05', 'sk', '2026-03-05', '5. marca 2026'],
    ['2026-03-05T00:30:00+02:00', 'sv', '2026-03-04', '4 mars 2026'],
  ])('%s in %s', (iso, language, value, formatted) => {
    const timeZone = 'Europe/Stockholm';
    expect(storyDate(iso, { language, timeZone })).toEqual({ value, formatted });
  });

  test.each([undefined, '', 'soon', '2026-02-30'])('%s is no day', (date) => {
    expect(storyDate(date, { language: 'sv', timeZone: 'Europe/Stockholm' })).toBeUndefined();
  });
});

describe('the tags of a story', () => {
  const tags = [
    { key: 'elbil', value: 'Elbilar', id: '1' },
    { key: 'dack', value: 'Däck', id: '2' },
  ];

  test('are in the editor’s order, without deleted ones', () => {
    expect(tagsOf(['2', '3', '1'], tags).map(({ key }) => key)).toEqual(['dack', 'elbil']);
  });
});

describe('structured data', () => {
  const url = 'https://nordvik.example/nyheter/2026/snabbladdare';
  const facts = { title: 'Snabbladdare', description: 'Kort.', url, language: 'sv' };

  test('has all known values, with absolute URLs', () => {
    const image = '/-/media/nordvik-se/charging.webp';
    const data = articleData({ ...facts, image, date: '2026-03-05', author: 'Maja Ek' });
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Snabbladdare',
      description: 'Kort.',
      inLanguage: 'sv',
      mainEntityOfPage: url,
      image: 'https://nordvik.example/-/media/nordvik-se/charging.webp',
      datePublished: '2026-03-05',
      author: { '@type': 'Person', name: 'Maja Ek' },
      publisher: { '@id': 'https://nordvik.example/#organization' },
    });
  });

  test('leaves out missing values', () => {
    const data = JSON.parse(JSON.stringify(articleData({ ...facts, description: '' })));
    expect(Object.keys(data).sort()).toEqual(
      ['@context', '@type', 'headline', 'inLanguage', 'mainEntityOfPage', 'publisher'].sort(),
    );
  });
});
