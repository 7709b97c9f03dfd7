import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { announcementOf } from '#stories/announcement.ts';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { emphasisOf } from '#stories/blocks/layout.ts';
import { hearLiveRegions } from '#stories/hearing.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleProducts, exampleQuote } from './financeQuoteApi.ts';
import { askedApi, quoted, quoteMeta, replying, rest } from './financeQuoteStates.ts';

const meta = { title: 'Screens/Finance quote', ...quoteMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const status = (canvas: Canvas) => canvas.findByText(/a month, \d+ months with a deposit of/);

function move(canvas: Canvas, name: string, stop: number) {
  fireEvent.change(canvas.getByRole('slider', { name }), { target: { value: String(stop) } });
}

export const Quoted: Story = {
  name: 'Quote',
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    await expect(await status(canvas)).toHaveTextContent(
      '£262.81 a month, 48 months with a deposit of £1,800.00',
    );
    await expect(announcementOf(await status(canvas))).toBe('polite');
    const example = canvas.getByRole('region', { name: /^Representative example/ });
    await expect(example).toHaveTextContent(/Total amount payable.*£22,212\.07/);
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('Apply for this finance')).toBe(
      'https://finance.example/apply?quoteRef=CW71F0',
    );
    await expect(href('Reserve this car')).toBe('https://finance.example/reserve?quoteRef=CW71F0');
    await expect(href('Value your part exchange')).toBe(
      'https://finance.example/part-exchange?lang=en&quoteRef=CW71F0',
    );
    const [apply, reserve] = ['Apply for this finance', 'Reserve this car'].map((name) =>
      emphasisOf(canvas.getByRole('link', { name })),
    );
    await expect(apply).toBeGreaterThan(reserve ?? Infinity);
    await expect(canvas.getByText(/is a credit broker, not a lender/)).toBeVisible();
    await expect(askedApi().choices).toEqual([
      {
        family: 'PCP',
        term: 48,
        deposit: 1_800,
        payment: 262.81,
        mileage: 10_000,
        calculation: 'toPayment',
      },
    ]);
  },
};

export const Loading: Story = {
  name: 'Options loading',
  beforeEach: replying({ products: () => 'never' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading Finance options...');
  },
};

export const DepositMoved: Story = {
  name: 'Deposit chosen',
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    const clock = fakeClock();
    const heard = hearLiveRegions();
    move(canvas, 'Deposit', 30);
    move(canvas, 'Deposit', 40);
    await rest(canvas, clock);
    await quoted(canvas, '£207.81');
    // Not the value beside the slider, which says it itself.
    await expect(heard()).toEqual([
      'Calculating your quote',
      '£207.81 a month, 48 months with a deposit of £4,000.00',
    ]);
    // Only the last move leads to a request.
    await expect(askedApi().choices.map(({ deposit }) => deposit)).toEqual([1_800, 4_000]);
    await expect(askedApi().choices.at(-1)?.calculation).toBe('toPayment');
    await expect(canvas.getByRole('slider', { name: 'Monthly payment' })).toHaveAttribute(
      'aria-valuetext',
      '£207.81',
    );
  },
};

export const NextQuote: Story = {
  name: 'Next quote on its way',
  beforeEach: replying({
    quote: (choice, count) => (count === 1 ? { body: exampleQuote(choice) } : 'never'),
  }),
  play: async ({ canvas, canvasElement }) => {
    await quoted(canvas, '£262.81');
    const { height } = canvasElement.getBoundingClientRect();
    const clock = fakeClock();
    move(canvas, 'Deposit', 30);
    await rest(canvas, clock);
    await waitFor(() => expect(askedApi().choices).toHaveLength(2));
    await expect(canvas.queryByText('Cash price')).toBeNull();
    // What follows stays where it is.
    await expect(canvasElement.getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
};

export const PaymentMoved: Story = {
  name: 'Monthly payment chosen',
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    const clock = fakeClock();
    move(canvas, 'Monthly payment', 5);
    await rest(canvas, clock);
    await quoted(canvas, '£200.00');
    const [choice] = askedApi().choices.slice(-1);
    await expect(choice).toMatchObject({ payment: 200, calculation: 'toDeposit' });
    await expect(canvas.getByRole('slider', { name: 'Deposit' })).toHaveAttribute(
      'aria-valuetext',
      '£4,312.40',
    );
  },
};

export const SupersededAnswer: Story = {
  name: 'Answers that are too late',
  beforeEach: replying({
    quote: (choice, count) => (count === 1 ? 'never' : { body: exampleQuote(choice) }),
  }),
  play: async ({ canvas }) => {
    const mileage = await canvas.findByRole('combobox', { name: 'Annual mileage' });
    await waitFor(() => expect(askedApi().choices).toHaveLength(1));
    const clock = fakeClock();
    await userEvent.selectOptions(mileage, '12,000 miles');
    await waitFor(() => expect(askedApi().aborted).toBe(1));
    clock.advance(500);
    await quoted(canvas, '£262.81');
    await expect(askedApi().choices.map(({ mileage }) => mileage)).toEqual([10_000, 12_000]);
  },
};

export const AnotherProduct: Story = {
  name: 'Another product, by keyboard',
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    canvas.getByRole('radio', { name: 'Personal Contract Purchase' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(askedApi().choices.at(-1)?.family).toBe('HP'));
    await expect(canvas.getByRole('radio', { name: 'Hire Purchase' })).toBeChecked();
    await expect(canvas.queryByRole('combobox', { name: 'Annual mileage' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Deposit' })).toHaveFocus();
    await quoted(canvas, '£262.81');
  },
};

const swapped = exampleProducts.slice(0, 1).map((product) => ({
  ...product,
  parameters: {
    term: { values: { kind: 'range', min: 24, max: 48 }, initial: 48 },
    deposit: { values: { kind: 'list', values: [0, 1_800, 3_600] }, initial: 1_800 },
    payment: { values: { kind: 'list', values: [200, 262.81] }, initial: 262.81 },
    mileage: { values: { kind: 'range', min: 5_000, max: 20_000 }, initial: 10_000 },
  },
}));

export const ListsAndRanges: Story = {
  name: 'Money as lists, term as range',
  beforeEach: replying({ products: () => ({ body: { products: swapped } }) }),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    await expect(canvas.queryByRole('radio')).toBeNull();
    const deposit = canvas.getByRole('combobox', { name: 'Deposit' });
    const options = within(deposit).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '£0.00',
      '£1,800.00',
      '£3,600.00',
    ]);
    await expect(canvas.getByRole('slider', { name: 'Length of agreement' })).toHaveAttribute(
      'aria-valuetext',
      '48 months',
    );
    const clock = fakeClock();
    move(canvas, 'Length of agreement', 2);
    await rest(canvas, clock);
    await waitFor(() => expect(askedApi().choices.at(-1)?.term).toBe(36));
  },
};

export const Phone: Story = {
  name: 'Quote on a phone',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
