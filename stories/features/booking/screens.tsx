import { type ReactNode, useReducer, useRef } from 'react';
import { fn, spyOn } from 'storybook/test';
import { useFocusRequest } from '#design-system/focus/focusRequest.ts';
import { addDays } from '#domain/addDays.ts';
import { bookingNames } from '#domain/booking/apiNames.ts';
import type { BookingFlow } from '#domain/booking/bookingFlow.ts';
import { bookingReducer } from '#domain/booking/bookingReducer.ts';
import type { SelectedService } from '#domain/booking/selection.ts';
import { testVehicle, testWorkshop } from '#domain/booking/testing/testBooking.ts';
import type { TimeslotDay } from '#domain/booking/timeslotDay.ts';
import { isWeekend } from '#domain/booking/weeks.ts';
import type { Workshop } from '#domain/booking/workshop.ts';
import { formTokenPath } from '#domain/forms/botCheck.ts';
import { type Booking, BookingContext } from '#features/booking/booking.ts';
import { Confirmation } from '#features/booking/confirmation/Confirmation.tsx';
import { LastStep } from '#features/booking/LastStep.tsx';
import { SummaryPanel } from '#features/booking/summary/SummaryPanel.tsx';
import { useStepFocus } from '#features/booking/useStepFocus.ts';
import { mapLabels } from '#features/shared/mapLabels.ts';
import { stopTime } from '#stories/blocks/fakeClock.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';

export const setup: Booking['setup'] = {
  locale: 'sv',
  currency: 'SEK',
  phone: { text: '020-12 34 56', href: 'tel:+462012345600' },
  email: 'service@nordvik.example',
  brandLinks: [
    { text: 'Boka BMW', href: 'https://bmw.example/boka' },
    { text: 'Boka Porsche', href: '/boka-porsche-service' },
  ],
  changeLink: { text: 'Läs hur du avbokar', href: '/boka-verkstad#item-kan-jag-avboka' },
  towns: ['Göteborg', 'Stockholm', 'Uppsala'].map((name) => ({
    placeId: `town:${name}`,
    name,
    region: '',
    latitude: 59,
    longitude: 18,
  })),
  damageInspectionUrl: 'https://skador.example',
  mapLabels: mapLabels(dictionary, dictionary.bookingMap),
  texts: dictionary,
};

const oil: SelectedService = {
  name: 'Oljebyte',
  price: 1_490,
  priceKnown: true,
  priceDiscount: 0,
  category: 'Service',
  type: 'service',
  unit: 1,
  unitAbbreviation: 'st',
  userInput: '',
  listItems: [],
  durationMinutes: 45,
  canWait: true,
};

/** A service without a known price. */
export const paint: SelectedService = {
  ...oil,
  name: 'Lackering',
  price: 0,
  priceKnown: false,
  canWait: false,
};

export const services: Readonly<Record<string, SelectedService>> = {
  oljebyte: oil,
  dackskifte: { ...oil, name: 'Däckskifte', price: 495, priceDiscount: 100 },
  spolarvatska: {
    ...oil,
    name: 'Spolarvätska',
    price: 45,
    unit: 3,
    unitAbbreviation: 'l',
    type: 'addon',
  },
};

const place = {
  placeId: 'stockholm',
  name: 'Stockholm',
  region: 'Stockholms län',
  latitude: 59.3293,
  longitude: 18.0686,
};

export const kungensKurva = testWorkshop();

/** When the stories take place, in the week before the times that workshops offer in them. */
export const storyTime = '2026-11-23T09:00:00Z';

/** Workshops from the closest to the farthest; the farthest has the first free time. */
export const workshops: readonly Workshop[] = [
  testWorkshop({
    facilityId: '102',
    departmentId: '102.1',
    facilityName: 'Nordvik Solna',
    brands: ['Kia'],
    address: 'Solnavägen 4, 171 45 Solna',
    latitude: 59.36,
    longitude: 18.0,
    firstTimeSlot: '2026-11-26T10:00:00',
  }),
  kungensKurva,
  ...['Täby', 'Södertälje', 'Uppsala', 'Västerås', 'Örebro'].map((town, index) =>
    testWorkshop({
      facilityId: `${110 + index}`,
      departmentId: `${110 + index}.1`,
      facilityName: `Nordvik ${town}`,
      address: `Verkstadsgatan ${index + 1}, ${town}`,
      latitude: 59.5 + index / 4,
      firstTimeSlot: `2026-11-${30 - index}T08:15:00`,
    }),
  ),
];

const begun = { vehicle: testVehicle(), place, mileage: 0, services, addons: true };

export const workshopFlow: Extract<BookingFlow, { readonly stage: 'workshop' }> = {
  ...begun,
  stage: 'workshop',
  shown: 4,
};

export const formFlow: Extract<BookingFlow, { readonly stage: 'form' }> = {
  ...begun,
  stage: 'form',
  shown: 4,
  workshop: kungensKurva,
  time: { timeSlot: '2026-11-25T08:15:00', isFullDay: false },
};

export const bookedFlow: Extract<BookingFlow, { readonly stage: 'booked' }> = {
  ...begun,
  stage: 'booked',
  workshop: kungensKurva,
  bookingId: 'B-1042',
  time: formFlow.time,
};

export interface ScreenProps {
  /** The booking at first. */
  readonly initial: BookingFlow;
  readonly setup: Booking['setup'];
  readonly reportError: Booking['reportError'];
  readonly onRestart: () => void;
  /** Whether the summary is shown too. */
  readonly hasSummary: boolean;
}

/** The screens of a booking from the workshops on, with a booking of their own. */
export function Screen({ initial, setup: given, reportError, onRestart, hasSummary }: ScreenProps) {
  const [flow, dispatch] = useReducer(bookingReducer, initial);
  const focus = useFocusRequest();
  const frame = useRef<HTMLDivElement>(null);
  useStepFocus(frame, { flow, isRestored: true });
  const booking: Booking = { dispatch, reportError, focus, setup: given };
  return (
    <BookingContext value={booking}>
      <div ref={frame} style={{ padding: 16 }}>
        {screenOf(flow, onRestart)}
      </div>
      {hasSummary && flow.stage !== 'vehicle' && <SummaryPanel flow={flow} />}
    </BookingContext>
  );
}

function screenOf(flow: BookingFlow, onRestart: () => void): ReactNode {
  switch (flow.stage) {
    case 'workshop':
    case 'form':
      return <LastStep flow={flow} />;
    case 'booked':
      return <Confirmation flow={flow} onRestart={onRestart} />;
    case 'vehicle':
    case 'services':
    case 'addons':
      return null;
  }
}

/** Props that the stories share. */
export const screenArgs = { setup, reportError: fn(), onRestart: fn(), hasSummary: false };

/** What the stories of the contact details have in common. */
export const contactMeta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { ...screenArgs, initial: formFlow },
  beforeEach: () => stopTime(storyTime),
};

/** The free times of four weeks: three on each weekday, none on Wednesdays, whole days on Thursdays. */
function timesFrom(from: string): readonly TimeslotDay[] {
  return Array.from({ length: 28 }, (_, index) => {
    const date = addDays(from, index);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const isClosed = isWeekend(date) || weekday === 3;
    return {
      date,
      availableSlots: isClosed ? [] : ['07:30', '08:15', '13:00'],
      allDaySlotAvailable: weekday === 4,
    };
  });
}

/** What the site's API answers, by the first part of its path; a missing one never answers. */
export interface Answers {
  readonly departments?: (query: URLSearchParams) => Response;
  readonly timeslots?: (path: string) => Response;
  readonly prices?: () => Response;
  readonly book?: (init: RequestInit | undefined) => Response | Promise<Response>;
}

/** Plays the site's API. Returns the addresses that were requested. */
export function answerWith(answers: Answers): { readonly asked: string[] } {
  const asked: string[] = [];
  spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (pathname === formTokenPath) return Promise.resolve(Response.json({ token: 'token' }));
    asked.push(pathname + (searchParams.size > 0 ? `?${searchParams}` : ''));
    const path = pathname.replace('/api/mechmate/', '');
    const answer = pick(path, answers, searchParams, init);
    return answer === undefined ? untilAborted(init?.signal) : Promise.resolve(answer);
  });
  return { asked };
}

function pick(
  path: string,
  answers: Answers,
  query: URLSearchParams,
  init: RequestInit | undefined,
): Response | Promise<Response> | undefined {
  if (path.startsWith('departments')) return answers.departments?.(query);
  if (path.startsWith('timeslots')) return answers.timeslots?.(path);
  if (path.startsWith('prices')) return answers.prices?.();
  return answers.book?.(init);
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

/** A stream of messages. It stays open unless an option ends or breaks it. */
export function stream(
  messages: readonly object[],
  end: 'stays' | 'ends' | 'breaks' = 'ends',
): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const message = messages[next];
      next += 1;
      if (message)
        controller.enqueue(
          encoder.encode(`data: ${JSON.stringify(bookingNames.toApi(message))}\n\n`),
        );
      else if (end === 'ends') controller.close();
      else if (end === 'breaks') controller.error(new Error('broken'));
      else await new Promise(() => undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** The workshops after a cursor, without an end: the browser closes the stream itself. */
function workshopsAfter(query: URLSearchParams): Response {
  const cursor = query.get('cursor');
  const from = workshops.findIndex(({ departmentId }) => departmentId === cursor) + 1;
  return stream(workshops.slice(from));
}

function timesAnswer(path: string): Response {
  return Response.json(timesFrom(/\d{4}-\d\d-\d\d/.exec(path)?.[0] ?? ''));
}

function pricesAnswer(): Response {
  return Response.json(Object.entries(services).map(([code, { price }]) => ({ code, price })));
}

/** The answers of a day without trouble. */
export const usual: Answers = {
  departments: workshopsAfter,
  timeslots: timesAnswer,
  prices: pricesAnswer,
};
