import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Page, Rendering } from '#domain/content/page.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { testSettings } from '#domain/content/testing/testSettings.ts';
import { carstoreSe } from '#sites/carstore-se.ts';
import type { ContentView } from './contentView.ts';
import { createLastFrames } from './lastFrames.ts';

function rendering(componentName: string): Rendering {
  return { uid: componentName, componentName, params: {}, fields: {}, placeholders: {} };
}

const page: Page = {
  itemId: '1',
  name: 'smart',
  itemPath: '/smart',
  displayName: 'smart',
  language: 'sv',
  mode: 'normal',
  fields: { ...parsePageFields({}).fields, brandDesign: 'smart' },
  fieldProblems: [],
  placeholders: {
    'headless-header': [rendering('MainNavigation')],
    'headless-main': [rendering('HeroBanner')],
    'headless-footer': [rendering('Footer')],
  },
  routeFields: {},
  languages: [{ name: 'sv', nativeName: 'svenska' }],
};

const view: ContentView = {
  address: { site: carstoreSe, locale: 'sv' },
  path: '/smart',
  query: 'page=1',
  dictionary: parseDictionary(new Map()).dictionary,
  settings: testSettings,
  page,
};

test('a frame has only header and footer of the last page', () => {
  const frames = createLastFrames();
  frames.keep(view);
  const frame = frames.find({ site: 'carstore-se', locale: 'sv' });
  expect(Object.keys(frame?.page.placeholders ?? {})).toEqual([
    'headless-header',
    'headless-footer',
  ]);
  expect(frame).toMatchObject({ path: '/', query: '' });
  expect(frame?.page.fields.brandDesign).toBeUndefined();
});

test('analytics know a frame by what it shows, and not by its last page', () => {
  const frames = createLastFrames();
  frames.keep({ ...view, page: { ...page, name: ',-w-,', itemPath: '/bil/,-w-,' } });
  const frame = frames.find({ site: 'carstore-se', locale: 'sv' });
  expect(frame?.page.name).toBe('Sidan kan inte visas just nu');
});

test.each([
  ['another site', { site: 'carstore-no', locale: 'sv' }],
  ['another language', { site: 'carstore-se', locale: 'en' }],
])('there is no frame of %s', (_what, address) => {
  const frames = createLastFrames();
  frames.keep(view);
  expect(frames.find(address)).toBeUndefined();
});
