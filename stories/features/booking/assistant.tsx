import { spyOn } from 'storybook/test';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import type { BookingFlow } from '#domain/booking/bookingFlow.ts';
import { errorBodyOf } from '#domain/booking/failureBody.ts';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import { bookingStorageKey, writeStoredBooking } from '#domain/booking/storedBooking.ts';
import { testOffering, testPlace, testVehicle } from '#domain/booking/testing/testBooking.ts';
import type { BookedVehicle } from '#domain/booking/vehicle.ts';
import { trackingEventName } from '#domain/tracking/events.ts';
import { setup } from './screens.tsx';

const units = { unit: 4, minimum: 1, maximum: 4, unitAbbreviation: 'st', postfix: '/däck' };

/** Services of each kind: discounted, by mileage, with a message, with a quantity, without a price. */
const serviceCategories: readonly OfferingCategory[] = [
  {
    name: 'Service',
    icon: 'service',
    offerings: [
      testOffering({ price: 1_267, priceDiscount: 223 }),
      testOffering({ code: 'originalservice', name: 'Originalservice', price: 3_490 }),
      testOffering({ code: 'kamrem', name: 'Byte av kamrem', isAvailable: false }),
    ],
  },
  {
    name: 'Däck och hjul',
    icon: 'tyre',
    offerings: [
      testOffering({
        code: 'dackbyte',
        name: 'Montering av däck',
        price: 349,
        category: 'Däck och hjul',
        unitPrice: units,
      }),
    ],
  },
  {
    name: 'Felsökning',
    icon: 'repair',
    offerings: [
      testOffering({
        code: 'felsokning',
        name: 'Felsökning',
        price: 0,
        priceKnown: false,
        category: 'Felsökning',
        allowUserInput: true,
      }),
    ],
  },
];

/** Add-ons of which one, and of which several can be chosen. */
const addonCategories: readonly OfferingCategory[] = [
  {
    name: 'Lånebil',
    icon: 'car',
    selectionType: 'single',
    offerings: [
      testOffering({ code: 'liten', name: 'Liten lånebil', price: 395, category: 'Lånebil' }),
      testOffering({ code: 'cykel', name: 'Elcykel', price: 0, category: 'Lånebil' }),
    ],
  },
  {
    name: 'Bilvård',
    icon: 'wash',
    offerings: [
      testOffering({ code: 'tvatt', name: 'Utvändig tvätt', price: 249, category: 'Bilvård' }),
    ],
  },
];

/** What the site's API answers to the first steps; by default those of a supported Volvo. */
export interface FirstAnswers {
  readonly vehicle?: Partial<BookedVehicle> | BookingFailure | 'never' | undefined;
  readonly services?: readonly OfferingCategory[] | 'failed' | undefined;
  readonly addons?: readonly OfferingCategory[] | 'failed' | undefined;
  readonly hasBrand?: boolean | undefined;
  /** The places at the visitor's coordinates. */
  readonly here?: readonly ReturnType<typeof testPlace>[] | 'failed' | undefined;
  /** The places for a typed text. */
  readonly suggested?: readonly ReturnType<typeof testPlace>[] | 'failed' | 'garbage' | undefined;
  /** Whether suggestions and places at coordinates are refused because there were too many. */
  readonly isLimited?: boolean | undefined;
}

/** Plays the site's API, and returns the addresses that were requested. */
export function answerFirstSteps(answers: FirstAnswers = {}): string[] {
  const asked: string[] = [];
  spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(String(input), location.href);
    asked.push(pathname + search);
    const answer = answerOf(pathname, search, answers);
    if (answer) return Promise.resolve(answer);
    return new Promise((_, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'));
      init?.signal?.addEventListener('abort', abort);
    });
  });
  return asked;
}

function answerOf(path: string, search: string, answers: FirstAnswers): Response | undefined {
  const { vehicle = {}, services, addons, hasBrand = true, here = [testPlace()] } = answers;
  const { isLimited = false, suggested = [testPlace()] } = answers;
  const part = path.split('/')[3];
  if (path === '/api/places') {
    if (isLimited) return new Response(null, { status: 429, headers: { 'retry-after': '5' } });
    const places = search.includes('lat=') ? here : suggested;
    if (places === 'garbage') return new Response('<!doctype html>');
    return places === 'failed' ? failed() : Response.json({ places });
  }
  if (part === 'car') {
    if (vehicle === 'never') return undefined;
    return 'kind' in vehicle
      ? Response.json(errorBodyOf(vehicle), { status: 422 })
      : Response.json(testVehicle(vehicle));
  }
  if (part === 'services') return categoriesAnswer(services ?? serviceCategories);
  if (part === 'addons') return categoriesAnswer(addons ?? addonCategories);
  return part === 'authorized-workshop' ? Response.json({ hasBrand }) : undefined;
}

function categoriesAnswer(categories: readonly OfferingCategory[] | 'failed'): Response {
  if (categories === 'failed') return failed();
  return Response.json({ serviceOfferingCategories: categories });
}

function failed(): Response {
  return Response.json(errorBodyOf({ kind: 'unavailable' }), { status: 502 });
}

/** Starts a story with a booking in the storage of the session, or without one. */
export function startWith(flow?: BookingFlow): void {
  sessionStorage.clear();
  if (flow) sessionStorage.setItem(bookingStorageKey, writeStoredBooking(flow) ?? '');
}

/** Collects the events for analytics from now on. */
export function collectEvents(): readonly object[] {
  const events: object[] = [];
  window.addEventListener(trackingEventName, ({ detail }) => events.push(detail));
  return events;
}

/** The props that the stories share. */
export const assistantArgs = {
  setup: { ...setup, damageInspectionUrl: 'https://skadebesiktning.example.com/boka' },
  head: {
    title: 'Boka service, däckbyte och verkstad',
    level: 1,
    intro: 'Ha registreringsnumret till hands.',
    logos: {},
  },
  children: 'Boka direkt hos märket',
} as const;
