import { Kind, parse, print, visit } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportUnreadableParts } from '../http/optionalParts.ts';
import { createContentClient } from './client.ts';
import { createItemPlaces } from './itemPlaces.ts';
import { createNavigationClient } from './navigationClient.ts';
import * as navigationQueries from './navigationQueries.ts';
import * as queries from './queries.ts';
import { createRedirectsClient } from './redirectsClient.ts';
import * as redirectsQueries from './redirectsQueries.ts';
import { createStoriesClient } from './storiesClient.ts';
import * as storiesQueries from './storiesQueries.ts';
import { createSchemaPlatform, type SchemaPlatform } from './testing/schemaPlatform.ts';

const { itemPlacesQuery, ...plainQueries } = queries;

const allQueries = [
  ...Object.values({
    ...plainQueries,
    ...storiesQueries,
    ...navigationQueries,
    ...redirectsQueries,
  }),
  itemPlacesQuery(1),
];

const platform = createSchemaPlatform();
const unreadable: string[] = [];
let answers: readonly { readonly ok: boolean }[];

/** Every question of every client of the platform. */
beforeAll(async () => {
  reportUnreadableParts((part, reason) => unreadable.push(`${part}: ${reason}`));
  const { ask } = platform;
  const log = () => undefined;
  const content = createContentClient({ ask, log });
  const stories = createStoriesClient({ ask, log });
  const place = { site: 'nordvik-se', language: 'sv' };
  const index = { ...place, index: '/nyheter', timeZone: 'Europe/Stockholm' };
  const editor = { ...place, itemId: '1', mode: 'edit', layoutKind: 'final' } as const;
  answers = await Promise.all([
    content.page({ ...place, path: '/' }),
    content.editablePage(editor),
    content.routes(place.site, place.language),
    content.dictionary(place.site, place.language),
    content.siteSettings(place.site, place.language),
    createNavigationClient({ ask, log }).tree(place),
    stories.list({ ...index, limit: 3, tagIds: ['1'] }),
    stories.tags(place),
    stories.neighbours({ ...index, itemId: '1' }),
    createRedirectsClient({ ask }).redirects(place.site),
    createItemPlaces({ ask }).find(['1'], place.language),
    createItemPlaces({ ask }).root(place.site),
  ]);
});
afterAll(() => reportUnreadableParts(() => undefined));

test('the platform’s schema allows all queries with their variables, and the wire schemas read its answers', () => {
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(unreadable).toEqual([]);
  expect([...platform.queries].toSorted()).toEqual(allQueries.toSorted());
});

/** All entries of the menu are read in the same way, and those of its last level have no list of children. */
const lastLevel =
  'NavigationQuery item.children.results.children.results.children.results.children';

test('the queries select what is read of their answers, and nothing else', () => {
  const selected = listOf(platform.selected);
  const read = listOf(platform.read).filter((field) => field !== lastLevel);
  expect({
    missing: read.filter((field) => !selected.includes(field)),
    unread: selected.filter((field) => !read.includes(field)),
  }).toEqual({ missing: [], unread: [] });
});

function listOf(fields: SchemaPlatform['read']): readonly string[] {
  return [...fields].flatMap(([query, names]) => [...names].map((name) => `${query} ${name}`));
}

test('what queries select more than once is a fragment', () => {
  const selections = allQueries.flatMap((query) => selectionsIn(query));
  const repeated = selections.filter((text, at) => selections.indexOf(text) !== at);
  expect(repeated).toEqual([]);
});

/** The texts of selections of more than one field; that of a fragment counts once for all queries that use it. */
const knownFragments = new Set<string>();
function selectionsIn(query: string): string[] {
  const selections: string[] = [];
  visit(parse(query), {
    [Kind.FRAGMENT_DEFINITION]: (fragment) => {
      if (knownFragments.has(print(fragment))) return false;
      knownFragments.add(print(fragment));
      return undefined;
    },
    [Kind.SELECTION_SET]: (selection) => {
      if (selection.selections.length > 1) selections.push(print(selection));
    },
  });
  return selections;
}
