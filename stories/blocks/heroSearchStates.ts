import type { Meta } from '@storybook/nextjs-vite';
import { userEvent } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { field, imageField, linkField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { carSearch } from './carSearchApi.ts';

export const standard = {
  Image: imageField(fjord, 'En bil vid en fjord i kvällsljus'),
  Title: field('Hitta din nästa bil'),
  Text: field('<p>Nya och begagnade bilar, redo att provköra.</p>'),
  SearchUrl: linkField('/kop-bil/bilar-i-lager', 'Bilar i lager'),
  SearchBarPlaceholderText: field('Märke eller modell'),
  SearchBarPlaceholderTextDesktop: field('Sök märke, modell eller registreringsnummer'),
};

export const plain = { ...standard, Image: field('') };

export const label = { name: 'Sök bland bilarna' };

export function searchBox(canvas: Canvas): HTMLElement {
  return canvas.getByRole('combobox', label);
}

/** Types a text and waits for suggestions. */
export async function typeUntilSuggested(canvas: Canvas, text: string): Promise<HTMLElement> {
  await userEvent.type(searchBox(canvas), text);
  return canvas.findByRole('listbox', { name: 'Förslag' });
}

/** What the Storybook stories of HeroSearchBanner have in common. */
export const heroSearchBannerMeta = {
  ...blockMeta('HeroSearchBanner'),
  args: { componentName: 'HeroSearchBanner', fields: standard },
  beforeEach: carSearch(),
} satisfies Meta<typeof BlockExample>;
