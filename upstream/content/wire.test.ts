import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { wireNavigationAnswer, wireNavigationItem } from './navigationWire.ts';
import { wireStoriesAnswer, wireStory, wireTag } from './storiesWire.ts';
import {
  wireDictionaryAnswer,
  wireEnvelope,
  wireLayoutAnswer,
  wireRoutesAnswer,
  wireSiteAnswer,
} from './wire.ts';

const pageInfo = { endCursor: 'a', hasNext: true };
const json = { jsonValue: { value: 'x' } };
const siteInfo = (value: object) => ({ site: { siteInfo: value } });

/** A whole answer, and the parts without which it has no meaning. */
const answers: readonly (readonly [string, z.ZodType, unknown, readonly string[]])[] = [
  [
    'layout',
    wireLayoutAnswer,
    {
      layout: {
        item: {
          rendered: {
            sitecore: {
              context: {
                pageEditing: false,
                pageState: 'normal',
                language: 'sv',
                itemPath: '/',
                clientScripts: ['/a.js'],
                clientData: { a: 1 },
              },
              route: {
                name: 'home',
                displayName: 'Home',
                itemId: '1',
                itemLanguage: 'sv',
                fields: { metaTitle: { value: 'Home' } },
                placeholders: { 'headless-main': [{ componentName: 'Blurb' }] },
              },
            },
          },
          languages: [
            {
              displayName: 'Hem',
              language: { name: 'sv', displayName: 'a', englishName: 'b', nativeName: 'c' },
              url: { path: '/' },
            },
          ],
        },
      },
    },
    [
      'layout',
      'layout.item',
      'layout.item.rendered',
      'layout.item.rendered.sitecore',
      'layout.item.rendered.sitecore.route',
    ],
  ],
  [
    'dictionary',
    wireDictionaryAnswer,
    siteInfo({ dictionary: { results: [{ key: 'a', value: 'b' }], pageInfo } }),
    ['site', 'site.siteInfo', 'site.siteInfo.dictionary', 'site.siteInfo.dictionary.results'],
  ],
  [
    'routes',
    wireRoutesAnswer,
    siteInfo({
      routes: {
        results: [{ routePath: '/', route: { updated: { value: '1' }, canonical: json } }],
        pageInfo,
      },
    }),
    ['site', 'site.siteInfo', 'site.siteInfo.routes', 'site.siteInfo.routes.results'],
  ],
  [
    'site',
    wireSiteAnswer,
    siteInfo({
      attributes: [{ key: 'a', value: 'b' }],
      errorHandling: { notFoundPagePath: '/404' },
    }),
    ['site', 'site.siteInfo'],
  ],
  [
    'navigation',
    wireNavigationAnswer,
    { item: { children: { results: [{ name: 'a' }], pageInfo } } },
    ['item', 'item.children', 'item.children.results'],
  ],
  [
    'menu entry',
    wireNavigationItem,
    {
      id: '1',
      name: 'a',
      url: { path: '/' },
      navTitle: { value: 'x' },
      hideInNavigation: { value: '1' },
      shouldBeNavigable: { value: '1' },
      externalLink: json,
      children: { results: [], pageInfo },
    },
    ['name'],
  ],
  [
    'stories',
    wireStoriesAnswer,
    {
      index: { url: { path: '/' }, showDates: json, layout: json, highlightLatestStory: json },
      stories: { total: 1, pageInfo, results: [{}] },
    },
    ['stories', 'stories.total', 'stories.results'],
  ],
  [
    'story',
    wireStory,
    {
      id: '1',
      url: { path: '/' },
      displayName: 'a',
      title: json,
      premble: json,
      image: json,
      date: json,
      tags: { value: 'a' },
    },
    ['id', 'url', 'url.path'],
  ],
  ['tag', wireTag, { id: '1', key: json, value: json }, ['id']],
];

describe.each(answers)('the answer %s', (_name, schema, whole, needed) => {
  const places = placesIn(whole);

  test('is read', () => {
    expect(schema.safeParse(whole).success).toBe(true);
  });

  test.each(places)('is read only if %s allows it', (place) => {
    for (const wrong of [7, 'text', [7], { nonsense: true }, true]) {
      const changed = withValue(whole, place.split('.'), wrong);
      const isRead = schema.safeParse(changed).success;
      if (!needed.includes(place)) expect(isRead, JSON.stringify(changed)).toBe(true);
    }
  });

  test.each(needed.map((place) => [place]))('is not read without %s', (place) => {
    const wrong = [7, 'text', true].map((value) => withValue(whole, place.split('.'), value));
    expect(wrong.every((changed) => schema.safeParse(changed).success)).toBe(false);
  });
});

test('an error of the platform without a message is an error', () => {
  expect(wireEnvelope.parse({ errors: [{}] }).errors).toEqual([{ message: 'without a message' }]);
});

/** The paths of all parts of a value. */
function placesIn(value: unknown, within = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = within === '' ? name : `${within}.${name}`;
    return [place, ...placesIn(part, place)];
  });
}

function withValue(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const changed = withValue(Reflect.get(Object(value), name), rest, part);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...Object(value), [name]: changed };
}
