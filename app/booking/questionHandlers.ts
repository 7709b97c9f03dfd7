import type { z } from 'zod';
import type { BookingServiceFailure } from '#domain/booking/service.ts';
import { toHundredths } from '#domain/places/coordinates.ts';
import { ok, type Result } from '#domain/result.ts';
import { parseRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { reply } from '../http/answers.ts';
import { queryOf, readAs } from '../http/readRequest.ts';
import { bookingFailed, invalidRequest } from './bookingAnswers.ts';
import { brandName, placeQuery, priceQuery, timeslotQuery } from './bookingRequests.ts';
import { type BookingTools, refuseUnguarded } from './guardedBooking.ts';

/** The parameters of a path, decoded. */
type Parameters = Readonly<Record<string, string>>;

type Handler = (request: Request, parameters: Parameters) => Promise<Response>;

const invalidRegistration = { kind: 'invalid-registration' } as const;

/** `GET car/{registrationNumber}`: a `BookedVehicle`. */
export function createVehicleHandler(tools: BookingTools): Handler {
  return async (request, { registrationNumber = '' }) => {
    const refused = await refuseUnguarded(request, tools, 'lookups');
    if (refused) return refused;
    const number = parseRegistrationNumber(registrationNumber, 'booking');
    if (number === undefined) return bookingFailed(invalidRegistration, 'vehicle', tools.log);
    return answer(await tools.service.vehicle(number), 'vehicle', tools);
  };
}

/** `GET services/{registrationNumber}?lat&lng`, or `addons`: `{ serviceOfferingCategories }`. */
export function createOfferingsHandler(kind: 'services' | 'addons', tools: BookingTools): Handler {
  return createHandler(kind, placeQuery, tools, async (number, { lat, lng }) => {
    // A kilometre is near enough to find what is offered, and doesn't tell where a visitor lives.
    const near = { latitude: toHundredths(lat), longitude: toHundredths(lng) };
    const found = await tools.service[kind](number, near);
    return found.ok ? ok({ serviceOfferingCategories: found.value }) : found;
  });
}

/** `GET timeslots/from/{registrationNumber}/{departmentId}/{date}T00:00:00/?serviceOfferings`: days. */
export function createTimeslotsHandler(tools: BookingTools): Handler {
  return createHandler('timeslots', timeslotQuery, tools, (number, query) => {
    const { departmentId, date: from, serviceOfferings: offerings } = query;
    return tools.service.timeslots({ registrationNumber: number, departmentId, from, offerings });
  });
}

/** `GET prices/{registrationNumber}/{mileage}/{departmentId}?serviceOfferings`: price offers. */
export function createPricesHandler(tools: BookingTools): Handler {
  return createHandler('prices', priceQuery, tools, (registrationNumber, query) => {
    const { serviceOfferings: offerings, ...place } = query;
    return tools.service.prices({ registrationNumber, offerings, ...place });
  });
}

/** `GET authorized-workshop/{brand}`: `{ hasBrand }`. */
export function createAuthorizedWorkshopHandler(tools: BookingTools): Handler {
  return async (request, { brand = '' }) => {
    const refused = await refuseUnguarded(request, tools, 'questions');
    if (refused) return refused;
    const read = readAs(brandName, brand);
    if (!read.ok) return invalidRequest(['brand']);
    const found = await tools.service.hasAuthorizedWorkshop(read.value);
    const body = found.ok ? ok({ hasBrand: found.value }) : found;
    return answer(body, 'authorized workshop', tools);
  };
}

/** Handles a question about a vehicle, whose other parameters a schema reads. */
function createHandler<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  tools: BookingTools,
  ask: (
    registrationNumber: string,
    query: z.output<Schema>,
  ) => Promise<Result<unknown, BookingServiceFailure>>,
): Handler {
  return async (request, { registrationNumber = '', ...path }) => {
    const refused = await refuseUnguarded(request, tools, 'questions');
    if (refused) return refused;
    const number = parseRegistrationNumber(registrationNumber, 'booking');
    if (number === undefined) return bookingFailed(invalidRegistration, what, tools.log);
    const read = readAs(schema, { ...Object.fromEntries(queryOf(request)), ...path });
    if (!read.ok) return invalidRequest(read.failure.fields);
    return answer(await ask(number, read.value), what, tools);
  };
}

function answer(
  found: Result<unknown, BookingServiceFailure>,
  what: string,
  { log }: BookingTools,
): Response {
  return found.ok ? reply(found.value) : bookingFailed(found.failure, what, log);
}
