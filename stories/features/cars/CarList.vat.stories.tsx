import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { vatAttribute, vatChoiceName } from '#domain/cars/vatChoice.ts';
import { wireName } from '#domain/search/facets.ts';
import { carSearch } from '../../blocks/carSearchApi.ts';
import { box } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleCar } from '../../fixtures/cars.ts';
import { field } from '../../fixtures/fields.ts';
import { vatChosen } from '../../fixtures/vatChosen.ts';
import { at, chipNames, listMeta, results, says, search, value, words } from './carListStates.ts';
import type { ChangeResult } from './carsApi.ts';
import { carsPage } from './carsApi.ts';

const meta = { title: 'Screens/Cars/List', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const withVan: ChangeResult = (result) => ({
  ...result,
  cars: ['Volkswagen Transporter', 'Volvo V60'].map(exampleCar),
});
const withoutVan: ChangeResult = (result) => ({ ...result, cars: [exampleCar('Volvo V60')] });

const choice = (canvas: Canvas) =>
  canvas.queryByRole('radiogroup', { name: 'Priser på transportbilar' });
const radio = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });

/** The larger price of the van, which is above the other. */
function largerPrice(canvas: Canvas): string | undefined {
  const [first] = within(results(canvas))
    .getAllByText(/^(249|311)\s\d+\skr$/)
    .toSorted((a, b) => box(a).top - box(b).top);
  return first?.textContent.replaceAll(/\s/g, ' ');
}

export const VatChoice: Story = {
  name: 'Prices of vans with and without VAT',
  args: at('', withVan),
  beforeEach: carsPage({ change: withVan }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 2 av');
    await expect(await radio(canvas, 'Utan moms')).toBeChecked();
    await expect(largerPrice(canvas)).toBe('249 000 kr');
    await userEvent.click(await radio(canvas, 'Med moms'));
    await waitFor(() => expect(largerPrice(canvas)).toBe('311 250 kr'));
    await expect(await radio(canvas, 'Med moms')).toHaveFocus();
    await expect(window.sessionStorage.getItem(vatChoiceName)).toBe('with');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(largerPrice(canvas)).toBe('249 000 kr'));
    await expect(window.sessionStorage.getItem(vatChoiceName)).toBeNull();
    await expect(document.documentElement).not.toHaveAttribute(vatAttribute);
  },
};

export const VatRemembered: Story = {
  name: 'Prices of vans with VAT, as chosen before',
  args: at('', withVan),
  beforeEach: [carsPage({ change: withVan }), vatChosen],
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await radio(canvas, 'Med moms')).toBeChecked());
    await expect(largerPrice(canvas)).toBe('311 250 kr');
  },
};

export const NoVans: Story = {
  name: 'No choice of VAT without vans',
  args: at('', withoutVan),
  beforeEach: carsPage({ change: withoutVan }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 1 av');
    await expect(choice(canvas)).toBeNull();
  },
};

export const VatDeductible: Story = {
  name: 'Filter of deductible VAT, also by words',
  args: {
    fields: { ...words, Facets: field(['brand', 'vatDeductible'].map(wireName).join(', ')) },
  },
  beforeEach: [carsPage(), carSearch()],
  play: async ({ canvas }) => {
    await userEvent.click(await value(canvas, /^Avdragsgill moms \(\d+\)$/));
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Avdragsgill moms']));
    await expect(search().getAll('car_vat_eligible')).toEqual(['true']);
    await expect(canvas.queryByRole('checkbox', { name: /false|true/ })).toBeNull();
    await userEvent.click(await value(canvas, /^Avdragsgill moms/));
    await waitFor(() => expect(chipNames(canvas)).toEqual([]));
    const searchBox = canvas.getByRole('combobox', { name: /^Sök/ });
    await userEvent.type(searchBox, 'utan moms{Enter}');
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Avdragsgill moms']));
  },
};
