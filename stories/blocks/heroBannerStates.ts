import type { Meta } from '@storybook/nextjs-vite';
import { field, imageField, linkField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import fjordPhone from '../fixtures/fjord-phone.webp';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { carSearch } from './carSearchApi.ts';

export const picture = imageField(fjord, 'En bil vid en fjord i kvällsljus');

export const phonePicture = imageField(fjordPhone, 'En bil vid en fjord');

export const words = {
  Title: field('Hitta din nästa bil'),
  TitleTag: field('h1'),
  Text: field('<p>Nya och begagnade bilar, redo att <a href="/provkor">provköra</a>.</p>'),
  Link: linkField('/kop-bil', 'Se alla bilar'),
};

export const search = {
  HeroBannerHasSearchBar: field(true),
  HeroBannerSearchUrl: linkField('/kop-bil/bilar-i-lager', 'Bilar i lager'),
  SearchBarPlaceholderText: field('Märke eller modell'),
  SearchBarPlaceholderTextDesktop: field('Sök märke, modell eller registreringsnummer'),
};

export const standard = {
  Content: field('Image'),
  Image: picture,
  ImagePhone: phonePicture,
  ...words,
};

export const searching = { ...standard, ...search };

export const onPhone = { viewport: { value: 'mobile1' } };

export function bannerOf(canvasElement: HTMLElement): HTMLElement {
  const banner = canvasElement.querySelector('section');
  if (!banner) throw new Error('there is no banner');
  return banner;
}

/** How light an element's text is, from 0 (black) to 1 (white). */
export function lightness(element: HTMLElement): number {
  const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
  return Math.max(...channels.slice(0, 3).map(Number)) / 255;
}

/** What the Storybook stories of HeroBanner have in common. */
export const heroBannerMeta = {
  ...blockMeta('HeroBanner'),
  args: { componentName: 'HeroBanner', fields: standard },
  beforeEach: carSearch(),
} satisfies Meta<typeof BlockExample>;
