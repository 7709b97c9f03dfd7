import { expect, waitFor, within } from 'storybook/test';
import type { CarService } from '#domain/cars/service.ts';
import { wireName } from '#domain/search/facets.ts';
import { BlockExample, type BlockExampleProps } from '../../blocks/BlockExample.tsx';
import type { Canvas } from '../../canvas.ts';
import { exampleCarService } from '../../fixtures/exampleCarService.ts';
import { field } from '../../fixtures/fields.ts';
import { type ChangeResult, carsPage, changedCars, fewCars } from './carsApi.ts';

/** A page at an address, as loaded by the server. */
export function at(query: string, change: ChangeResult = fewCars): Partial<BlockExampleProps> {
  return {
    services: { cars: changedCars(exampleCarService, change) },
    frame: { path: '/bilar', query },
  };
}

/** A unique address, so that no list kept by another story is found. */
export function own(path: string, cars: CarService = changedCars(exampleCarService, fewCars)) {
  return { services: { cars }, frame: { path } };
}

export const words = { Title: field('Bilar i lager'), TitleTag: field('h1') };

const shownFacets = ['brand', 'body', 'price', 'fuel', 'gearbox', 'year'] as const;

export const someFacets = field(shownFacets.map(wireName).join(', '));

/** What all stories of the list start from. */
export const listMeta = {
  component: BlockExample,
  parameters: { layout: 'fullscreen' },
  args: { componentName: 'CarList', fields: { ...words, Facets: someFacets }, ...at('') },
  beforeEach: carsPage(),
};

export const onPhone = { viewport: { value: 'phone' } };

/** The same address for the server and in the browser. */
export function opened(query: string, change: ChangeResult = fewCars) {
  return { args: at(query, change), beforeEach: carsPage({ query, change }) };
}

/** Expects a text in a live region. Suggestions and comparisons have live regions as well. */
export async function says(canvas: Canvas, text: string) {
  await waitFor(() => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    return expect(said.join(' ')).toContain(text);
  });
}

export const results = (canvas: Canvas) => canvas.getByRole('region', { name: 'Bilar' });

/** The links of the cars, which are in their headings. */
export function carLinks(canvas: Canvas): HTMLElement[] {
  const headings = within(results(canvas)).getAllByRole('heading', { level: 3 });
  return headings.map((heading) => within(heading).getByRole('link'));
}

export function carNames(canvas: Canvas): string[] {
  const names = within(results(canvas)).queryAllByRole('heading', { level: 3 });
  return names.map(({ textContent }) => textContent);
}

export const value = (canvas: Canvas, name: string | RegExp) =>
  canvas.findByRole('checkbox', { name });

export const chips = (canvas: Canvas) => canvas.queryByRole('list', { name: 'Valda filter' });

export function chipNames(canvas: Canvas): string[] {
  const list = chips(canvas);
  if (!list) return [];
  const links = within(list).getAllByRole('link');
  return links.map((link) => link.textContent).filter((text) => text !== 'Rensa alla');
}

export const chip = (canvas: Canvas, name: string) =>
  canvas.findByRole('link', { name: `${name} ta bort` });

export const more = { name: 'Visa fler' };

export const clear = { name: 'Rensa alla' };

export const placeholders = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('li[aria-hidden]'),
];

export const search = () => new URLSearchParams(window.location.search);

export const before = { name: 'Visa tidigare' };
