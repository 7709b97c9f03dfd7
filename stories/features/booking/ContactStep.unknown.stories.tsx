import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { restoreLine, setOnline } from '#stories/line.ts';
import { answerBookings, booked, failure, field, fillIn, lostLine, sendButton } from './contact.ts';
import { contactMeta, type Screen } from './screens.tsx';

const meta = {
  title: 'Screens/Booking/Unknown outcome',
  ...contactMeta,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const unknown = failure({ kind: 'unknown-outcome' }, 504);

export const Unknown: Story = {
  name: 'Unknown outcome',
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const sent = answerBookings(lostLine, unknown);
    await fillIn();
    await userEvent.click(sendButton());
    const phone = { name: 'Ring 020-12 34 56' };
    await canvas.findByRole('link', phone);
    const message = canvas.getByRole('alert');
    await expect(message).toHaveTextContent(/Vi vet inte om din bokning gick fram/);
    await expect(message.closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', phone)).toHaveFocus();
    await expect(canvas.getByRole('link', phone)).toHaveAttribute('href', 'tel:+462012345600');
    await expect(canvas.queryByRole('button', { name: /^Boka$|^Ta reda/ })).toBeNull();
    await expect(args.reportError).toHaveBeenCalledWith('unknown-outcome');
    await expect(sent).toHaveLength(2);
  },
};

export const UnknownAsked: Story = {
  name: 'Unknown outcome, being found out',
  tags: ['visual'],
  play: async ({ canvas }) => {
    answerBookings(lostLine);
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByText(/^Vi tar reda på det/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Boka' })).toBeNull();
  },
};

export const UnknownBooked: Story = {
  name: 'Unknown outcome, found out after another attempt',
  play: async ({ canvas }) => {
    const sent = answerBookings(lostLine, failure({ kind: 'unavailable' }, 502), booked);
    await fillIn();
    await userEvent.click(sendButton());
    await canvas.findByRole('link', { name: 'Ring 020-12 34 56' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ta reda på det igen' }));
    await expect(await canvas.findByRole('heading', { name: 'Bokning bekräftad' })).toBeVisible();
    await expect(sent).toHaveLength(3);
    await expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await expect(sent[2]?.body).toEqual(sent[0]?.body);
  },
};

export const UnknownOffline: Story = {
  name: 'Unknown outcome, found out when the line is back',
  tags: ['visual'],
  beforeEach: () => restoreLine,
  play: async ({ canvas, step }) => {
    const cut = () => {
      setOnline(false);
      return lostLine();
    };
    const sent = answerBookings(cut, booked);
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByText(/^Du är inte uppkopplad. Så fort/)).toBeVisible();
    await expect(sent).toHaveLength(1);
    await step('the line is back', async () => {
      setOnline(true);
      await canvas.findByRole('heading', { name: 'Bokning bekräftad' });
    });
  },
};

export const UnknownLost: Story = {
  name: 'Unknown outcome, and somebody else has the time',
  play: async ({ canvas }) => {
    answerBookings(lostLine, failure({ kind: 'timeslot-not-available' }));
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tiden är inte tillgänglig, vänligen välj en annan tid',
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^13:00, tisdag 24/ }));
    await expect(field(/^Namn/)).toHaveValue('Kim');
  },
};

export const UnknownAfterReload: Story = {
  name: 'Unknown outcome, after a reload',
  beforeEach: () => sessionStorage.setItem('booking-contact', '{"unknownFor":"MLB111"}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vi vet inte om din bokning gick fram')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    // What was sent isn't known any more, so it can't be sent again.
    await expect(canvas.queryByRole('button', { name: 'Ta reda på det igen' })).toBeNull();
  },
};
