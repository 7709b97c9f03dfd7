import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor, within } from 'storybook/test';
import { tireHotelStorageKey } from '#domain/tireHotel/storedTireHotel.ts';
import { testTire, testTireVehicle } from '#domain/tireHotel/testing/testTireHotel.ts';
import type { TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import type { Tire, TireHotelVehicle } from '#domain/tireHotel/vehicle.ts';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import { announcementOf } from '../../announcement.ts';
import { requests } from './tireHotelApi.ts';
import {
  button,
  chooseDay,
  fillIn,
  loggedIn,
  openBooking,
  press,
  starting,
  tireHotelMeta,
  title,
  unavailable,
} from './tireHotelStates.ts';

// Every state is reviewed in every brand.
const meta = { title: 'Screens/Tire hotel/Vehicle and time', ...tireHotelMeta, tags: ['visual'] };

export default meta;
type Story = StoryObj<typeof meta>;

function withVehicle(change: Partial<TireHotelVehicle>): TireHotelFlow {
  return {
    stage: 'loggedIn',
    validated: { status: 0, vehicles: [{ ...testTireVehicle, ...change }] },
  };
}

function silentTire(position: string, status: number): Tire {
  const { wheel, ...tire } = testTire(position, status);
  return { ...tire, wheel: { ...wheel, treadStatusMessage: undefined } };
}

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
    await waitFor(() => expect(window.sessionStorage.getItem(tireHotelStorageKey)).toBeNull());
  },
};

export const WornTires: Story = {
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

export const UnnamedStatus: Story = {
  name: 'Warnings without words of the tire hotel',
  beforeEach: starting(
    withVehicle({ tires: [silentTire('Höger fram', 1), silentTire('Vänster fram', 2)] }),
  ),
  play: async ({ canvas }) => {
    await title(canvas, 'Ditt fordon');
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent(/StatusByte rekommenderas$/);
    await expect(items[1]).toHaveTextContent(/StatusBehöver ses över$/);
    await expect(canvas.getAllByRole('img', { name: 'Varning' })).toHaveLength(2);
  },
};

export const BookedVisit: Story = {
  name: 'Wheels with a booked visit',
  beforeEach: starting(
    withVehicle({
      visit: {
        bookingConfirmationId: 'B-1001',
        appointmentTime: '2026-12-01T08:30:00',
        isFullDay: false,
      },
    }),
  ),
  play: async ({ canvas }) => {
    await title(canvas, 'Ditt fordon');
    const visit = 'tisdag 1 december 2026, 08:30. Bokningsnummer B-1001.';
    await expect(canvas.getByText('Du har redan bokat hjulskifte')).toBeVisible();
    await expect(canvas.getByText(visit)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '040-12 34 56' })[0]).toBeVisible();
    await openBooking(canvas);
    await expect(canvas.getByText(visit)).toBeVisible();
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const BookedDay: Story = {
  name: 'Wheels with a booked day',
  beforeEach: starting(
    withVehicle({
      visit: {
        bookingConfirmationId: 'B-1001',
        appointmentTime: '2026-12-04T00:00:00',
        isFullDay: true,
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('fredag 4 december 2026. Bokningsnummer B-1001.'),
    ).toBeVisible();
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
    await expect(canvas.getByText('Hjulskifte går inte att boka här')).toBeVisible();
    await expect(canvas.getByText(/^Ditt avtal hör inte till någon servicestation/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '08-465 004 30' })).toHaveAttribute(
      'href',
      'tel:0846500430',
    );
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
    await waitFor(() => expect(window.sessionStorage.getItem(tireHotelStorageKey)).toBeNull());
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
    const none = /^Det finns för närvarande inga tillgängliga tider på din verkstad./;
    await expect(announcementOf(await canvas.findByText(none))).toBe('polite');
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
  tags: ['core'],
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
