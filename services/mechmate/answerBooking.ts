import { type WireBookingRequest, wireBookingRequest } from '#upstream/mechmate/wire.ts';
import { readBody } from '../http/readBody.ts';
import { json } from '../http/respond.ts';
import type { StoredBooking } from './bookingStore.ts';
import { dayOf } from './calendar.ts';
import { errorResult } from './errors.ts';
import { findVehicle } from './requestedVehicle.ts';
import type { MechmateTools } from './tools.ts';
import { type PlayedWorkshop, workshopWith } from './workshops.ts';

const confirmationDelayMs = 30_000;
const fullDayTime = '08:00';

/** Books a time, once for each key in the header `Idempotency-Key`. */
export async function book(request: Request, tools: MechmateTools): Promise<Response> {
  const { plan, store, wait } = tools;
  const asked = await readBody(request, wireBookingRequest);
  if (asked instanceof Response) return errorResult('InvalidRequest');
  const key = request.headers.get('idempotency-key') ?? undefined;
  const first = key === undefined ? undefined : store.withKey(key);
  if (first) return repeat(first, asked);
  const found = await findVehicle(asked.registrationNumber, plan, wait, request.signal);
  if (found instanceof Response) return found;
  const refused = refusalOf(found.vehicle.behaviour);
  if (refused) return refused;
  if (found.vehicle.behaviour === 'lostTime') loseOnce(asked, store);
  const workshop = workshopWith(asked.departmentId, (await tools.workshops()) ?? []);
  if (!workshop || !isOffered(asked, tools)) return errorResult('InvalidRequest');
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

/** A key belongs to one content. */
function repeat(first: StoredBooking, request: WireBookingRequest): Response {
  return JSON.stringify(first.request) === JSON.stringify(request)
    ? json(confirmationOf(first))
    : errorResult('InvalidRequest');
}

function refusalOf(behaviour: string | undefined): Response | undefined {
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

function isOffered({ serviceOfferingRequests }: WireBookingRequest, { plan }: MechmateTools) {
  const offerings = [...plan.services, ...plan.addons].flatMap((category) => category.offerings);
  return serviceOfferingRequests.every(({ kobraId }) =>
    offerings.some(({ code }) => code === kobraId),
  );
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
