import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { FinanceQuote } from '#features/financeQuote/FinanceQuote.tsx';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import {
  exampleProducts,
  exampleQuote,
  type FinanceApi,
  type FinanceReplies,
  fakeFinanceApi,
} from './financeQuoteApi.ts';

const meta = {
  title: 'Screens/Finance quote',
  component: FinanceQuote,
  args: {
    carId: '40100001',
    site: 'nordvik-uk',
    links: {
      reserve: 'https://finance.example/reserve',
      partExchange: 'https://finance.example/part-exchange?lang=en',
    },
    dictionary,
    phone: { text: '01632 960 400', href: 'tel:+441632960400' },
  },
} satisfies Meta<typeof FinanceQuote>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

let api: FinanceApi;

/** The replies of the site's API in a story. */
function replying(replies: FinanceReplies): () => void {
  return () => {
    const fake = fakeFinanceApi(replies);
    api = fake.api;
    const { fetch } = window;
    // Storybook and the icons use `fetch` as well.
    spyOn(window, 'fetch').mockImplementation((input, init) =>
      String(input).startsWith('/api/codeweaver/') ? fake.fetch(input, init) : fetch(input, init),
    );
  };
}

const status = (canvas: Canvas) => canvas.findByText(/a month, \d+ months with a deposit of/);

async function quoted(canvas: Canvas, payment: string) {
  await waitFor(() => expect(canvas.getByText(payment, { selector: 'strong' })).toBeVisible());
}

function move(canvas: Canvas, name: string, stop: number) {
  fireEvent.change(canvas.getByRole('slider', { name }), { target: { value: String(stop) } });
}

/** A quote is requested half a second after the last choice. */
async function rest(canvas: Canvas, clock: ReturnType<typeof fakeClock>) {
  // The quote for the previous choice has disappeared.
  await waitFor(() => expect(canvas.getByText('Calculating your quote')).toBeInTheDocument());
  await expect(canvas.queryByRole('link', { name: 'Reserve this car' })).toBeNull();
  clock.advance(500);
}

export const Quoted: Story = {
  name: 'Quote',
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    await expect(await status(canvas)).toHaveTextContent(
      '£262.81 a month, 48 months with a deposit of £1,800.00',
    );
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
    await expect(canvas.getByText(/is a credit broker, not a lender/)).toBeVisible();
    await expect(api.choices).toEqual([
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
    move(canvas, 'Deposit', 30);
    move(canvas, 'Deposit', 40);
    await rest(canvas, clock);
    await quoted(canvas, '£207.81');
    // Only the last move leads to a request.
    await expect(api.choices.map(({ deposit }) => deposit)).toEqual([1_800, 4_000]);
    await expect(api.choices.at(-1)?.calculation).toBe('toPayment');
    await expect(canvas.getByRole('slider', { name: 'Monthly payment' })).toHaveAttribute(
      'aria-valuetext',
      '£207.81',
    );
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
    const [choice] = api.choices.slice(-1);
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
    await waitFor(() => expect(api.choices).toHaveLength(1));
    const clock = fakeClock();
    await userEvent.selectOptions(mileage, '12,000 miles');
    await waitFor(() => expect(api.aborted).toBe(1));
    clock.advance(500);
    await quoted(canvas, '£262.81');
    await expect(api.choices.map(({ mileage }) => mileage)).toEqual([10_000, 12_000]);
  },
};

export const AnotherProduct: Story = {
  name: 'Another product, by keyboard',
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    canvas.getByRole('radio', { name: 'Personal Contract Purchase' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(api.choices.at(-1)?.family).toBe('HP'));
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
    await waitFor(() => expect(api.choices.at(-1)?.term).toBe(36));
  },
};

export const Notified: Story = {
  name: 'Notification',
  beforeEach: replying({
    quote: (choice) => ({
      body: exampleQuote(choice, { notifications: ['The deposit was lowered to £9,000.00.'] }),
    }),
  }),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    await expect(canvas.getByText('The deposit was lowered to £9,000.00.')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Quote with an error',
  beforeEach: replying({
    quote: (choice, count) => ({
      body:
        count === 1
          ? exampleQuote(choice)
          : { kind: 'refused', message: 'Please choose a shorter term.' },
    }),
  }),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    const clock = fakeClock();
    const term = canvas.getByRole('combobox', { name: 'Length of agreement' });
    await userEvent.selectOptions(term, '36 months');
    await rest(canvas, clock);
    const messages = await canvas.findAllByText('Please choose a shorter term.');
    await expect(messages.at(-1)).toBeVisible();
    await expect(canvas.queryByText('£262.81', { selector: 'strong' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Reserve this car' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '01632 960 400' })).toBeVisible();
  },
};

const sentence =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.";

let failures = 0;

export const OptionsFail: Story = {
  name: 'Options fail to load',
  beforeEach: () => {
    failures = 0;
    replying({
      products: () => {
        failures += 1;
        return failures === 1 ? { status: 502 } : { body: { products: exampleProducts } };
      },
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByRole('link', { name: '01632 960 400' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await quoted(canvas, '£262.81');
  },
};

export const NoProducts: Story = {
  name: 'No options',
  beforeEach: replying({ products: () => ({ body: { products: [] } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
  },
};

export const QuoteFails: Story = {
  name: 'Quote fails to load',
  beforeEach: replying({
    quote: (choice, count) => (count === 1 ? { status: 504 } : { body: exampleQuote(choice) }),
  }),
  play: async ({ canvas }) => {
    const messages = await canvas.findAllByText(sentence);
    await expect(messages.at(-1)).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Deposit' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await quoted(canvas, '£262.81');
  },
};

export const TooMany: Story = {
  name: 'Too many quotes were requested',
  beforeEach: replying({
    quote: (choice, count) => (count === 1 ? { status: 429 } : { body: exampleQuote(choice) }),
  }),
  play: async ({ canvas }) => {
    const message =
      'Many quotes have been requested from your network. Please wait 60 seconds and try again.';
    const messages = await canvas.findAllByText(message);
    await expect(messages.at(-1)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await quoted(canvas, '£262.81');
  },
};

export const TermsOpened: Story = {
  name: 'Terms and conditions',
  beforeEach: replying({}),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    await userEvent.click(canvas.getByText('Terms and conditions'));
    await waitFor(() => expect(canvas.getByText('The right to withdraw')).toBeVisible());
    await expect(canvas.getByText('The right to end early')).toBeVisible();
  },
};

export const TermsFail: Story = {
  name: 'Terms fail to load',
  beforeEach: replying({ terms: () => ({ status: 404 }) }),
  play: async ({ canvas }) => {
    await quoted(canvas, '£262.81');
    await userEvent.click(canvas.getByText('Terms and conditions'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We can’t show the terms and conditions right now.',
    );
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
