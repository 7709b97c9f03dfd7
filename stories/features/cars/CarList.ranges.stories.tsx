import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock } from '../../blocks/fakeClock.ts';
import { box } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { chip, chipNames, chips, listMeta, opened, says, search, value } from './carListStates.ts';
import { fewCars } from './carsApi.ts';

const meta = { title: 'Screens/Cars/Filters of the list', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a facet, whose `<details>` the accordion may replace meanwhile. */
async function openFacet(canvas: Canvas, name: string) {
  await waitFor(async () => {
    const label = canvas.getByText(name, { selector: 'summary *, button[aria-expanded] *' });
    const isOpen = () =>
      label.closest('details')?.open ?? label.closest('button')?.ariaExpanded === 'true';
    if (!isOpen()) await userEvent.click(label);
    await expect(label.isConnected && isOpen()).toBe(true);
  });
}

const handle = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('group', { name: 'Pris' })).getByRole('slider', { name });

export const RangeByHandle: Story = {
  name: 'Range by handle',
  play: async ({ canvas }) => {
    await openFacet(canvas, 'Pris');
    const low = handle(canvas, 'Från');
    const whole = low.getAttribute('min');
    await fireEvent.pointerDown(low);
    await fireEvent.input(low, { target: { value: 200_000 } });
    await expect(search().has('car_price')).toBe(false);
    await fireEvent.change(low);
    const chosen = search().getAll('car_price');
    await expect(chosen).toHaveLength(2);
    await says(canvas, 'av ');
    await waitFor(() =>
      expect(chipNames(canvas).join()).toMatch(/^Pris 20\d\s\d{3}–1\s899\s000 kr$/),
    );
    await fireEvent.pointerDown(low);
    await fireEvent.input(low, { target: { value: whole } });
    await fireEvent.change(low);
    await says(canvas, 'Visar 3 av 60');
    await expect(search().has('car_price')).toBe(false);
    await waitFor(() => expect(chips(canvas)).toBeNull());
  },
};

export const RangeTyped: Story = {
  name: 'Range typed',
  play: async ({ canvas }) => {
    await openFacet(canvas, 'Pris');
    const clock = fakeClock();
    const group = within(canvas.getByRole('group', { name: 'Pris' }));
    const high = group.getByRole('textbox', { name: 'Till' });
    await userEvent.clear(high);
    await userEvent.type(high, '300 000');
    clock.advance(1499);
    await expect(search().has('car_price')).toBe(false);
    clock.advance(1);
    await waitFor(() => expect(search().getAll('car_price')[1]).toBe('300000'));
    const low = group.getByRole('textbox', { name: 'Från' });
    await userEvent.clear(low);
    await userEvent.type(low, '1{Enter}');
    await expect(search().getAll('car_price')[0]).toBe(handle(canvas, 'Från').getAttribute('min'));
    clock.stop();
    // An emptied end is open: 150 000 and up.
    await userEvent.clear(low);
    await userEvent.type(low, '150 000{Enter}');
    await userEvent.clear(high);
    await userEvent.keyboard('{Enter}');
    await expect(search().getAll('car_price')).toEqual([
      '150000',
      handle(canvas, 'Till').getAttribute('max'),
    ]);
  },
};

export const YearsBetween: Story = {
  name: 'Years between two',
  ...opened('car_brand=Volvo'),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av');
    await userEvent.click(await canvas.findByText('Modellår', { selector: 'summary *' }));
    const ends = within(await canvas.findByRole('group', { name: 'Modellår' }));
    const from = ends.getByRole('combobox', { name: 'Från' });
    const to = ends.getByRole('combobox', { name: 'Till' });
    await expect(from).toHaveDisplayValue('Alla år');
    await userEvent.selectOptions(from, '2021');
    await waitFor(() => expect(search().getAll('car_year')).toContain('2021'));
    await expect(search().getAll('car_year')).not.toContain('2020');
    // The end is open, up to the newest.
    await expect(to).toHaveDisplayValue('Alla år');
    await expect(within(to).queryByRole('option', { name: '2020' })).toBeNull();
    await userEvent.selectOptions(to, '2022');
    await waitFor(() => expect(search().getAll('car_year')).toEqual(['2021', '2022']));
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Volvo', 'Modellår 2021–2022']));
    await expect(canvas.getByRole('button', { name: 'Dölj filter (2 valda)' })).toBeVisible();
    await userEvent.click(await chip(canvas, 'Modellår 2021–2022'));
    await waitFor(() => expect(search().getAll('car_year')).toEqual([]));
    await expect(from).toHaveDisplayValue('Alla år');
  },
};

export const CalmFilters: Story = {
  name: 'Filters without hits keep their places',
  ...opened('', (result) => {
    const left = result.facets.filter(({ name }) => result.total === 60 || name === 'body');
    return { ...fewCars(result), facets: left };
  }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    const places = () =>
      ['Karosseri', 'Pris', 'Drivmedel', 'Växellåda', 'Modellår'].map(
        (name) => box(canvas.getByText(name, { selector: 'summary *' })).top,
      );
    const before = places();
    await userEvent.click(await value(canvas, 'SUV (22)'));
    await says(canvas, 'Visar 3 av 22');
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^Kia/ })).toHaveAccessibleName('Kia (0)'),
    );
    await expect(places()).toEqual(before);
  },
};
