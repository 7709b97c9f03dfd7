import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { idle, type TireHotelFlow } from '#domain/tireHotel/flow.ts';
import { confirmationPage } from '#domain/tireHotel/reduceFlow.ts';
import { storedFlowKey, writeStoredFlow } from '#domain/tireHotel/storedFlow.ts';
import {
  testConfirmation,
  testCustomer,
  testTire,
  testValidated,
  testVehicle,
} from '#domain/tireHotel/testing/testTireHotel.ts';
import type { TireHotelVehicle } from '#domain/tireHotel/vehicle.ts';
import { trackingEventName } from '#domain/tracking/events.ts';
import { TireHotel } from '#features/tireHotel/TireHotel.tsx';
import { tireHotelTexts } from '#features/tireHotel/tireHotelTexts.ts';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import { hear } from '#stories/hearing.ts';
import { replying, requests, type TireHotelReplies } from './tireHotelApi.ts';

const meta = {
  title: 'Screens/Tire hotel',
  component: TireHotel,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: tireHotelTexts(dictionary),
    locale: 'sv',
    timeZone: 'Europe/Stockholm',
    level: 1,
    links: {
      bookService: { href: '/boka-verkstad', text: 'Boka tid på verkstaden' },
      information: { href: '/dack-och-tillbehor', text: 'Läs mer om däckpaketen' },
      facilities: '/hitta-oss',
      home: '/',
    },
    phone: '08-465 004 30',
    picture: undefined,
  },
} satisfies Meta<typeof TireHotel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

let clock: ReturnType<typeof fakeClock>;

/** A Monday in November, a quarter past nine in Stockholm. */
const monday = Date.parse('2026-11-23T08:15:00Z');

/** A story that starts at a stored page, with these replies. */
function starting(flow?: TireHotelFlow, replies: TireHotelReplies = {}) {
  return () => {
    replying(replies)();
    const stored = flow && writeStoredFlow(flow);
    if (stored) window.sessionStorage.setItem(storedFlowKey, stored);
    clock = fakeClock({ shortestMs: 30_000, startMs: monday });
    return clock.stop;
  };
}

const login: TireHotelFlow = { page: 'login', customer: testCustomer, call: idle };
const validate: TireHotelFlow = {
  page: 'validate',
  customer: testCustomer,
  credentials: { authorizationToken: 'handle-of-code' },
  code: '',
  call: idle,
  resend: idle,
  codesSent: 1,
};
const loggedIn: TireHotelFlow = { page: 'loggedIn', validated: testValidated };
const confirmation = confirmationPage(testValidated, testConfirmation);

function withVehicle(change: Partial<TireHotelVehicle>): TireHotelFlow {
  return {
    page: 'loggedIn',
    validated: { status: 0, vehicles: [{ ...testVehicle, ...change }] },
  };
}

const failing = (status: number, failure: unknown) => () => ({ status, failure });
const unavailable = failing(502, { failure: 'unavailable' });
const lost = failing(401, { failure: 'session-lost' });
const tooMany = failing(429, { failure: 'too-many-requests', retryAfterSeconds: 130 });

const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
const registration = (canvas: Canvas) => field(canvas, 'Registreringsnummer');

async function press(canvas: Canvas, name: string) {
  await userEvent.click(await button(canvas, name));
}

async function openBooking(canvas: Canvas) {
  await press(canvas, 'Boka hjulskifte');
  await title(canvas, 'När vill du lämna in bilen?');
}

async function chooseDay(canvas: Canvas) {
  await openBooking(canvas);
  await press(canvas, 'fredag 27 november 2026');
}

async function fillIn(canvas: Canvas) {
  await userEvent.type(await field(canvas, 'Förnamn'), 'Kim');
  await userEvent.type(await field(canvas, 'Efternamn'), 'Berg');
  await userEvent.type(await field(canvas, 'Mobilnummer'), '070-123 45 67');
  await userEvent.type(await field(canvas, 'Email'), 'kim.berg@example.com');
}

async function fillInAtTime(canvas: Canvas) {
  await chooseDay(canvas);
  await press(canvas, '08:30');
  await fillIn(canvas);
}

/** Events for the data layer from now on. */
function events() {
  const heard = fn();
  hear(trackingEventName, (event) => event instanceof CustomEvent && heard(event.detail));
  return () => heard.mock.calls.map(([event]) => event);
}

export const Search: Story = {
  beforeEach: starting(),
  play: async ({ canvas }) => {
    await title(canvas, 'Fyll i ditt registreringsnummer');
    const input = await registration(canvas);
    await expect(input).toHaveAttribute('placeholder', 'ABC123');
    await expect(await button(canvas, 'Fortsätt')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(input, 'm');
    await userEvent.keyboard('{Enter}');
    await expect(requests()).toEqual([]);
    await userEvent.type(input, 'lb 10a9 9');
    await expect(input).toHaveValue('MLB10A9');
    await userEvent.clear(input);
    await userEvent.type(input, 'mlb 10a{Enter}');
    await title(canvas, 'Logga in');
    await expect(requests('search')[0]?.query).toEqual({ regNo: 'MLB10A' });
    await expect(canvas.getByRole('link', { name: 'service@nordvik.example' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Logga ut' })).toBeNull();
  },
};

export const Prefilled: Story = {
  name: 'Registration number from the address',
  beforeEach: () => {
    const { href } = window.location;
    const url = new URL(href);
    url.searchParams.set('regNo', 'mlb 10a');
    window.history.replaceState(null, '', url);
    const stop = starting()();
    return () => {
      stop();
      window.history.replaceState(null, '', href);
    };
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await registration(canvas)).toHaveValue('MLB10A'));
    await expect(window.location.href).not.toContain('regNo');
    await expect(await button(canvas, 'Fortsätt')).not.toHaveAttribute('aria-disabled');
  },
};

export const Searching: Story = {
  name: 'Search loading',
  beforeEach: starting(undefined, { search: () => 'never' }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ett ögonblick');
    const input = canvas.getByLabelText('Registreringsnummer');
    await expect(input.closest('[inert]')).not.toBeNull();
  },
};

export const NoAgreement: Story = {
  name: 'No agreement',
  beforeEach: starting(undefined, { search: failing(404, { failure: 'no-agreement' }) }),
  play: async ({ canvas }) => {
    const heard = events();
    await userEvent.type(await registration(canvas), 'MLB10B{Enter}');
    await canvas.findByText('Vi hittar inget däckhotellsavtal för detta registreringsnummer.');
    await expect(canvas.getByRole('link', { name: 'Boka tid på verkstaden' })).toHaveAttribute(
      'href',
      '/boka-verkstad',
    );
    await expect(heard()).toEqual([
      { event: 'event_error', flow: 'tire hotel', page: 'search', error: 'no-agreement' },
    ]);
    const input = await registration(canvas);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText(/Vi hittar inget/)).toBeNull();
  },
};

export const SearchFails: Story = {
  name: 'Search fails',
  beforeEach: starting(undefined, { search: unavailable }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await canvas.findByText('Något gick fel, var god och försök senare.');
    await expect(canvas.queryByRole('link', { name: 'Boka tid på verkstaden' })).toBeNull();
  },
};

export const SearchOffline: Story = {
  name: 'Search without a network',
  beforeEach: starting(undefined, { search: () => 'offline' }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await canvas.findByText('Något gick fel, var god och försök senare.');
  },
};

export const SearchTooOften: Story = {
  name: 'Too many searches',
  beforeEach: starting(undefined, { search: tooMany }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await canvas.findByText('Du har försökt för många gånger. Försök igen om 3 min.');
  },
};

export const Login: Story = {
  tags: ['visual'],
  beforeEach: starting(login),
  play: async ({ canvas }) => {
    await title(canvas, 'Logga in');
    await expect(canvas.getByText('MLB10A')).toBeVisible();
    await expect(canvas.getByText('A code will be sent to *** *** ** 67')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kontakta oss' })).toHaveAttribute(
      'href',
      '/hitta-oss',
    );
    const send = await button(canvas, 'Skicka kod');
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await title(canvas, 'Fyll i koden nedan');
    await expect(requests('login')[0]?.query).toEqual({ encryptedPhoneNumber: 'handle-of-number' });
  },
};

export const LoginRefused: Story = {
  name: 'No code sent',
  beforeEach: starting(login, {
    login: failing(400, { failure: 'refused', message: 'Numret kan inte ta emot sms.' }),
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Skicka kod');
    await canvas.findByText('Numret kan inte ta emot sms.');
    await expect(await button(canvas, 'Skicka kod')).toBeEnabled();
  },
};

export const LoginTooOften: Story = {
  name: 'Too many codes',
  beforeEach: starting(login, { login: tooMany }),
  play: async ({ canvas }) => {
    await press(canvas, 'Skicka kod');
    await canvas.findByText('Du har försökt för många gånger. Försök igen om 3 min.');
  },
};

export const LoginLost: Story = {
  name: 'Session ended before the code',
  beforeEach: starting(login, { login: lost }),
  play: async ({ canvas }) => {
    await press(canvas, 'Skicka kod');
    await title(canvas, 'Fyll i ditt registreringsnummer');
    await expect(
      canvas.getByText('Du har loggats ut. Logga in igen för att fortsätta.'),
    ).toBeVisible();
    await expect(await registration(canvas)).toHaveValue('MLB10A');
    await waitFor(() => expect(window.sessionStorage.getItem(storedFlowKey)).toBeNull());
  },
};

export const Validate: Story = {
  name: 'Code',
  beforeEach: starting(validate),
  play: async ({ canvas }) => {
    await title(canvas, 'Fyll i koden nedan');
    const boxes = canvas.getAllByRole('textbox');
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await expect(await button(canvas, 'Verifiera kod')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('4711');
    await expect(await button(canvas, 'Verifiera kod')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await title(canvas, 'Ditt fordon');
    await expect(requests('validate')[0]?.query).toEqual({
      authToken: 'handle-of-code',
      otpToken: '4711',
    });
  },
};

export const WrongCode: Story = {
  tags: ['visual'],
  name: 'Wrong code',
  beforeEach: starting(validate, {
    validate: failing(400, { failure: 'refused', message: 'Koden är fel. Försök igen.' }),
  }),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Fyll i koden nedan' });
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
    await userEvent.keyboard('1234{Enter}');
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Koden är fel. Försök igen.$/));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Siffra 4 av 4' }));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Koden är fel. Försök igen.')).toBeNull();
  },
};

export const CodeAgain: Story = {
  name: 'Code sent again',
  beforeEach: starting(validate),
  play: async ({ canvas }) => {
    await canvas.findByText('Har du inte fått någon kod? Efter 30 sekunder kan du be om en ny.');
    await expect(canvas.queryByRole('button', { name: 'Skicka koden igen' })).toBeNull();
    clock.advance(29_999);
    await expect(canvas.queryByRole('button', { name: 'Skicka koden igen' })).toBeNull();
    clock.advance(1);
    await press(canvas, 'Skicka koden igen');
    await canvas.findByText('En ny kod är skickad.');
    await expect(requests('login')).toHaveLength(1);
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Skicka koden igen' })).toBeNull();
  },
};

export const CodeNotSentAgain: Story = {
  name: 'Code not sent again',
  beforeEach: starting(validate, { login: tooMany }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Efter 30 sekunder/);
    clock.advance(30_000);
    await press(canvas, 'Skicka koden igen');
    await canvas.findByText('Du har försökt för många gånger. Försök igen om 3 min.');
  },
};

export const Vehicle: Story = {
  name: 'Vehicle',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await title(canvas, 'Ditt fordon');
    await expect(canvas.getByText('MLB10A')).toBeVisible();
    await expect(canvas.getByText('Volvo V60 B4')).toBeVisible();
    const [first] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      /VF.*Nokian Hakkapeliitta R5.*Mönster.*R5.*225\/50 R17.*6,5\smm.*OK/,
    );
    await expect(canvas.queryByRole('img', { name: 'Varning' })).toBeNull();
    await expect(canvas.queryByText('Dags för nya däck')).toBeNull();
    await expect(canvas.getByText('Nordvik Malmö')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '040-12 34 56' })).toHaveAttribute(
      'href',
      'tel:040123456',
    );
    await expect(canvas.getByRole('link', { name: 'Läs mer om däckpaketen' })).toBeVisible();
    await press(canvas, 'Boka tid för annan bil');
    await title(canvas, 'Fyll i ditt registreringsnummer');
    await expect(requests('logout')).toHaveLength(1);
    await waitFor(() => expect(window.sessionStorage.getItem(storedFlowKey)).toBeNull());
  },
};

export const WornTires: Story = {
  tags: ['visual'],
  name: 'Worn tires',
  beforeEach: starting(
    withVehicle({
      tires: [testTire('Vänster fram', 0), testTire('Höger fram', 1), testTire('Vänster bak', 2)],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dags för nya däck')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Varning' })).toHaveLength(2);
  },
};

export const WatchedTires: Story = {
  name: 'Tires to watch',
  beforeEach: starting(withVehicle({ tires: [testTire('Höger fram', 2)] })),
  play: async ({ canvas }) => {
    await title(canvas, 'Ditt fordon');
    await expect(canvas.getByRole('img', { name: 'Varning' })).toBeVisible();
    await expect(canvas.queryByText('Dags för nya däck')).toBeNull();
  },
};

export const BareVehicle: Story = {
  name: 'Vehicle with little known',
  args: { links: { home: '/' } },
  beforeEach: starting(
    withVehicle({ location: undefined, packageLevel: undefined, name: undefined, tires: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Volvo V60')).toBeVisible();
    await expect(canvas.getByText('Inga däck är incheckade just nu.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Boka hjulskifte' })).toBeNull();
    await expect(canvas.queryByText('Ditt däckpaket')).toBeNull();
  },
};

export const LoggedOut: Story = {
  name: 'Logged out in another tab',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await title(canvas, 'Ditt fordon');
    const other = new BroadcastChannel('tirehotel');
    other.postMessage('logged-out');
    await title(canvas, 'Fyll i ditt registreringsnummer');
    other.close();
    await expect(canvas.queryByText('Volvo V60 B4')).toBeNull();
    await waitFor(() => expect(window.sessionStorage.getItem(storedFlowKey)).toBeNull());
  },
};

export const LoadingDays: Story = {
  name: 'Days loading',
  beforeEach: starting(loggedIn, { days: () => 'never' }),
  play: async ({ canvas }) => {
    await openBooking(canvas);
    await expect(canvas.getByText('Nordvik Malmö, Däckhotell')).toBeVisible();
    await expect(await canvas.findByText('Hämtar lediga dagar')).toBeVisible();
    await press(canvas, 'Tillbaka');
    await title(canvas, 'Ditt fordon');
  },
};

export const Days: Story = {
  tags: ['visual'],
  name: 'Calendar',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await openBooking(canvas);
    await expect(await canvas.findByRole('grid', { name: 'november 2026' })).toBeVisible();
    await expect(requests('days')[0]).toMatchObject({
      query: { workshopIdentifier: '1001' },
      body: { startDate: '2026-11-26', endDate: '2027-02-23', regNo: 'VO-MLB10A' },
    });
    const taken = await button(canvas, 'lördag 28 november 2026');
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    for (const month of ['december 2026', 'januari 2027', 'februari 2027']) {
      await press(canvas, 'Nästa månad');
      await expect(canvas.getByRole('grid', { name: month })).toBeVisible();
    }
    await expect(await button(canvas, 'Nästa månad')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoDays: Story = {
  name: 'No days',
  beforeEach: starting(loggedIn, { days: () => ({ body: { availableDates: [] } }) }),
  play: async ({ canvas }) => {
    await openBooking(canvas);
    await canvas.findByText(/^Det finns för närvarande inga tillgängliga tider på din verkstad./);
    await expect(canvas.getByRole('link', { name: '040-12 34 56' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'dack.malmo@nordvik.example' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const DaysFail: Story = {
  name: 'Days fail to load',
  beforeEach: starting(loggedIn, {
    days: (_request, count) =>
      count === 1
        ? { status: 502, failure: {} }
        : { body: { availableDates: [{ date: '2026-12-01' }] } },
  }),
  play: async ({ canvas }) => {
    await openBooking(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ett fel uppstod');
    await press(canvas, 'Försök igen');
    await expect(await canvas.findByRole('grid', { name: 'december 2026' })).toBeVisible();
  },
};

export const LoadingTimes: Story = {
  name: 'Times loading',
  beforeEach: starting(loggedIn, { times: () => 'never' }),
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await expect(await canvas.findByText('Hämtar lediga tider')).toBeVisible();
    await press(canvas, 'Ändra datum');
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const Times: Story = {
  name: 'Times, each once and three a row',
  beforeEach: starting(loggedIn),
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await button(canvas, '08:30');
    const times = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(times.map(({ textContent }) => textContent)).toEqual([
      '08:30',
      '09:00',
      '10:15',
      '15:45',
    ]);
    const tops = times.map((time) => Math.round(time.getBoundingClientRect().top));
    await expect(new Set(tops.slice(0, 3)).size).toBe(1);
    await expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tid' })).toHaveFocus());
  },
};

export const TimesFail: Story = {
  name: 'Times fail to load',
  beforeEach: starting(loggedIn, { times: unavailable }),
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Kunde inte hämta tider för valt datum.',
    );
    await press(canvas, 'Ändra datum');
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const NoTimes: Story = {
  name: 'Day without times',
  beforeEach: starting(loggedIn, {
    times: () => ({ body: { availableTimeSlotDates: [{ startTime: [] }] } }),
  }),
  play: async ({ canvas }) => {
    await chooseDay(canvas);
    await expect(await canvas.findByText('Verkstaden återkommer med tid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ändra tid' })).toBeNull();
    await fillIn(canvas);
    await press(canvas, 'Genomför bokning');
    await title(canvas, 'Tack för din bokningsförfrågan');
    await expect(requests('book')[0]?.body).toMatchObject({
      bookingDate: '2026-11-27',
      bookingStart: null,
    });
  },
};

export const Contact: Story = {
  tags: ['visual'],
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
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
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
    const told = JSON.stringify(heard());
    for (const personal of ['MLB10A', 'Kim', 'Berg', 'example.com', '070123', '4711']) {
      await expect(told).not.toContain(personal);
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
    await expect(await canvas.findByText('Tiden är inte längre ledig.')).toBeVisible();
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
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
    await userEvent.paste('4711');
    await press(canvas, 'Verifiera kod');
    await title(canvas, 'När vill du lämna in bilen?');
    await expect(await canvas.findByText('fredag 27 november 2026')).toBeVisible();
    await expect(canvas.getByText('08:30')).toBeVisible();
    await expect(await field(canvas, 'Förnamn')).toHaveValue('Kim');
    await press(canvas, 'Genomför bokning');
    await title(canvas, 'Tack för din bokningsförfrågan');
  },
};

export const Confirmation: Story = {
  tags: ['visual'],
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
    await expect(await canvas.findByText('Tack för din feedback!')).toBeVisible();
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

export const BadStorage: Story = {
  name: 'Unknown stored session',
  beforeEach: () => {
    window.sessionStorage.setItem(storedFlowKey, '{"version":0,"validated":{"status":0}}');
    return starting()();
  },
  play: async ({ canvas }) => {
    await title(canvas, 'Fyll i ditt registreringsnummer');
    await waitFor(() => expect(window.sessionStorage.getItem(storedFlowKey)).toBeNull());
  },
};

export const LongWords: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: starting(
    withVehicle({
      name: 'Vaihtoautoliikkeenasiakaspalveluyhteydenotto '.repeat(2),
      packageLevel: 'Najjednoduchšieobhospodarovateľnépneumatiky',
      tires: [testTire('Vasemmanpuoleinenetupyöräripustus', 1)],
    }),
  ),
  play: async ({ canvas }) => {
    await title(canvas, 'Ditt fordon');
    await expect(sidewaysScroll()).toBe(0);
  },
};
