import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { exampleProducts, exampleQuote } from './financeQuoteApi.ts';
import { quoted, quoteMeta, replying, rest } from './financeQuoteStates.ts';

const meta = { title: 'Screens/Finance quote', ...quoteMeta };

export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(canvas.getByRole('link', { name: '01632 960 400' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await quoted(canvas, '£262.81');
  },
};

const wait =
  'Many quotes have been requested from your network. Please wait 60 seconds and try again.';

export const TooManyOptions: Story = {
  name: 'Too many options were requested',
  beforeEach: replying({ products: () => ({ status: 429 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(wait);
    await expect(canvas.getByRole('link', { name: '01632 960 400' })).toBeVisible();
  },
};

export const TooMany: Story = {
  name: 'Too many quotes were requested',
  beforeEach: replying({
    quote: (choice, count) => (count === 1 ? { status: 429 } : { body: exampleQuote(choice) }),
  }),
  play: async ({ canvas }) => {
    const messages = await canvas.findAllByText(wait);
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
