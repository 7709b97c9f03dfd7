import { parseJson } from '../parseJson.ts';
import { readPlace } from '../places/place.ts';
import { listOf, objectOf, type Reader, readNumber, readText, readWith } from '../reader.ts';
import { isRecord } from '../record.ts';
import { bookingNames } from './apiNames.ts';
import {
  type BegunFlow,
  type BookingFlow,
  type BookingStep,
  bookingProgress,
  type ConfirmedVehicle,
  currentStep,
  displayState,
  hasServices,
  maxBookingState,
  type OpenFlow,
  type RefusedVehicle,
  type TakenTime,
} from './bookingFlow.ts';
import { mileageServiceCode } from './offering.ts';
import { readPriceOffer } from './priceOffer.ts';
import { type SelectedService, type Selection, selectedService } from './selection.ts';
import type { PriceQuestion } from './service.ts';
import { isBookableMileage } from './stated.ts';
import { readUnstated } from './unstatedOffering.ts';
import { readBookedVehicle } from './vehicle.ts';
import { readWorkshop } from './workshop.ts';
import type { WorkshopPrices } from './workshopPrices.ts';

/** Name under which the browser stores the booking of the session. */
export const bookingStorageKey = 'booking';

/** Raise it when records of an older version can't be read anymore. */
const version = 1;

/** Serialises a booking for the storage of the session; `null` if there is nothing to keep. */
export function writeStoredBooking(flow: BookingFlow): string | null {
  if (flow.stage === 'vehicle') {
    const { place: location, refused } = flow;
    return location || refused ? JSON.stringify({ ...numbersOf(flow), location, refused }) : null;
  }
  if (flow.stage === 'booked') return JSON.stringify(confirmationOf(flow));
  const { vehicle, place, refused, mileage, services, unstated } = flow;
  return JSON.stringify({
    ...numbersOf(flow),
    refused,
    lat: place.latitude,
    lng: place.longitude,
    region: place.region,
    location: place,
    car: vehicle,
    milage: mileage,
    services,
    unstated,
    bookingInfo: infoOf(flow),
  });
}

function numbersOf(flow: BookingFlow) {
  return {
    version,
    bookingState: bookingProgress(flow),
    displayState: displayState(flow),
    maxBookingState: maxBookingState(flow),
  };
}

/** What the confirmation needs after a reload: not the vehicle's number, the visitor's place, or what they wrote. */
function confirmationOf(flow: Confirmed) {
  const { brand, model, buildYear } = flow.vehicle;
  const services = Object.entries(flow.services).map(
    ([code, entry]) => [code, { ...entry, userInput: '', listItems: [] }] as const,
  );
  return {
    ...numbersOf(flow),
    car: { brand, model, buildYear },
    services: Object.fromEntries(services),
    bookingInfo: infoOf(flow),
  };
}

function infoOf(flow: BegunFlow) {
  if (flow.stage === 'services' || flow.stage === 'addons') return undefined;
  return {
    location: flow.workshop && bookingNames.toApi(flow.workshop),
    addons: flow.addons,
    ...(flow.stage !== 'booked' && { prices: flow.prices }),
    ...(flow.stage !== 'workshop' && flow.time),
    ...(flow.stage === 'booked' && { id: flow.bookingId }),
  };
}

/**
 * Parses a stored booking. An older version of the site or the visitor may have written it: a record
 * that isn't a possible state of a booking is discarded as a whole.
 */
export function readStoredBooking(stored: string | null): BookingFlow | undefined {
  const record = parseJson(stored);
  if (!isRecord(record) || record['version'] !== version) return undefined;
  if (record['bookingState'] === 5) return readConfirmed(record);
  const place = readWith(readPlace, record['location']);
  const refused = readWith(readRefused, record['refused']);
  if (record['bookingState'] === 0) {
    return place || refused ? { stage: 'vehicle', place, refused } : undefined;
  }
  const vehicle = readWith(readBookedVehicle, record['car']);
  const services = readServices(record['services']);
  const mileage = record['milage'];
  if (!place || !vehicle || !services || typeof mileage !== 'number') return undefined;
  const isByMileage = selectedService(services, mileageServiceCode) !== undefined;
  if (isByMileage ? !isBookableMileage(mileage) : mileage !== 0) return undefined;
  const unstated = readWith(readUnstated, record['unstated']);
  const flow = readStage(record, { vehicle, place, refused, mileage, services, unstated });
  return flow && isPossible(flow) ? flow : undefined;
}

type Confirmed = Extract<BookingFlow, { readonly stage: 'booked' }>;
type Begun = Pick<OpenFlow, 'vehicle' | 'place' | 'refused' | 'mileage' | 'services' | 'unstated'>;

function readStage(record: Fields, begun: Begun): BookingFlow | undefined {
  const shown = readStep(record['displayState']);
  const info = isRecord(record['bookingInfo']) ? record['bookingInfo'] : {};
  const [workshop, time] = [
    readWith(readWorkshop, bookingNames.fromApi(info['location'])),
    readTime(info),
  ];
  const prices = readWith(readPrices, info['prices']);
  const addons = info['addons'] === true;
  switch (record['bookingState']) {
    case 1:
      return shown && shown <= 2
        ? { ...begun, stage: 'services', shown: shown === 1 ? 1 : 2 }
        : undefined;
    case 2:
      return shown && shown !== 4 ? { ...begun, stage: 'addons', shown } : undefined;
    case 3:
      return shown && { ...begun, stage: 'workshop', shown, addons, workshop, prices };
    case 4:
      return (
        shown &&
        workshop &&
        time && { ...begun, stage: 'form', shown, addons, workshop, prices, time }
      );
    default:
      return undefined;
  }
}

function readConfirmed(record: Fields): BookingFlow | undefined {
  const [vehicle, services] = [
    readConfirmedVehicle(record['car']),
    readServices(record['services']),
  ];
  const info = isRecord(record['bookingInfo']) ? record['bookingInfo'] : {};
  const [workshop, time] = [
    readWith(readWorkshop, bookingNames.fromApi(info['location'])),
    readTime(info),
  ];
  const bookingId = text(info['id']);
  if (!vehicle || !services || !hasServices(services)) return undefined;
  if (!workshop || !time || !bookingId) return undefined;
  const addons = info['addons'] === true;
  return { stage: 'booked', vehicle, services, addons, workshop, time, bookingId };
}

function isPossible(flow: BookingFlow): boolean {
  if (flow.stage === 'vehicle' || flow.stage === 'booked') return true;
  return flow.vehicle.isSupported && (currentStep(flow) < 3 || hasServices(flow.services));
}

type Fields = Readonly<Record<string, unknown>>;

const readRefused: Reader<RefusedVehicle> = objectOf<RefusedVehicle>({
  registrationNumber: readText,
  brand: readText,
});

const readPrices: Reader<WorkshopPrices> = objectOf<WorkshopPrices>({
  question: objectOf<PriceQuestion>({
    registrationNumber: readText,
    mileage: readNumber,
    departmentId: readText,
    offerings: listOf(readText),
  }),
  offers: listOf(readPriceOffer),
});

function readConfirmedVehicle(value: unknown): ConfirmedVehicle | undefined {
  if (!isRecord(value)) return undefined;
  const { brand, model, buildYear } = value;
  if (typeof brand !== 'string' || typeof model !== 'string') return undefined;
  return { brand, model, buildYear: typeof buildYear === 'number' ? buildYear : undefined };
}

function readServices(value: unknown): Selection | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([code, entry]) => [code, readService(entry)] as const);
  const known = entries.flatMap(([code, entry]) => (entry ? [[code, entry] as const] : []));
  return known.length === entries.length ? Object.fromEntries(known) : undefined;
}

function readService(value: unknown): SelectedService | undefined {
  if (!isRecord(value)) return undefined;
  const { type, price, priceDiscount, unit, priceKnown, listItems } = value;
  const { durationMinutes, canWait } = value;
  const [name, category, userInput] = [text(value['name']), value['category'], value['userInput']];
  if (!name || typeof category !== 'string' || typeof userInput !== 'string') return undefined;
  if (type !== 'service' && type !== 'addon') return undefined;
  if (!isAmount(price) || !isAmount(priceDiscount) || !isAmount(unit)) return undefined;
  return {
    name,
    price,
    priceKnown: priceKnown === true,
    priceDiscount,
    category,
    type,
    unit,
    unitAbbreviation: text(value['unitAbbreviation']) ?? '',
    userInput,
    durationMinutes: isAmount(durationMinutes) ? durationMinutes : undefined,
    canWait: typeof canWait === 'boolean' ? canWait : undefined,
    listItems: Array.isArray(listItems) ? listItems.filter((item) => typeof item === 'string') : [],
  };
}

function readTime({ timeSlot, isFullDay }: Fields): TakenTime | undefined {
  if (typeof timeSlot !== 'string') return undefined;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(timeSlot)
    ? { timeSlot, isFullDay: isFullDay === true }
    : undefined;
}

function readStep(value: unknown): BookingStep | undefined {
  return ([1, 2, 3, 4] as const).find((step) => step === value);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
