import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';
import { field } from '../../fixtures/fields.ts';
import {
  chip,
  chipNames,
  listMeta,
  opened,
  results,
  says,
  search,
  words,
} from './carListStates.ts';

const meta = {
  title: 'Screens/Cars/Monthly cost',
  ...listMeta,
  args: {
    ...listMeta.args,
    fields: {
      ...words,
      Facets: field('car_loan_monthly_cost, car_fuel'),
      SortOptions: field('car_publishdate_asc, car_price_asc, car_loan_monthly_cost_asc'),
    },
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

/** The code of the terms comes when the facet is shown. */
async function terms(canvas: Canvas) {
  const paid = await canvas.findByRole('textbox', { name: 'Kontantinsats' });
  return { paid, months: canvas.getByRole('combobox', { name: 'Löptid' }) };
}

const budget = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Månadskostnad' })).getByRole('textbox', {
    name: 'Till',
  });

export const ByKeyboard: Story = {
  name: 'Budget and terms by keyboard',
  play: async ({ canvas }) => {
    const { paid, months } = await terms(canvas);
    budget(canvas).focus();
    await userEvent.clear(budget(canvas));
    await userEvent.type(budget(canvas), '4 000{Enter}');
    await waitFor(() => expect(search().getAll('car_loan_monthly_cost')).toEqual(['0', '4000']));
    await waitFor(() => expect(chipNames(canvas).join()).toMatch(/^högst 4\s000 kr\/mån$/));
    await userEvent.tab();
    await expect(paid).toHaveFocus();
    await userEvent.type(paid, '30 %{Enter}');
    await waitFor(() => expect(search().get('budget_down_payment')).toBe('30%'));
    await expect(paid).toHaveFocus();
    await expect(paid).toHaveValue('30 %');
    await userEvent.tab();
    await expect(months).toHaveFocus();
    await userEvent.selectOptions(months, '24');
    await waitFor(() => expect(search().get('budget_months')).toBe('24'));
    const name = /^högst 4\s000 kr\/mån, 30 % kontant, 24 mån$/;
    await waitFor(() => expect(chipNames(canvas).join()).toMatch(name));
    const [shown = ''] = chipNames(canvas);
    await userEvent.click(await chip(canvas, shown));
    await waitFor(() => expect(search().has('car_loan_monthly_cost')).toBe(false));
    await expect(search().has('budget_down_payment')).toBe(false);
    await expect(search().has('budget_months')).toBe(false);
    await says(canvas, 'av 60');
    await expect(paid).toHaveValue('');
    await expect(months).toHaveValue('');
  },
};

export const BadInput: Story = {
  name: 'A down payment that can’t be read',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { paid } = await terms(canvas);
    await userEvent.type(paid, 'allt{Enter}');
    await expect(paid).toBeInvalid();
    await expect(paid).toHaveAccessibleDescription(/Skriv kontantinsatsen som 50 000 eller 20 %/);
    await expect(paid).toHaveValue('allt');
    await expect(search().has('budget_down_payment')).toBe(false);
    // What is typed isn't judged before it is complete.
    await userEvent.clear(paid);
    await expect(paid).not.toBeInvalid();
    await userEvent.type(paid, '50 000 kr');
    await userEvent.tab();
    await waitFor(() => expect(search().get('budget_down_payment')).toBe('50000'));
    await expect(paid).not.toBeInvalid();
    await waitFor(() =>
      expect(chipNames(canvas).join()).toMatch(/^Månadskostnad 50\s000 kr kontant$/),
    );
  },
};

/** The periods to choose from. */
const periods = (months: HTMLElement) =>
  within(months)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const OwnPeriod: Story = {
  name: 'A period in the address that isn’t offered otherwise',
  ...opened('budget_months=30', (result) => result),
  play: async ({ canvas }) => {
    const { months } = await terms(canvas);
    await expect(months).toHaveDisplayValue('30 mån');
    const usual = ['Som bilens lån', '12 mån', '24 mån', '36 mån', '48 mån', '60 mån'];
    await expect(periods(months)).toEqual([...usual, '72 mån', '84 mån'].toSpliced(3, 0, '30 mån'));
    await userEvent.selectOptions(months, 'Som bilens lån');
    await waitFor(() => expect(periods(months)).toEqual([...usual, '72 mån', '84 mån']));
  },
};

const address =
  'car_loan_monthly_cost=0&car_loan_monthly_cost=9000&budget_down_payment=30%25&budget_months=24';

export const ByAddress: Story = {
  name: 'Terms in the address',
  ...opened(address, (result) => result),
  play: async ({ canvas }) => {
    const { paid, months } = await terms(canvas);
    await expect(paid).toHaveValue('30 %');
    await expect(months).toHaveDisplayValue('24 mån');
    await expect(chipNames(canvas).join()).toMatch(/^högst 9\s000 kr\/mån, 30 % kontant, 24 mån$/);
    // 289 900 less 30 %, in 24 payments.
    const [cost] = within(results(canvas)).getAllByText(/^8\s455\skr\/mån$/);
    await expect(cost).toBeVisible();
  },
};

/** What the loans of the shown cars cost a month. */
const costs = (canvas: Canvas) =>
  within(results(canvas))
    .getAllByText('Billån', { selector: 'dt' })
    .map((label) => Number(label.nextElementSibling?.textContent.replaceAll(/\D/g, '')));

export const Order: Story = {
  name: 'Order by the cost on own terms',
  ...opened('budget_months=48&sortName=car_loan_monthly_cost_asc', (result) => result),
  play: async ({ canvas }) => {
    const { months } = await terms(canvas);
    const [first] = costs(canvas);
    await expect(costs(canvas)).toEqual(costs(canvas).toSorted((a, b) => a - b));
    await userEvent.selectOptions(months, '24');
    await waitFor(() => expect(search().get('budget_months')).toBe('24'));
    await waitFor(() => expect(costs(canvas)[0]).toBeGreaterThan(first ?? 0));
    // The first cars are rendered before the others.
    await waitFor(() => expect(costs(canvas)).toEqual(costs(canvas).toSorted((a, b) => a - b)));
    await expect(months).toHaveFocus();
  },
};

export const UnreadableAddress: Story = {
  name: 'Terms that can’t be read in the address',
  ...opened('budget_down_payment=allt&budget_months=0'),
  play: async ({ canvas }) => {
    await says(canvas, 'av 60');
    const { paid, months } = await terms(canvas);
    await expect(paid).toHaveValue('');
    await expect(months).toHaveDisplayValue('Som bilens lån');
    await expect(chipNames(canvas)).toEqual([]);
  },
};

export const ByWords: Story = {
  name: 'Budget and order in words',
  play: async ({ canvas }) => {
    await terms(canvas);
    const box = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    await userEvent.type(box, 'billigaste under 4000 kr i månaden{Enter}');
    await waitFor(() => expect(search().getAll('car_loan_monthly_cost')).toEqual(['0', '4000']));
    await expect(search().get('sortName')).toBe('car_price_asc');
    await expect(canvas.getByRole('combobox', { name: 'Sortera' })).toHaveDisplayValue(
      'Lägsta pris',
    );
    await waitFor(() => expect(chipNames(canvas).join()).toMatch(/^högst 4\s000 kr\/mån$/));
  },
};
