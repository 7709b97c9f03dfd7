import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { carListFields } from '#blocks/CarList/CarList.fields.ts';
import { wireName } from '#domain/search/facets.ts';
import { carSearch } from '../../blocks/carSearchApi.ts';
import { fakeClock } from '../../blocks/fakeClock.ts';
import type { Canvas } from '../../canvas.ts';
import { field } from '../../fixtures/fields.ts';
import {
  at,
  carNames,
  chip,
  chipNames,
  chips,
  clear,
  listMeta,
  opened,
  placeholders,
  results,
  says,
  search,
  value,
  words,
} from './carListStates.ts';
import { type ChangeResult, carsApi, carsPage, fewCars } from './carsApi.ts';

const meta = { title: 'Screens/Cars/Filters of the list', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const equipment = ['Adaptiv farthållare', 'Backkamera', 'Bogserögla', 'Dragkrok', 'Elstolar']
  .concat('Farthållare', 'Fjärrstyrd värmare', 'Glastak', 'Head-up-display', 'Takräcke')
  .concat('Navigation', 'Rattvärme', 'Stolsvärme');

/** A list with one facet, which has a number of values. */
function ofValues(count: number) {
  const values = equipment.slice(0, count).map((text) => ({ text, count: 3, children: [] }));
  const change: ChangeResult = (result) => ({
    ...fewCars(result),
    facets: [{ kind: 'choice', name: 'equipment', values }],
  });
  return {
    args: { ...at('', change), fields: { ...words, Facets: field('car_equipment') } },
    beforeEach: carsPage({ change }),
  };
}

async function equipmentOf(canvas: Canvas) {
  return within(await canvas.findByRole('group', { name: 'Utrustning' }));
}

const manyFacets = [...carListFields.facets.fallback.slice(0, 8), 'color', 'drive'];

const allFacets = field(manyFacets.map(wireName).join(', '));

export const Filtered: Story = {
  name: 'Filter applied',
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 60');
    const before = carNames(canvas);
    const volvo = await value(canvas, /^Volvo \(/);
    carsApi().hold();
    const clock = fakeClock({ shortestMs: 150 });
    await userEvent.click(volvo);
    await expect(await value(canvas, /^Volvo \(/)).toBeChecked();
    // The chips change together with the cars, unless those take long.
    clock.advance(149);
    await expect(chipNames(canvas)).toEqual([]);
    clock.advance(1);
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Volvo']));
    await expect(search().getAll('car_brand')).toEqual(['Volvo']);
    await expect(results(canvas)).toHaveAttribute('aria-busy', 'true');
    // A fast answer shows no loading text.
    await says(canvas, 'Visar 3 av 60');
    clock.advance(49);
    await expect(carNames(canvas)).toEqual(before);
    await expect(placeholders(canvasElement)).toHaveLength(0);
    clock.advance(1);
    clock.stop();
    await says(canvas, 'Hämtar bilar');
    await expect(carNames(canvas)).toEqual([]);
    await expect(placeholders(canvasElement)).toHaveLength(24);
    carsApi().release();
    await waitFor(() =>
      expect(new Set(carNames(canvas).map((name) => name.split(' ')[0]))).toEqual(
        new Set(['Volvo']),
      ),
    );
    await expect(results(canvas)).toHaveAttribute('aria-busy', 'false');
    // Other makes can still be chosen.
    await expect(await value(canvas, 'Kia (9)')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Dölj filter (1 valda)' })).toBeVisible();
  },
};

export const SeveralFilters: Story = {
  name: 'Several filters',
  ...opened('keyphrase=adaptiv&car_fuel=Diesel&car_gearbox=Automat&car_year=2022&page=0'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(chipNames(canvas)).toEqual(['adaptiv', 'Diesel', 'Automat', 'Modellår 2022']),
    );
    (await chip(canvas, 'Diesel')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chipNames(canvas)).toEqual(['adaptiv', 'Automat', 'Modellår 2022']));
    await expect(await chip(canvas, 'Automat')).toHaveFocus();
    await expect(search().has('car_fuel')).toBe(false);
    await userEvent.click(await chip(canvas, 'adaptiv'));
    await waitFor(() => expect(search().has('keyphrase')).toBe(false));
    await userEvent.click(canvas.getByRole('link', clear));
    await says(canvas, 'Visar 3 av 60');
    await expect(chips(canvas)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Bilar' })).toHaveFocus();
  },
};

export const FiltersNotOffered: Story = {
  name: 'Filters that the list doesn’t offer',
  ...opened('car_site_id=104&car_is_used=TRUE'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Nordvik Uppsala', 'Begagnad']));
    await userEvent.click(await chip(canvas, 'Nordvik Uppsala'));
    await waitFor(() => expect(search().has('car_site_id')).toBe(false));
    await expect(search().get('car_is_used')).toBe('true');
    await expect(chipNames(canvas)).toEqual(['Begagnad']);
  },
};

export const UnknownValue: Story = {
  name: 'Unknown value in the address',
  ...opened('car_fuel=diesel&car_color=Lila'),
  play: async ({ canvas }) => {
    await says(canvas, 'Vi har inga bilar med Lila. Övriga filter gäller.');
    await expect(chipNames(canvas)).toEqual(['Diesel']);
    await userEvent.click(await chip(canvas, 'Diesel'));
    await waitFor(() => expect(canvas.queryByText(/Lila/)).toBeNull());
  },
};

export const LongFacet: Story = {
  name: 'Filter with many values',
  ...ofValues(13),
  play: async ({ canvas }) => {
    const group = await equipmentOf(canvas);
    await expect(group.getAllByRole('checkbox')).toHaveLength(8);
    const box = group.getByRole('searchbox', { name: 'Sök i utrustning' });
    await userEvent.type(box, 'VÄRME');
    await expect(group.getAllByRole('checkbox')).toHaveLength(2);
    await expect(group.getByRole('status')).toHaveTextContent('Passar: 2');
    await userEvent.keyboard('{Enter}');
    await expect(group.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.type(box, 'x');
    await expect(group.getByText('Inget passar.')).toBeVisible();
    await expect(group.getByRole('status')).toHaveTextContent('Inget passar.');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveDisplayValue('');
    const all = group.getByRole('button', { name: 'Visa alla (13)' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await expect(all).toHaveAttribute('aria-expanded', 'true');
    await expect(group.getAllByRole('checkbox')).toHaveLength(13);
    await userEvent.click(group.getByRole('checkbox', { name: /^Takräcke/ }));
    await userEvent.click(group.getByRole('button', { name: 'Visa färre' }));
    // Ticked values stay visible.
    await expect(group.getAllByRole('checkbox')).toHaveLength(9);
    await expect(group.getByRole('checkbox', { name: /^Takräcke/ })).toBeChecked();
  },
};

export const WholeFacet: Story = {
  name: 'Filter with ten values',
  ...ofValues(10),
  play: async ({ canvas }) => {
    const group = await equipmentOf(canvas);
    await expect(group.getAllByRole('checkbox')).toHaveLength(10);
    await expect(group.queryByRole('button')).toBeNull();
    await expect(group.queryByRole('searchbox')).toBeNull();
  },
};

export const FoldedFacet: Story = {
  name: 'Filter with eleven values',
  ...ofValues(11),
  play: async ({ canvas }) => {
    const group = await equipmentOf(canvas);
    await expect(group.getAllByRole('checkbox')).toHaveLength(8);
    await expect(group.getByRole('button', { name: 'Visa alla (11)' })).toBeVisible();
    await expect(group.queryByRole('searchbox')).toBeNull();
  },
};

export const MoreFilters: Story = {
  name: 'More filters opened',
  args: { fields: { ...words, Facets: allFacets } },
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    const button = canvas.getByRole('button', { name: 'Fler filter' });
    await expect(canvas.queryByText('Färg')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Färg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Färre filter' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const ModelsOpened: Story = {
  name: 'Models opened without their make',
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Modeller av Volvo' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    const models = document.getElementById(open.getAttribute('aria-controls') ?? '');
    if (!models) throw new Error('The button controls nothing.');
    await userEvent.click(within(models).getByRole('checkbox', { name: /^V60 \(/ }));
    // A model is chosen with its make.
    await expect(await value(canvas, /^Volvo \(/)).toBeChecked();
    await expect(search().getAll('car_brand')).toEqual(['Volvo']);
    await expect(search().getAll('car_model')).toEqual(['V60']);
    await userEvent.click(await value(canvas, /^V60 \(/));
    await waitFor(() => expect(search().has('car_model')).toBe(false));
    await expect(await value(canvas, /^Volvo \(/)).toBeChecked();
  },
};

export const SuggestionsKeepFilters: Story = {
  name: 'Suggestions keep the other filters',
  ...opened('car_fuel=Diesel&page=0'),
  beforeEach: [carsPage({ query: 'car_fuel=Diesel' }), carSearch()],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    await userEvent.type(field, 'vol');
    const list = await canvas.findByRole('listbox', { name: 'Förslag' });
    const makes = within(within(list).getByRole('group', { name: 'Märken' }));
    const [first] = makes.getAllByRole('option');
    await expect(first).toHaveAttribute('href', expect.stringContaining('car_fuel=Diesel'));
    await expect(first).toHaveAttribute('href', expect.stringContaining('car_brand=Vol'));
  },
};
