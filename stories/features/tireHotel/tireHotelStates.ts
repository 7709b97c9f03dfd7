import { fn, userEvent } from 'storybook/test';
import { tireHotelStorageKey, writeStoredTireHotel } from '#domain/tireHotel/storedTireHotel.ts';
import { testValidated } from '#domain/tireHotel/testing/testTireHotel.ts';
import type { TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { trackingEventName } from '#domain/tracking/events.ts';
import { TireHotel } from '#features/tireHotel/TireHotel.tsx';
import { tireHotelTexts } from '#features/tireHotel/tireHotelTexts.ts';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import { hear } from '#stories/hearing.ts';
import type { Canvas } from '../../canvas.ts';
import { replying, type TireHotelReplies } from './tireHotelApi.ts';

const args = {
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
} as const;

/** What all stories of the tire hotel start from. */
export const tireHotelMeta = {
  component: TireHotel,
  parameters: { layout: 'fullscreen' },
  args,
};

export let clock: ReturnType<typeof fakeClock>;

/** A Monday in November, a quarter past nine in Stockholm. */
const monday = Date.parse('2026-11-23T08:15:00Z');

/** A story that starts at a stored page, with these replies. */
export function starting(flow?: TireHotelFlow, replies: TireHotelReplies = {}) {
  return () => {
    replying(replies)();
    const stored = flow && writeStoredTireHotel(flow);
    if (stored) window.sessionStorage.setItem(tireHotelStorageKey, stored);
    clock = fakeClock({ shortestMs: 30_000, startMs: monday });
    return clock.stop;
  };
}

export const loggedIn: TireHotelFlow = { stage: 'loggedIn', validated: testValidated };

export const failing = (status: number, failure: unknown) => () => ({ status, failure });

export const unavailable = failing(502, { failure: 'unavailable' });

export const title = (canvas: Canvas, name: string) =>
  canvas.findByRole('heading', { level: 1, name });

export const codeField = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Fyll i koden nedan' });

export const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });

export const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

export const registration = (canvas: Canvas) => field(canvas, 'Registreringsnummer');

export async function press(canvas: Canvas, name: string) {
  await userEvent.click(await button(canvas, name));
}

export async function openBooking(canvas: Canvas) {
  await press(canvas, 'Boka hjulskifte');
  await title(canvas, 'När vill du lämna in bilen?');
}

export async function chooseDay(canvas: Canvas) {
  await openBooking(canvas);
  await press(canvas, 'fredag 27 november 2026');
}

export async function fillIn(canvas: Canvas) {
  await userEvent.type(await field(canvas, 'Förnamn'), 'Kim');
  await userEvent.type(await field(canvas, 'Efternamn'), 'Berg');
  await userEvent.type(await field(canvas, 'Mobilnummer'), '070-123 45 67');
  await userEvent.type(await field(canvas, 'Email'), 'kim.berg@example.com');
}

/** Events for the data layer from now on. */
export function events() {
  const heard = fn();
  hear(trackingEventName, (event) => event instanceof CustomEvent && heard(event.detail));
  return () => heard.mock.calls.map(([event]) => event);
}
