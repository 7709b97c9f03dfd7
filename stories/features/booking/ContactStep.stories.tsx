import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import { expectFieldLimits } from '#stories/fieldLimits.ts';
import { hearLiveRegions } from '#stories/hearing.ts';
import { restoreLine, setOnline } from '#stories/line.ts';
import { answerBookings, booked, failure, field, fillIn, lostLine, sendButton } from './contact.ts';
import { contactMeta, type Screen, services } from './screens.tsx';

const meta = {
  title: 'Screens/Booking/Contact details',
  ...contactMeta,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Empty form',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('onsdag 25 november kl. 08:15')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ändra verkstad eller tid' })).toBeVisible();
    const form = canvas.getByRole('form', { name: 'Dina kontaktuppgifter' });
    await expect(form).toContainElement(sendButton());
    for (const name of [/^Namn/, /^Efternamn/, /^Telefonnummer/, /^E-postadress/]) {
      await expect(field(name)).toBeRequired();
    }
    await expect(field(/^Telefonnummer/)).toHaveAttribute('autocomplete', 'tel');
    await expect(field(/^Meddelande/)).not.toBeRequired();
    const review = canvas.getByRole('region', { name: 'Kontrollera din bokning' });
    await expect(review).toHaveTextContent('Däckskifte');
    await expect(review).toHaveTextContent('Nordvik Kungens kurva');
    await expect(review).toHaveTextContent(/Totalt\s*Rabatterat pris\s2\s120\skr/);
    await expect(review.contains(sendButton())).toBe(true);
  },
};

export const Phone: Story = {
  name: 'Empty form on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sendButton()).toBeInTheDocument();
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Counter: Story = {
  name: 'Counted message',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0/80')).toBeVisible();
    await userEvent.type(field(/^Meddelande/), 'Ring mig');
    await expect(await canvas.findByText('8/80')).toBeVisible();
    await userEvent.click(field(/^Meddelande/));
    await userEvent.paste('x'.repeat(81));
    await expect(await canvas.findByText('80/80')).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'More than the fields take',
  play: () => {
    const { name, email } = bookingLimits;
    return expectFieldLimits({ Namn: name, Efternamn: name, 'E-postadress': email });
  },
};

export const Invalid: Story = {
  name: 'Invalid fields',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const sent = answerBookings();
    await userEvent.type(field(/^Telefonnummer/), '12');
    await userEvent.type(field(/^E-postadress/), 'kim@');
    const said = hearLiveRegions();
    await userEvent.click(sendButton());
    const summary = canvas.getByRole('region', {
      name: 'Bokningen skickades inte. Kontrollera fälten.',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(field(/^Namn/)).toHaveAccessibleDescription('Fyll i namn.');
    await expect(field(/^Efternamn/)).toHaveAccessibleDescription('Fyll i efternamn.');
    await expect(field(/^Telefonnummer/)).toHaveAccessibleDescription(/^Skriv 6–20 siffror/);
    await expect(field(/^E-postadress/)).toHaveAccessibleDescription(/^Skriv en e-postadress/);
    for (const text of [/Fyll i namn/, /Fyll i efternamn/, /Skriv 6–20 siffror/]) {
      await expect(summary).toHaveTextContent(text);
    }
    // The summary takes the focus and is read then, so no field says the same.
    await expect(said()).toEqual([]);
    await userEvent.type(field(/^Namn/), 'Kim');
    await expect(field(/^Namn/)).not.toHaveAttribute('aria-invalid');
    await expect(sent).toHaveLength(0);
  },
};

export const Booked: Story = {
  name: 'One booking from several presses',
  play: async ({ canvas }) => {
    const sent = answerBookings(booked);
    await fillIn();
    await userEvent.dblClick(sendButton());
    await expect(await canvas.findByRole('heading', { name: 'Bokning bekräftad' })).toBeVisible();
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    await expect(sent[0]?.body).toEqual({
      customer: {
        firstName: 'Kim',
        lastName: 'Berg',
        phone: '070 123 45 67',
        email: 'kim@example.com',
      },
      freeText: '',
      departmentId: '10.1014',
      timeSlot: '2026-11-25T08:15:00',
      isFullDay: false,
      registrationNumber: 'MLB111',
      mileage: 0,
      serviceOfferingRequests: [
        { kobraId: 'oljebyte', unitsSelected: 1, userInput: '', shownPrice: 1_490 },
        { kobraId: 'dackskifte', unitsSelected: 1, userInput: '', shownPrice: 495 },
        { kobraId: 'spolarvatska', unitsSelected: 3, userInput: '', shownPrice: 45 },
      ],
    });
    await expect(sessionStorage.getItem('booking-contact')).toBeNull();
  },
};

export const Sending: Story = {
  play: async ({ canvas }) => {
    answerBookings();
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByText('Skickar din bokning')).toBeInTheDocument();
    await expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(field(/^Namn/)).toHaveAttribute('readonly');
  },
};

export const Refused: Story = {
  name: 'Refused, then booked',
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const sent = answerBookings(
      failure({ kind: 'refused', message: 'Verkstaden har stängt den dagen.' }),
      booked,
    );
    await fillIn();
    await userEvent.click(sendButton());
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Verkstaden har stängt den dagen.');
    await expect(args.reportError).toHaveBeenCalledWith('refused');
    await expect(sendButton()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('heading', { name: 'Bokning bekräftad' })).toBeVisible();
    await expect(sent[1]?.key).toBe(sent[0]?.key);
  },
};

const refusals: readonly (readonly [BookingFailure, string])[] = [
  [{ kind: 'unavailable' }, 'Något gick fel, försök igen'],
  [
    { kind: 'invalid-registration' },
    'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt',
  ],
  [
    { kind: 'vehicle-not-found' },
    'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
  ],
  [
    { kind: 'brand-not-supported', brand: 'Ferrari' },
    'Vi kan inte erbjuda service för bilar av märket Ferrari.',
  ],
];

export const Errors: Story = {
  name: 'Errors of the catalogue',
  play: async ({ canvas }) => {
    answerBookings(...refusals.map(([reason]) => failure(reason, 400)));
    await fillIn();
    for (const [, text] of refusals) {
      await userEvent.click(sendButton());
      await expect(await canvas.findByText(text)).toBeVisible();
    }
  },
};

export const SlotLost: Story = {
  name: 'Lost time',
  play: async ({ canvas, args }) => {
    answerBookings(failure({ kind: 'timeslot-not-available' }));
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tiden är inte tillgänglig, vänligen välj en annan tid',
    );
    await expect(
      canvas.getByRole('heading', { name: 'Lediga tider hos Nordvik Kungens kurva' }),
    ).toHaveFocus();
    await expect(args.reportError).toHaveBeenCalledWith('timeslot-not-available');
    // Everything else is kept.
    await userEvent.click(await canvas.findByRole('button', { name: /^13:00, tisdag 24/ }));
    await expect(field(/^Namn/)).toHaveValue('Kim');
    await expect(field(/^E-postadress/)).toHaveValue('kim@example.com');
  },
};

export const PriceChanged: Story = {
  name: 'Changed price, which must be confirmed again',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const offers = Object.keys(services).map((code) => ({ code, price: 500 }));
    const sent = answerBookings(failure({ kind: 'price-changed', offers }), booked);
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Priset har ändrats/);
    await expect(sendButton()).toHaveAccessibleName('Godkänn priset och boka');
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('heading', { name: 'Bokning bekräftad' })).toBeVisible();
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
    await expect(sent[1]?.body['serviceOfferingRequests']).toEqual(
      expect.arrayContaining([expect.objectContaining({ kobraId: 'oljebyte', shownPrice: 500 })]),
    );
  },
};

export const PriceConfirmed: Story = {
  name: 'Changed price, which stays confirmed when the booking fails',
  play: async ({ canvas }) => {
    const offers = Object.keys(services).map((code) => ({ code, price: 500 }));
    const unavailable = failure({ kind: 'unavailable' }, 502);
    answerBookings(failure({ kind: 'price-changed', offers }), unavailable);
    await fillIn();
    const name = sendButton().textContent;
    await userEvent.click(sendButton());
    await waitFor(() => expect(sendButton()).not.toHaveAccessibleName(name));
    await userEvent.click(sendButton());
    await waitFor(() => expect(sendButton()).toHaveAccessibleName(name));
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(/Priset har ändrats/);
  },
};

export const Offline: Story = {
  name: 'Offline, so nothing is sent',
  beforeEach: () => restoreLine,
  play: async ({ canvas }) => {
    const sent = answerBookings(lostLine, booked);
    await fillIn();
    setOnline(false);
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Du är inte uppkopplad, så inget har skickats.',
    );
    await expect(field(/^Namn/)).toHaveValue('Kim');
    setOnline(true);
    await userEvent.click(sendButton());
    await canvas.findByRole('heading', { name: 'Bokning bekräftad' });
    await expect(sent[1]?.key).toBe(sent[0]?.key);
  },
};

export const BrokenDraft: Story = {
  name: 'Broken record in the storage',
  beforeEach: () => sessionStorage.setItem('booking-contact', '{"filling":[7],"attempt":{"key":1'),
  play: async () => {
    await expect(field(/^Namn/)).toHaveValue('');
    await expect(sendButton()).toBeVisible();
  },
};
