import { isDeepStrictEqual } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { BookingFact } from './bookingFact.ts';
import {
  type BookingFlow,
  bookingPlaces,
  currentStep,
  displayState,
  hasServices,
  initialBooking,
} from './bookingFlow.ts';
import { bookingReducer, isOpenFlow } from './bookingReducer.ts';
import { mileageServiceCode } from './offering.ts';
import { type ChosenOffering, selectedCodes, selectedService } from './selection.ts';
import type { PriceQuestion } from './service.ts';
import { priceQuestion, shownServices } from './shownServices.ts';
import { readStoredBooking, writeStoredBooking } from './storedBooking.ts';
import {
  factsUntil,
  testChoice,
  testPlace,
  testVehicle,
  testWorkshop,
} from './testing/testBooking.ts';
import { totalOf } from './totals.ts';
import { unstatedStep } from './unstatedOffering.ts';
import type { WorkshopPrices } from './workshopPrices.ts';

const codes = ['oljebyte', 'hjulskifte', mileageServiceCode, 'felsok', '__proto__', '1'];
const addonCodes = ['tvatt', 'lanebil', 'cykel'];
const code = fc.constantFrom(...codes, ...addonCodes);
const number = fc.oneof(
  fc.integer({ min: -2, max: 300_000 }),
  fc.constantFrom(0.5, Number.NaN, Number.POSITIVE_INFINITY),
);
const offers = fc.array(fc.record({ code, price: fc.integer({ min: 0, max: 20_000 }) }), {
  maxLength: 6,
});

const chosen: fc.Arbitrary<ChosenOffering> = fc
  .record({
    code,
    price: fc.integer({ min: 0, max: 20_000 }),
    priceKnown: fc.boolean(),
    isAvailable: fc.boolean(),
    priceDiscount: fc.constantFrom(0, 250),
    hasUnit: fc.boolean(),
    unit: fc.option(number, { nil: undefined }),
    mileage: fc.option(number, { nil: undefined }),
    userInput: fc.constantFrom('', '  ', 'Skrapljud', '🚗'.repeat(60)),
  })
  .map(({ hasUnit, unit, mileage, userInput, ...offering }) => {
    const isAddon = addonCodes.includes(offering.code);
    const unitPrice = { unit: 2, minimum: 1, maximum: 4, unitAbbreviation: 'st', postfix: '' };
    const category = isAddon ? 'Ersättningsbil' : 'Service';
    return testChoice(
      {
        ...offering,
        category,
        allowUserInput: offering.code === 'felsok',
        unitPrice: hasUnit ? unitPrice : undefined,
      },
      {
        type: isAddon ? 'addon' : 'service',
        isSingleChoice: isAddon,
        unit,
        mileage,
        userInput,
      },
    );
  });

const vehicle = fc
  .record({
    registrationNumber: fc.constantFrom('MLB111', 'MLB222'),
    isSupported: fc.boolean(),
  })
  .map(testVehicle);
const place = fc
  .constantFrom(59.33, 63.83)
  .map((latitude) => testPlace({ name: String(latitude), latitude }));
const workshop = fc
  .constantFrom('10.1014', '10.1099')
  .map((departmentId) => testWorkshop({ departmentId }));
const time = fc.record({
  timeSlot: fc.constantFrom('2026-11-24T07:30:00', '2026-11-25T08:00:00'),
  isFullDay: fc.boolean(),
});

const prices: fc.Arbitrary<WorkshopPrices> = fc.record({
  question: fc.record(
    {
      registrationNumber: fc.constantFrom('MLB111', 'MLB222'),
      mileage: fc.constantFrom(0, 500, 4_000),
      departmentId: fc.constantFrom('10.1014', '10.1099'),
      offerings: fc.uniqueArray(code, { maxLength: 2 }),
    },
    // It is compared strictly with the questions of the flow.
    { noNullPrototype: true },
  ),
  offers,
});

const fact: fc.Arbitrary<BookingFact> = fc.oneof(
  place.map((each) => ({ type: 'placeChosen' as const, place: each })),
  vehicle.map((each) => ({ type: 'vehicleFound' as const, vehicle: each })),
  {
    weight: 3,
    arbitrary: chosen.map((each) => ({ type: 'offeringChosen' as const, chosen: each })),
  },
  code.map((each) => ({ type: 'offeringRemoved' as const, code: each })),
  fc
    .constantFrom(1, 2, 3, 4)
    .map((step) => ({ type: 'stepShown' as const, step: step as 1 | 2 | 3 | 4 })),
  fc.constantFrom(...bookingPlaces).map((each) => ({ type: 'placeShown' as const, place: each })),
  {
    weight: 3,
    arbitrary: workshop.map((each) => ({ type: 'workshopChosen' as const, workshop: each })),
  },
  { weight: 3, arbitrary: time.map((each) => ({ type: 'timeTaken' as const, time: each })) },
  prices.map((each) => ({ type: 'pricesLoaded' as const, prices: each })),
  prices.map((each) => ({ type: 'priceChanged' as const, prices: each })),
  {
    weight: 6,
    arbitrary: fc.constantFrom<BookingFact>(
      { type: 'vehicleEdited' },
      { type: 'servicesFinished' },
      { type: 'addonsFinished' },
      { type: 'workshopReleased' },
      { type: 'timeReleased' },
      { type: 'pricesConfirmed' },
      { type: 'slotLost' },
      { type: 'booked', bookingId: 'B-1' },
      { type: 'restarted' },
    ),
  },
);
const facts = fc.array(fact, { maxLength: 60 });

function expectPossible(flow: BookingFlow): void {
  if (flow.stage === 'vehicle') return;
  if (isOpenFlow(flow)) expect(flow.vehicle.isSupported).toBe(true);
  if (currentStep(flow) >= 3) expect(hasServices(flow.services)).toBe(true);
  if (isOpenFlow(flow)) {
    for (const { code: each } of flow.unstated ?? []) {
      expect(selectedService(flow.services, each)).toBeUndefined();
    }
    expect(displayState(flow)).toBeLessThanOrEqual(currentStep(flow));
    expect(flow.mileage > 0).toBe(selectedService(flow.services, mileageServiceCode) !== undefined);
  }
  expect(selectedCodes(flow.services, 'addon').length).toBeLessThanOrEqual(1);
  const { amount, former = amount } = totalOf(shownServices(flow));
  expect(Number.isFinite(amount)).toBe(true);
  expect(former).toBeGreaterThanOrEqual(amount);
  for (const entry of Object.values(flow.services)) {
    expect(entry.unit).toBeGreaterThanOrEqual(1);
    expect(entry.userInput.length).toBeLessThanOrEqual(80);
  }
}

test.prop([facts], { numRuns: 500 })('no sequence of facts reaches an impossible state', (all) => {
  let flow: BookingFlow = initialBooking;
  for (const each of all) {
    flow = bookingReducer(flow, each);
    expectPossible(flow);
  }
});

/** Something happens, or an answer arrives: to what is asked now, or late to an earlier question. */
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fact.map((each) => ({ kind: 'fact' as const, fact: each })) },
    fc
      .constantFrom(500, 4_000)
      .map((mileage) => ({ kind: 'fact' as const, fact: chosenAt(mileage) })),
    fc
      .record({ earlier: fc.constantFrom(0, 0, 1, 2, 5), offers })
      .map((each) => ({ kind: 'answer' as const, ...each })),
  ),
  { maxLength: 60 },
);
const begun = factsUntil('services');
const untilForm = [...begun, chosenAt(500), ...factsUntil('form').slice(begun.length)].map(
  (each) => ({ kind: 'fact' as const, fact: each }),
);

function chosenAt(mileage: number): BookingFact {
  const offering = { code: mileageServiceCode, price: 3_490 };
  return { type: 'offeringChosen', chosen: testChoice(offering, { mileage }) };
}

test.prop([steps], { numRuns: 1_000 })('shown prices belong to what is chosen', (further) => {
  let flow: BookingFlow = initialBooking;
  const medians = new Map<string, number | undefined>();
  const asked: PriceQuestion[] = [];
  let known: WorkshopPrices | undefined;
  for (const step of [...untilForm, ...further]) {
    const question = asked.at(step.kind === 'answer' ? -1 - step.earlier : -1);
    const given = step.kind === 'fact' ? step.fact : question && loaded(question, step.offers);
    if (!given) continue;
    if (given.type === 'offeringChosen') medians.set(given.chosen.offering.code, medianOf(given));
    if (isDeepStrictEqual(pricesIn(given, flow)?.question, questionOf(flow))) {
      known = pricesIn(given, flow) ?? known;
    }
    flow = bookingReducer(flow, given);
    const current = questionOf(flow);
    if (current && !isDeepStrictEqual(asked.at(-1), current)) asked.push(current);
    if (current?.departmentId !== known?.question.departmentId) known = undefined;
    if (!isOpenFlow(flow)) continue;
    const answer = isDeepStrictEqual(known?.question, current) ? known?.offers : undefined;
    for (const [each, { price, priceKnown }] of Object.entries(shownServices(flow))) {
      const offer = answer?.findLast((offered) => offered.code === each);
      expect(priceKnown ? price : undefined).toBe(answer ? offer?.price : medians.get(each));
    }
  }
});

/** What prices are requested for in a state. */
function questionOf(flow: BookingFlow): PriceQuestion | undefined {
  return isOpenFlow(flow) ? priceQuestion(flow) : undefined;
}

/** The prices that a fact brings to a state. */
function pricesIn(given: BookingFact, flow: BookingFlow): WorkshopPrices | undefined {
  if (given.type === 'pricesLoaded') return given.prices;
  return given.type === 'priceChanged' && flow.stage === 'form' ? given.prices : undefined;
}

function loaded(question: PriceQuestion, given: WorkshopPrices['offers']): BookingFact {
  return { type: 'pricesLoaded', prices: { question, offers: given } };
}

function medianOf({ chosen: { offering } }: Extract<BookingFact, { type: 'offeringChosen' }>) {
  return offering.priceKnown ? offering.price : undefined;
}

test.prop([facts], { numRuns: 500 })('nothing ticked is left behind in an earlier step', (all) => {
  let flow: BookingFlow = initialBooking;
  for (const each of all) {
    const before = flow;
    flow = bookingReducer(before, each);
    if (!isOpenFlow(flow) || !isOpenFlow(before)) continue;
    const isOnward = displayState(flow) > displayState(before);
    if (isOnward) expect(unstatedStep(flow, flow.shown)).toBeUndefined();
  }
});

test.prop([facts])('replaying the same facts gives the same state', (all) => {
  const replay = () => all.reduce(bookingReducer, initialBooking);
  expect(replay()).toEqual(replay());
});

test.prop([facts], { numRuns: 500 })('every state survives a reload', (all) => {
  const flow = all.reduce(bookingReducer, initialBooking);
  const read = readStoredBooking(writeStoredBooking(flow)) ?? initialBooking;
  if (flow.stage === 'booked') expect(read).toEqual(confirmed(flow));
  // Unconfirmed places and shown messages are not stored.
  else expect(read).toEqual({ ...flow, newPlace: undefined, notice: undefined, halts: undefined });
});

/** A booking as its confirmation shows it after a reload. */
function confirmed(flow: Extract<BookingFlow, { readonly stage: 'booked' }>): BookingFlow {
  const { brand, model, buildYear } = flow.vehicle;
  const services = Object.entries(flow.services).map(
    ([code, service]) => [code, { ...service, userInput: '', listItems: [] }] as const,
  );
  return { ...flow, vehicle: { brand, model, buildYear }, services: Object.fromEntries(services) };
}

test.prop([fc.json()])('any stored text is read or discarded', (stored) => {
  const flow = readStoredBooking(stored);
  if (flow) expectPossible(flow);
});
