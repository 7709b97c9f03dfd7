import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { box } from '../../blocks/layout.ts';
import { exampleCars } from '../../fixtures/cars.ts';
import { field } from '../../fixtures/fields.ts';
import {
  chipNames,
  listMeta,
  onPhone,
  opened,
  results,
  says,
  someFacets,
  value,
  words,
} from './carListStates.ts';
import { carsPage } from './carsApi.ts';
import { deviceWith } from './deviceCars.ts';

const meta = { title: 'Screens/Cars/List', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const IntoView: Story = {
  name: 'Scrolls to the list',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    window.scrollTo({ top: 900, behavior: 'instant' });
    await userEvent.click(await value(canvas, /^Kia \(/));
    const top = () => results(canvas).parentElement?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(0));
    await expect(await value(canvas, /^Kia \(/)).toHaveFocus();
  },
};

export const OnPhoneInColumns: Story = {
  name: 'Two columns on a phone',
  globals: onPhone,
  ...opened('', (result) => ({
    ...result,
    cars: ['Volkswagen', 'Mercedes-Benz', 'Land Rover', 'Peugeot'].flatMap((brand, at) =>
      exampleCars.slice(at, at + 1).map((car) => ({ ...car, brand })),
    ),
  })),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 4 av 60');
    const [first, second, third] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    if (!first || !second || !third) throw new Error('no cars');
    await expect(box(first).top).toBe(box(second).top);
    await expect(box(third).top).toBeGreaterThan(box(first).bottom);
    // A broken brand name would be on two lines.
    const brand = document.createRange();
    const text = within(first).getByRole('link').firstChild;
    if (text) brand.selectNodeContents(text);
    await expect(brand.getClientRects()).toHaveLength(1);
    const select = canvas.getByRole('combobox', { name: 'Sortera' });
    await expect(select.scrollWidth).toBeLessThanOrEqual(select.clientWidth);
  },
};

export const PutAway: Story = {
  name: 'Filters hidden and remembered',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dölj filter' }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Visa filter' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(window.sessionStorage.getItem('carListFilters')).toBe('hidden');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = canvas.getByRole('region', { name: 'Filter' });
    await expect(panel.getBoundingClientRect().width).toBeGreaterThanOrEqual(350);
    await expect(window.sessionStorage.getItem('carListFilters')).toBe('shown');
  },
};

export const Remembered: Story = {
  name: 'Filters initially hidden',
  args: { fields: { ...words, Facets: someFacets, ShowFilters: field('toggle') } },
  beforeEach: () => {
    window.sessionStorage.setItem('carListFilters', 'shown');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Dölj filter' })).toBeVisible();
    await expect(await value(canvas, 'Kia (9)')).toBeVisible();
  },
};

export const StorageDenied: Story = {
  name: 'Storage denied',
  args: { fields: { ...words, Facets: someFacets, ShowFilters: field('toggle') } },
  beforeEach: () => {
    const denied = () => {
      throw new DOMException('', 'SecurityError');
    };
    spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Visa filter' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(button);
    await expect(await value(canvas, 'Kia (9)')).toBeVisible();
  },
};

export const OneSaved: Story = {
  name: 'One car saved',
  beforeEach: [carsPage(), deviceWith({ saved: exampleCars.slice(0, 1) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sparade bilar (1)' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    box.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sök' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dölj filter' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Sortera' })).toHaveFocus();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Hoppa över filtren' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute(
      'href',
      `#${canvas.getByRole('heading', { name: 'Bilar' }).id}`,
    );
    await userEvent.tab();
    await userEvent.tab();
    // The section, and then the most frequent make.
    const make = canvas.getAllByRole('checkbox')[0];
    await expect(make).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(chipNames(canvas)).toHaveLength(1));
    await expect(make).toHaveFocus();
    await expect(make).toBeChecked();
  },
};
