import { type BookableCategories, invalidOfferings } from '#domain/booking/invalidOfferings.ts';
import { type WireBookingRequest, wireBookingRequest } from '#upstream/mechmate/wire.ts';
import { readBody } from '../http/readBody.ts';
import { json } from '../http/respond.ts';
import type { StoredBooking } from './bookingStore.ts';
import { dayOf } from './calendar.ts';
import { errorResult, invalidRequest } from './errors.ts';
import { categoriesFor } from './offerings.ts';
import { findVehicle } from './requestedVehicle.ts';
import { requestedWorkshop } from './requestedWorkshop.ts';
import type { MechmateTools } from './tools.ts';
import type { PlannedVehicle, WorkshopPlan } from './workshopPlan.ts';
import type { PlayedWorkshop } from './workshops.ts';

const confirmationDelayMs = 30_000;
const fullDayTime = '08:00';

/** Books a time, once for each key in the header `Idempotency-Key`. */
export async function book(request: Request, tools: MechmateTools): Promise<Response> {
  const { plan, store, wait } = tools;
  const asked = await readBody(request, wireBookingRequest, { refuseInvalid: invalidRequest });
  if (asked instanceof Response) return asked;
  const key = request.headers.get('idempotency-key') ?? undefined;
  const first = key === undefined ? undefined : store.withKey(key);
  if (first) return repeat(first, asked);
  const found = await findVehicle(asked.registrationNumber, plan, wait, request.signal);
  if (found instanceof Response) return found;
  const refused = refusalOf(found.vehicle);
  if (refused) return refused;
  if (found.vehicle.behaviour === 'lostTime') loseOnce(asked, store);
  const workshop = await requestedWorkshop(asked.departmentId, tools);
  if (workshop instanceof Response) return workshop;
  const invalid = invalidParts(asked, offeredFor(found.vehicle, plan));
  if (invalid.length > 0) return invalidRequest(invalid);
  const booking = store.add({
    key,
    request: asked,
    siteName: workshop.siteName,
    isFree: () => isFree(asked, workshop, tools),
  });
  if (!booking) return errorResult('TimeslotNotAvailable');
  // The booking is made, whether or not anybody waits for the confirmation.
  if (found.vehicle.behaviour === 'slowBooking') await wait(confirmationDelayMs, request.signal);
  return json(confirmationOf(booking));
}

/** The parts of a booking that can't be booked, by their paths in the request. */
function invalidParts(asked: WireBookingRequest, offered: BookableCategories): readonly string[] {
  const offerings = asked.serviceOfferingRequests.map(({ kobraId: offeringCode, ...rest }) => ({
    ...rest,
    offeringCode,
  }));
  const booked = { mileage: asked.mileage, serviceOfferingRequests: offerings };
  return invalidOfferings(booked, offered).map((part) => part.replace('offeringCode', 'kobraId'));
}

/** A key belongs to one content. */
function repeat(first: StoredBooking, request: WireBookingRequest): Response {
  return JSON.stringify(first.request) === JSON.stringify(request)
    ? json(confirmationOf(first))
    : invalidRequest(['idempotency-key']);
}

function refusalOf({ behaviour, brand, isSupported }: PlannedVehicle): Response | undefined {
  if (!isSupported) return errorResult('BrandNotSupported', brand);
  switch (behaviour) {
    case 'failingBooking':
      return errorResult('ServerError');
    case 'refusedBooking':
      return json({ message: 'Verkstaden tar inte emot bokningen på webben. Ring oss.' }, 422);
    default:
      return undefined;
  }
}

/** Somebody else takes the time of the first booking in a visit, just before it arrives. */
function loseOnce(
  { registrationNumber, departmentId, timeSlot }: WireBookingRequest,
  store: MechmateTools['store'],
): void {
  if (store.countRequest(registrationNumber, 'book') === 0) store.take(departmentId, timeSlot);
}

function offeredFor(vehicle: PlannedVehicle, plan: WorkshopPlan): BookableCategories {
  const { serviceOfferingCategories: services } = categoriesFor(plan.services, vehicle);
  return { services, addons: categoriesFor(plan.addons, vehicle).serviceOfferingCategories };
}

function isFree(
  { timeSlot, isFullDay, departmentId }: WireBookingRequest,
  workshop: PlayedWorkshop,
  { window, store }: MechmateTools,
): boolean {
  const [date = '', time = ''] = [timeSlot.slice(0, 10), timeSlot.slice(11, 16)];
  const day = dayOf(date, workshop, window(), store.on(departmentId, date));
  if (isFullDay) return time === fullDayTime && day.allDaySlotAvailable;
  return timeSlot.endsWith(':00') && day.availableSlots.includes(time);
}

function confirmationOf({ id, request }: StoredBooking) {
  return {
    id,
    registrationNumber: request.registrationNumber,
    kobraProductIds: request.serviceOfferingRequests.map(({ kobraId }) => kobraId),
  };
}
