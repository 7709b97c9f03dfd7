import type { Decorator } from '@storybook/nextjs-vite';
import { PortalRoot } from '#design-system/Portal/PortalRoot.tsx';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { writeRenderings } from '#domain/content/renderings.ts';
import { type AuthoredItem, layoutField, type PageEntry } from '#editor/api/authoringApi.ts';
import type { EditableSite } from '#editor/api/sessionApi.ts';
import { createFakeAuthoring, type FakeAuthoring } from '#editor/api/testing/fakeAuthoring.ts';
import { createFakeSession, type FakeSessionOptions } from '#editor/api/testing/fakeSession.ts';
import type { EditorServices } from '#editor/editorServices.ts';
import { editorThemeClass } from '#editor/theme/editorTheme.css.ts';
import clientUrl from './editedPage.ts?worker&url';

/** The editor's own theme around a part of it. */
export const inEditorTheme: Decorator = (Story) => (
  <PortalRoot themeClass={`${editorThemeClass} fc-surface-base`}>
    <Story />
  </PortalRoot>
);

const id = (letter: string, number: number) =>
  `${letter}1111111-0000-4000-8000-00000000000${number}`;

/** Placements of the blocks on the start page. */
export const uids = { hero: id('1', 1), blurb: id('1', 2), cards: id('1', 3), card: id('1', 4) };

/** Items of the blocks on the start page. */
export const itemIds = {
  page: id('b', 1),
  hero: id('a', 1),
  blurb: id('a', 2),
  cards: id('a', 3),
  card: id('a', 4),
  countdown: id('a', 5),
};

const definitionIds = {
  HeroBanner: id('d', 1),
  Blurb: id('d', 2),
  CardList: id('d', 3),
  Card: id('d', 4),
  Countdown: id('d', 5),
};

/** The components of the stories. */
export const definitions = Object.entries(definitionIds).map(([componentName, each]) => ({
  id: each,
  componentName,
}));

const main = { parent: undefined, placeholder: 'headless-main', params: {} };

/** The layout of the start page: a hero, a blurb, a list with a card, and a block that nobody knows. */
const layoutXml = writeRenderings([
  { ...main, uid: uids.hero, renderingId: definitionIds.HeroBanner, dataSource: itemIds.hero },
  { ...main, uid: uids.blurb, renderingId: definitionIds.Blurb, dataSource: itemIds.blurb },
  { ...main, uid: uids.cards, renderingId: definitionIds.CardList, dataSource: itemIds.cards },
  {
    uid: uids.card,
    renderingId: definitionIds.Card,
    dataSource: itemIds.card,
    parent: uids.cards,
    placeholder: 'card-list-{*}',
    params: {},
  },
  { ...main, uid: id('1', 5), renderingId: id('c', 9), dataSource: '' },
]);

function item(itemId: string, templateName: string, fields: AuthoredItem['fields']): AuthoredItem {
  const name = `${templateName}-1`;
  const path = `/sitecore/content/nordvik-se/home/Data/${name}`;
  const common = { language: 'sv', name, displayName: name, path, version: 1, revision: 'r1' };
  return { itemId, templateName, ...common, fields };
}

/** The items of the pages that have no blocks. */
function pageItems(): readonly AuthoredItem[] {
  const swedish = items.filter(({ language }) => language === 'sv');
  const withBlocks = new Set(swedish.map(({ itemId }) => itemId));
  return pages
    .filter(({ itemId }) => !withBlocks.has(itemId))
    .map(({ itemId, displayName }) => ({
      ...item(itemId, 'Page', { navTitle: displayName }),
      name: displayName,
      displayName,
    }));
}

const items = [
  item(itemIds.page, 'Page', { [layoutField]: layoutXml, MetaTitle: 'Nordvik' }),
  item(itemIds.hero, 'HeroBanner', { Title: 'Bilar för hela familjen' }),
  item(itemIds.blurb, 'Blurb', {
    Title: 'Det här gör vi',
    Text: '<p>Försäljning, service och däck.</p>',
  }),
  item(itemIds.cards, 'CardList', { Title: 'Mer hos oss' }),
  item(itemIds.card, 'Card', { Title: 'Däckhotell' }),
  item(id('b', 2), 'Page', {
    [layoutField]: writeRenderings([
      {
        ...main,
        uid: id('2', 1),
        renderingId: definitionIds.Countdown,
        dataSource: itemIds.countdown,
      },
      { ...main, uid: id('2', 2), renderingId: definitionIds.CardList, dataSource: '' },
    ]),
  }),
  item(itemIds.countdown, 'Countdown', { EndDate: '20261201T090000Z' }),
  { ...item(id('b', 4), 'Page', {}), language: 'nb' },
];

/** A page that visitors see. */
function page(
  itemId: string,
  displayName: string,
  route: string,
  more: Partial<PageEntry> = {},
): PageEntry {
  const common = { parentId: itemIds.page, templateName: 'Page', fixedBecause: undefined };
  return { ...common, itemId, displayName, route, publishedRoute: route, ...more };
}

/** A page with a countdown and a list of cards. */
export const secondPage = page(id('b', 2), 'Köp bil', '/kop-bil');

/** The pages of the site: one is above others, one is a draft, and one is needed by the site. */
export const pages: readonly PageEntry[] = [
  page(itemIds.page, 'Startsida', '/', {
    parentId: undefined,
    fixedBecause: 'This is the start page of the site.',
  }),
  secondPage,
  page(id('b', 3), 'Elbilar', '/kop-bil/elbilar', { parentId: id('b', 2) }),
  page(id('b', 4), 'Verkstad', '/verkstad'),
  page(id('b', 5), 'Vinterdäck', '/verkstad/vinterdack', {
    parentId: id('b', 4),
    publishedRoute: undefined,
    templateName: 'Story',
  }),
  page(id('b', 6), 'Bilar i lager', '/bilar', {
    fixedBecause: 'Many addresses begin with that of this page, such as those of cars.',
  }),
];

/** A content service with the pages of the stories. */
export function fakeContent(): FakeAuthoring {
  return createFakeAuthoring({ items: [...items, ...pageItems()], pages, definitions });
}

/** The site of the pages. */
export const site: EditableSite = {
  name: 'nordvik-se',
  title: 'Nordvik',
  origin: window.location.origin,
  language: 'sv',
  languages: ['sv', 'en'],
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  editingUrl: `${window.location.origin}/editor-page/page.html?client=${encodeURIComponent(clientUrl)}`,
};

/** All that the editor needs, in memory. */
export function fakeServices(
  content: FakeAuthoring,
  session: Partial<FakeSessionOptions> = {},
  kept: Readonly<Record<string, string>> = {},
  at = '/edit',
): EditorServices {
  const texts = new Map(Object.entries(kept));
  let path = at;
  return {
    session: createFakeSession({ sites: [site], ...session }),
    authoring: () => content.api,
    media: {
      search: async () => ({ ok: true, value: [] }),
      upload: async () => ({ ok: false, failure: { reason: 'The media library is full.' } }),
      uses: async () => ({ ok: true, value: [] }),
      change: async () => ({ ok: false, failure: { reason: 'The media library is full.' } }),
      remove: async () => ({ ok: true, value: undefined }),
    },
    manifest: blockManifest(),
    kept: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    },
    address: {
      read: () => path,
      write: (next) => {
        path = next;
      },
      subscribe: () => () => undefined,
    },
  };
}
