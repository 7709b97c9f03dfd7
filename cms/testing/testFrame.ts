import { parseDictionary } from '#domain/content/dictionary.ts';
import type { BlockFrame } from '../block.ts';

/** The frame for blocks in tests: a story of the Swedish site; every text equals its key. */
export const testFrame: BlockFrame = {
  site: 'nordvik-se',
  contentSite: 'nordvik-se',
  country: 'SE',
  carPageLayout: 'standard',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
  searchLanguages: ['sv', 'en'],
  locale: 'sv',
  theme: 'default',
  path: '/nyheter/2026/artikel',
  mode: 'normal',
  dictionary: parseDictionary(new Map()).dictionary,
  homePath: '/',
  query: '',
  wildcards: [],
  url: 'https://nordvik.example/nyheter/2026/artikel',
  pageTitle: 'Artikel',
  languages: [],
  page: { itemId: '1', fields: {} },
  formProviders: {
    embed: { url: 'https://forms.example', portal: '1', region: 'eu' },
    jotform: { url: 'https://jotform.example' },
  },
};
