import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { carsPage, changedCars, fewCars } from '../features/cars/carsApi.ts';
import { createCarServiceInHand, exampleCarService } from '../fixtures/exampleCarService.ts';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

const words = { Title: field('Bilar i lager'), TitleTag: field('h1') };
const template = { TitleTemplate: field('{brand} {model} i lager') };
const few = { cars: changedCars(exampleCarService, fewCars) };

const meta = {
  title: 'Blocks/CarList',
  tags: ['autodocs'],
  ...blockMeta('CarList'),
  args: { componentName: 'CarList', fields: words, path: '/bilar', services: few },
  beforeEach: carsPage(),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The status of the list; suggestions and comparisons have their own live regions. */
async function says(canvas: Canvas, text: string) {
  await waitFor(() => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    return expect(said.join(' ')).toContain(text);
  });
}
function facetNames(root: HTMLElement): string[] {
  return [...root.querySelectorAll('form :is(summary, div[data-state] > button)')].map(
    ({ textContent }) => textContent,
  );
}

export const Standard: Story = {
  name: 'All cars',
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 60');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bilar i lager');
    await expect(facetNames(canvasElement).slice(0, 4)).toEqual([
      'Märke',
      'Skick',
      'Karosseri',
      'Pris',
    ]);
    const script = canvasElement.querySelector('script[type="application/ld+json"]');
    await expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      '@type': 'ItemList',
      name: 'Bilar i lager',
      numberOfItems: 3,
    });
  },
};

export const SetByEditors: Story = {
  name: 'Filters and orders set by editors',
  args: {
    fields: {
      ...words,
      Text: field('<p>Alla våra elbilar, nya som begagnade.</p>'),
      Facets: field('car_price, car_brand, car_fuel'),
      SortOptions: field('car_price_asc, car_year_desc'),
      FixedQuery: field('car_fuel=El'),
      ShowFilters: field('toggle'),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 21');
    await expect(canvas.getByText('Alla våra elbilar, nya som begagnade.')).toBeVisible();
    // A fixed filter isn't a choice and can't be removed.
    // The place is a filter of every list.
    await expect(facetNames(canvasElement)).toEqual(['Pris', 'Märke', 'Avstånd']);
    await expect(canvas.queryByRole('list', { name: 'Valda filter' })).toBeNull();
    const select = canvas.getByRole('combobox', { name: 'Sortera' });
    await expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lägsta pris', 'Nyaste modellår']);
    const button = canvas.getByRole('button', { name: 'Visa filter' });
    await userEvent.click(button);
    await expect(canvas.getByRole('region', { name: 'Filter' })).toBeVisible();
  },
};

export const ByModel: Story = {
  name: 'Page of one model',
  args: {
    fields: { ...words, ...template },
    path: '/bilar/volvo/v60',
    frame: { wildcards: ['volvo', 'v60'] },
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 5');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Volvo V60 i lager');
    const trail = within(canvas.getByRole('navigation'));
    await expect(trail.getByRole('link', { name: 'Bilar i lager' })).toHaveAttribute(
      'href',
      '/bilar',
    );
    await expect(trail.getByRole('link', { name: 'Volvo' })).toHaveAttribute(
      'href',
      '/bilar/volvo',
    );
    await expect(trail.getByText('V60')).toHaveAttribute('aria-current', 'page');
    const scripts = canvasElement.querySelectorAll('script[type="application/ld+json"]');
    const data = Array.from(scripts, ({ textContent }) => JSON.parse(textContent ?? ''));
    await expect(data.find((each) => each['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Bilar i lager' }, { name: 'Volvo' }, { name: 'V60', position: 3 }],
    });
    const chips = within(canvas.getByRole('list', { name: 'Valda filter' }));
    await expect(chips.getByRole('link', { name: 'Volvo V60 ta bort' })).toHaveAttribute(
      'href',
      '/bilar/volvo',
    );
    await expect(chips.getByRole('link', { name: 'Volvo ta bort' })).toHaveAttribute(
      'href',
      '/bilar',
    );
    await expect(facetNames(canvasElement)).not.toContain('Märke');
  },
};

export const ByBrand: Story = {
  name: 'Page of one brand',
  args: {
    fields: { ...words, ...template },
    path: '/bilar/volkswagen',
    frame: { wildcards: ['volkswagen'] },
  },
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 9');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Volkswagen i lager');
    const models = within(canvas.getByRole('group', { name: 'Modell' }));
    await userEvent.click(models.getByRole('checkbox', { name: /^ID\.4 \(/ }));
    await waitFor(() => expect(window.location.search).toContain('car_model=ID.4'));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Bilar' })).toHaveAttribute('aria-busy', 'false'),
    );
    const names = within(canvas.getByRole('region', { name: 'Bilar' })).getAllByRole('heading', {
      level: 3,
    });
    await expect(new Set(names.map(({ textContent }) => textContent))).toEqual(
      new Set(['Volkswagen ID.4']),
    );
  },
};

export const ByFuel: Story = {
  name: 'Page of another filter',
  args: {
    fields: { ...words, ...template, PathFilters: field('car_brand, car_model, car_fuel') },
    path: '/bilar/diesel',
    frame: { wildcards: ['diesel'] },
  },
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Diesel i lager');
    const trail = within(canvas.getByRole('navigation'));
    await expect(trail.getByRole('link', { name: 'Bilar i lager' })).toHaveAttribute(
      'href',
      '/bilar',
    );
    await expect(trail.getByText('Diesel')).toHaveAttribute('aria-current', 'page');
  },
};

export const UnknownPath: Story = {
  name: 'Unknown path',
  args: { path: '/bilar/trabant', frame: { wildcards: ['trabant'] } },
  play: async ({ canvas }) => {
    await says(canvas, 'Inga bilar matchar din sökning.');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Se alla bilar' })).toHaveAttribute(
      'href',
      '/bilar',
    );
  },
};

const inHand = createCarServiceInHand();

export const AllPages: Story = {
  name: 'Shared address with several pages',
  args: { services: { cars: inHand.service }, frame: { query: 'car_brand=Saab&page=2' } },
  beforeEach: carsPage({ query: 'car_brand=Saab&page=2' }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 4 av 4');
    const limits = inHand.searches.map(({ limit }) => limit);
    await expect(limits).toContain(144);
  },
};

export const InTheEditor: Story = {
  name: 'Editing',
  args: editing({
    Title: field(''),
    Facets: field(''),
    SortOptions: field(''),
    FixedQuery: field(''),
  }),
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 60');
    await expect(markedFields(canvasElement)).toEqual(
      expect.arrayContaining(['Title', 'Facets', 'SortOptions', 'FixedQuery']),
    );
  },
};
