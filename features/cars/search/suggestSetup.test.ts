import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { suggestQuestion } from './suggestQuestion.ts';
import { searchBarSetup, suggestSetup } from './suggestSetup.ts';

const { dictionary } = parseDictionary(new Map([['pathToCarDetail', '/osta-auto/auto']]));
const page = {
  site: 'carstore-fi',
  locale: 'fi',
  homePath: '/fi',
  searchLanguages: ['fi', 'sv', 'en'],
  dictionary,
} as const;

test.each([
  ['/osta-auto/autot', '/osta-auto/autot'],
  ['/osta-auto/autot?sortName=price#list', '/osta-auto/autot'],
  ['/', '/'],
])('a search bar for %s suggests cars of the list at %s', (href, list) => {
  const setup = searchBarSetup(href, 'path', page);
  expect(setup?.wordsUrl).toBe(href);
  expect(Object.fromEntries(new URLSearchParams(setup?.place))).toEqual({
    site: 'carstore-fi',
    locale: 'fi',
    list,
    cars: '/osta-auto/auto',
    home: '/fi',
  });
});

test.each(['https://other.example/cars', '//other.example/cars', 'cars', '#cars', 'tel:112'])(
  'a search bar for %s makes no suggestions',
  (href) => {
    expect(searchBarSetup(href, 'path', page)).toBeUndefined();
    expect(suggestQuestion(href, 'path', page)).toBeUndefined();
  },
);

test('on the list itself, makes are filters of its query', () => {
  const { place, wordsUrl, kept } = suggestSetup('/osta-auto/autot', {}, page);
  expect(new URLSearchParams(place).get('values')).toBe('query');
  expect(wordsUrl).toBeUndefined();
  expect(kept).toBe('');
});

test('a list keeps the filters of its path, except its make and model', () => {
  const filters = { brand: ['Volvo'], model: ['V60'], fuel: ['Diesel'] };
  expect(suggestSetup('/osta-auto/autot', filters, page).kept).toBe('car_fuel=Diesel');
});
