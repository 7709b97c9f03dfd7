import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { tireHotelLimits } from '#domain/tireHotel/booking.ts';
import { testConfirmation, testValidated } from '#domain/tireHotel/testing/testTireHotel.ts';
import { confirmationPage } from '#domain/tireHotel/tireHotelReducer.ts';
import { announcementOf } from '../../announcement.ts';
import type { Canvas } from '../../canvas.ts';
import { expectFieldLimits } from '../../fieldLimits.ts';
import { restoreLine, setOnline } from '../../line.ts';
import { outline } from '../../outline.ts';
import { requests } from './tireHotelApi.ts';
import {
  button,
  chooseDay,
  codeField,
  events,
  failing,
  field,
  fillIn,
  loggedIn,
  openBooking,
  press,
  registration,
  starting,
  tireHotelMeta,
  title,
  unavailable,
} from './tireHotelStates.ts';

// Every state is reviewed in every brand.
const meta = { title: 'Screens/Tire hotel/Booking', ...tireHotelMeta, tags: ['visual'] };

export default meta;
type Story = StoryObj<typeof meta>;

const confirmation = confirmationPage(testValidated, testConfirmation);

/** Leaves the page of the booking, and returns. */
async function goBackAndForward(canvas: Canvas) {
  window.history.back();
  await title(canvas, 'Ditt fordon');
  window.history.forward();
  await title(canvas, 'När vill du lämna in bilen?');
}

async function fillInAtTime(canvas: Canvas) {
  await chooseDay(canvas);
  await press(canvas, '08:30');
  await fillIn(canvas);
}

export const Contact: Story = {
  name: 'Contact form',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await press(canvas, '08:30');
    const send = await button(canvas, 'Genomför bokning');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Fyll i alla fält med * för att kunna boka.');
    const mobile = await field(canvas, 'Mobilnummer');
    await userEvent.type(mobile, '070-12 <b>');
    await expect(mobile).toHaveValue('07012');
    await userEvent.type(await field(canvas, 'Email'), 'kim@example');
    await userEvent.tab();
    await expect(mobile).toHaveAccessibleDescription(
      'Skriv numret med 8–15 siffror, gärna med + och landskod.',
    );
    await expect(await field(canvas, 'Email')).toBeInvalid();
    await press(canvas, 'Ändra tid');
    await press(canvas, '10:15');
    await expect(await field(canvas, 'Mobilnummer')).toHaveValue('07012');
    await expect(outline(canvas)).toEqual([
      '1 När vill du lämna in bilen?',
      '2 Datum',
      '2 Tid',
      '2 Dina uppgifter',
    ]);
  },
};

export const BackAndForward: Story = {
  name: 'Back and forward between the pages',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await openBooking(canvas);
    await goBackAndForward(canvas);
    await press(canvas, 'fredag 27 november 2026');
    await press(canvas, '08:30');
    await fillIn(canvas);
    await goBackAndForward(canvas);
    await expect(await field(canvas, 'Email')).toHaveValue('kim.berg@example.com');
  },
};

export const TooLong: Story = {
  name: 'More than the fields take',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await press(canvas, '08:30');
    await field(canvas, 'Förnamn');
    const { name, email } = tireHotelLimits;
    await expectFieldLimits({ Förnamn: name, Efternamn: name, Email: email });
  },
};

export const HugeComment: Story = {
  name: 'Comment of 10 MB',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await fillInAtTime(canvas);
    const comment = await field(canvas, 'Kommentar till verkstaden (valfritt)');
    await userEvent.click(comment);
    await userEvent.paste('x'.repeat(10_000_000));
    await expect(comment).toHaveValue('x'.repeat(1_000));
    await press(canvas, 'Genomför bokning');
    await title(canvas, 'Tack för din bokningsförfrågan');
    await expect(requests('book')[0]?.body).toMatchObject({ freeText: 'x'.repeat(1_000) });
  },
};

export const Booked: Story = {
  name: 'Booked, with its events',
  beforeEach: starting(),
  play: async ({ canvas }) => {
    const heard = events();
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await press(canvas, 'Skicka kod');
    await title(canvas, 'Fyll i koden nedan');
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    await userEvent.paste('4711');
    await press(canvas, 'Verifiera kod');
    await fillInAtTime(canvas);
    await userEvent.type(await field(canvas, 'Kommentar till verkstaden (valfritt)'), 'Hej');
    await press(canvas, 'Genomför bokning');
    await title(canvas, 'Tack för din bokningsförfrågan');
    await expect(requests('book')[0]).toMatchObject({
      query: { departmentIdentifier: '1001' },
      body: {
        bookingDate: '2026-11-27T08:30:00',
        bookingStart: '2026-11-27T08:30:00',
        regNo: 'MLB10A',
        freeText: 'Hej',
        customer: {
          firstName: 'Kim',
          lastName: 'Berg',
          email: 'kim.berg@example.com',
          phoneMobile: '0701234567',
        },
      },
    });
    const step = (number: number, name: string) => ({
      event: 'tire_hotel_step',
      step: number,
      step_name: name,
    });
    await waitFor(() =>
      expect(heard()).toEqual([
        step(1, 'phone validation'),
        step(2, 'validation code'),
        step(3, 'vehicle info'),
        step(4, 'time and place'),
        step(5, 'contact details'),
        {
          event: 'purchase',
          transaction_id: 'B-1001',
          type: 'service booking',
          currency: 'SEK',
          value: 0,
          quantity: 1,
        },
        step(6, 'complete booking'),
      ]),
    );
    const reported = JSON.stringify(heard());
    for (const personal of ['MLB10A', 'Kim', 'Berg', 'example.com', '070123', '4711']) {
      await expect(reported).not.toContain(personal);
    }
  },
};

export const Booking: Story = {
  name: 'Booking loading',
  beforeEach: starting(loggedIn, { book: () => 'never' }),
  play: async ({ canvas }) => {
    await fillInAtTime(canvas);
    await press(canvas, 'Genomför bokning');
    await expect(await canvas.findByText('Ett ögonblick')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(requests('book')).toHaveLength(1);
  },
};

export const BookingRefused: Story = {
  name: 'Booking refused',
  beforeEach: starting(loggedIn, {
    book: failing(409, { failure: 'refused', message: 'Tiden är inte längre ledig.' }),
  }),
  play: async ({ canvas }) => {
    await fillInAtTime(canvas);
    await press(canvas, 'Genomför bokning');
    const refusal = await canvas.findByText('Tiden är inte längre ledig.');
    await expect(refusal).toBeVisible();
    await expect(announcementOf(refusal)).toBe('assertive');
    await expect(await field(canvas, 'Förnamn')).toHaveValue('Kim');
    await waitFor(async () => expect(await button(canvas, 'Genomför bokning')).toHaveFocus());
    await press(canvas, 'Ändra tid');
    await press(canvas, '09:00');
    await expect(requests('times')).toHaveLength(2);
    await expect(canvas.queryByText('Tiden är inte längre ledig.')).toBeNull();
  },
};

export const BookingUnknown: Story = {
  name: 'Booking without an answer',
  beforeEach: starting(loggedIn, { book: () => 'offline' }),
  play: async ({ canvas }) => {
    await fillInAtTime(canvas);
    await press(canvas, 'Genomför bokning');
    await expect(await canvas.findByText(/^Vi vet inte om din bokning kom fram./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '040-12 34 56' })).toBeVisible();
    const send = await button(canvas, 'Genomför bokning');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await press(canvas, 'Tillbaka');
    await expect(await canvas.findByText(/^Vi vet inte om din bokning kom fram./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Boka hjulskifte' })).toBeNull();
    await expect(requests('book')).toHaveLength(1);
  },
};

export const BookingOffline: Story = {
  name: 'Booking while offline',
  beforeEach: () => {
    const stop = starting(loggedIn, {
      book: (_request, count) => (count === 1 ? 'offline' : { body: testConfirmation }),
    })();
    return () => {
      restoreLine();
      stop();
    };
  },
  play: async ({ canvas }) => {
    await fillInAtTime(canvas);
    setOnline(false);
    await press(canvas, 'Genomför bokning');
    await expect(await canvas.findByText(/^Du är inte uppkopplad/)).toBeVisible();
    setOnline(true);
    await press(canvas, 'Genomför bokning');
    await title(canvas, 'Tack för din bokningsförfrågan');
  },
};

export const BookingLost: Story = {
  name: 'Session ended while booking',
  beforeEach: starting(loggedIn, {
    book: (_request, count) =>
      count === 1
        ? { status: 401, failure: { failure: 'session-lost' } }
        : { body: testConfirmation },
  }),
  play: async ({ canvas }) => {
    await fillInAtTime(canvas);
    await press(canvas, 'Genomför bokning');
    await canvas.findByText('Du har loggats ut. Logga in igen, så finns det du fyllde i kvar.');
    await expect(await registration(canvas)).toHaveValue('MLB10A');
    await press(canvas, 'Fortsätt');
    await press(canvas, 'Skicka kod');
    await title(canvas, 'Fyll i koden nedan');
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    await userEvent.paste('4711');
    await press(canvas, 'Verifiera kod');
    await title(canvas, 'När vill du lämna in bilen?');
    await expect(await canvas.findByText('fredag 27 november 2026')).toBeVisible();
    await expect(await canvas.findByText('08:30')).toBeVisible();
    await expect(await field(canvas, 'Förnamn')).toHaveValue('Kim');
    await press(canvas, 'Genomför bokning');
    await title(canvas, 'Tack för din bokningsförfrågan');
  },
};

export const Confirmation: Story = {
  beforeEach: starting(confirmation),
  play: async ({ canvas }) => {
    await title(canvas, 'Tack för din bokningsförfrågan');
    for (const text of [
      'B-1001',
      'Hjulskifte',
      'Kim Berg',
      'kim.berg@example.com',
      '+46701234567',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText('tisdag 1 december 2026, 08:30')).toBeVisible();
    const map = canvas.getByRole('link', { name: /^Verkstadsgatan 1/ });
    await expect(map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    await expect(canvas.getByRole('link', { name: 'Gå till startsidan' })).toHaveAttribute(
      'href',
      '/',
    );
    await press(canvas, 'Boka tid för annan bil');
    await title(canvas, 'Fyll i ditt registreringsnummer');
  },
};

export const FullDay: Story = {
  name: 'Confirmation without a time',
  beforeEach: starting(
    confirmationPage(testValidated, {
      ...testConfirmation,
      isFullDay: true,
      workshop: { name: 'Nordvik Malmö' },
      freeText: 'Ring när bilen är klar',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('tisdag 1 december 2026')).toBeVisible();
    await expect(canvas.getByText('Ring när bilen är klar')).toBeVisible();
    await expect(canvas.queryByText('Adress')).toBeNull();
  },
};

export const Review: Story = {
  beforeEach: starting(confirmation),
  play: async ({ canvas }) => {
    const send = await button(canvas, 'Skicka feedback');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: '4 av 5 stjärnor' }));
    await userEvent.type(await field(canvas, 'Vad kan vi göra bättre? (valfritt)'), 'Inget');
    await userEvent.click(send);
    const thanks = await canvas.findByText('Tack för din feedback!');
    await expect(thanks).toBeVisible();
    await expect(thanks.closest('[tabindex="-1"]')).toHaveFocus();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(requests('review')[0]?.body).toEqual({
      rating: 4,
      comment: 'Inget',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  },
};

export const ReviewFails: Story = {
  name: 'Review that fails',
  beforeEach: starting(confirmation, { review: unavailable }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1 av 5 stjärnor' }));
    await press(canvas, 'Skicka feedback');
    await expect(await canvas.findByText('Tack för din feedback!')).toBeVisible();
  },
};
