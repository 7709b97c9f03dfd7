import { z } from 'zod';
import { invalidPaths } from '../http/readBody.ts';
import { json } from '../http/respond.ts';
import { distanceKm } from '../places/distance.ts';
import { daysFrom, firstTimeSlot } from './calendar.ts';
import { errorResult, invalidRequest } from './errors.ts';
import { areOffered, categoriesFor, pricesFor } from './offerings.ts';
import { findVehicle } from './requestedVehicle.ts';
import { requestedWorkshop } from './requestedWorkshop.ts';
import type { MechmateTools } from './tools.ts';
import { workshopStream } from './workshopStream.ts';
import { type PlayedWorkshop, repeated } from './workshops.ts';

type Parameters = Readonly<Record<string, string>>;

const degrees = z.string().trim().min(1).transform(Number);
const codes = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .refine(({ length }) => length > 0);
const latitude = degrees.pipe(z.number().min(-90).max(90));
const longitude = degrees.pipe(z.number().min(-180).max(180));
const place = z.object({ lat: latitude, lng: longitude });
const search = z.object({
  regNo: z.string(),
  serviceOfferings: codes,
  latitude,
  longitude,
  cursor: z.string().optional(),
});
const day = z.object({
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/)
    .transform((text) => text.slice(0, 10))
    .pipe(z.iso.date()),
  serviceOfferings: codes,
});
const priced = z.object({
  mileage: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  serviceOfferings: codes,
});

function queryOf(request: Request): Parameters {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** The look-up of a vehicle. */
export async function answerVehicle(
  { signal }: Request,
  { registrationNumber = '' }: Parameters,
  { plan, wait, store }: MechmateTools,
): Promise<Response> {
  const found = await findVehicle(registrationNumber, plan, wait, signal);
  if (found instanceof Response) return found;
  // Another visit begins, in which prices can rise and times can be lost again.
  store.forgetRequests(found.registrationNumber);
  const { brand, model, buildYear, isSupported, hasServiceAgreement } = found.vehicle;
  return json({
    registrationNumber: found.registrationNumber,
    brand,
    model,
    ...(buildYear !== undefined && { buildYear }),
    isSupported,
    hasServiceAgreement,
  });
}

/** The services or the add-ons for a vehicle. */
export function answerOfferings(kind: 'services' | 'addons') {
  return async (
    request: Request,
    { registrationNumber = '' }: Parameters,
    { plan, wait }: MechmateTools,
  ): Promise<Response> => {
    const found = await findVehicle(registrationNumber, plan, wait, request.signal);
    if (found instanceof Response) return found;
    const near = place.safeParse(queryOf(request));
    if (!near.success) return invalidRequest(invalidPaths(near.error));
    const { behaviour } = found.vehicle;
    if (behaviour === 'nullBodies') return json(null);
    const isEmpty = kind === 'addons' && behaviour === 'noAddons';
    return json(categoriesFor(isEmpty ? [] : plan[kind], found.vehicle));
  };
}

/** The stream of workshops, the closest first. */
export async function answerWorkshops(
  request: Request,
  _: Parameters,
  tools: MechmateTools,
): Promise<Response> {
  const { plan, wait, store, openSearches } = tools;
  const query = search.safeParse(queryOf(request));
  if (!query.success) return invalidRequest(invalidPaths(query.error));
  const found = await findVehicle(query.data.regNo, plan, wait, request.signal);
  if (found instanceof Response) return found;
  const { behaviour } = found.vehicle;
  const { cursor, serviceOfferings } = query.data;
  if (!areOffered(serviceOfferings, plan)) return invalidRequest(['serviceOfferings']);
  const all = await tools.workshops();
  if (!all) return errorResult('ServerError');
  const sorted = closest(all, query.data, plan.maxDistance);
  const listed = behaviour === 'fiftySites' ? repeated(sorted) : sorted;
  const at = listed.findIndex(({ departmentId }) => departmentId === cursor);
  if (cursor !== undefined && at === -1) return invalidRequest(['cursor']);
  const open = Symbol('search');
  openSearches.add(open);
  return workshopStream({
    workshops: listed.slice(at + 1).map(({ hours, ...workshop }) => ({
      ...workshop,
      firstTimeSlot:
        behaviour === 'noTimes'
          ? undefined
          : firstTimeSlot({ hours, ...workshop }, tools.window(), (date) =>
              store.on(workshop.departmentId, date),
            ),
    })),
    behaviour,
    wait,
    signal: request.signal,
    onEnd: () => openSearches.delete(open),
  });
}

function closest(
  workshops: readonly PlayedWorkshop[],
  from: { readonly latitude: number; readonly longitude: number },
  maxDistance: number,
): readonly PlayedWorkshop[] {
  return workshops
    .map((workshop) => ({ workshop, km: distanceKm(workshop, from) }))
    .filter(({ km }) => km <= maxDistance)
    .toSorted((a, b) => a.km - b.km)
    .map(({ workshop }) => workshop);
}

/** Four weeks of free times. */
export async function answerTimeslots(
  request: Request,
  { registrationNumber = '', departmentId = '', date = '' }: Parameters,
  tools: MechmateTools,
): Promise<Response> {
  const { plan, wait, window, store } = tools;
  const found = await findVehicle(registrationNumber, plan, wait, request.signal);
  if (found instanceof Response) return found;
  const query = day.safeParse({ ...queryOf(request), date });
  if (!query.success) return invalidRequest(invalidPaths(query.error));
  if (!areOffered(query.data.serviceOfferings, plan)) return invalidRequest(['serviceOfferings']);
  const workshop = await requestedWorkshop(departmentId, tools);
  if (workshop instanceof Response) return workshop;
  const { behaviour } = found.vehicle;
  if (behaviour === 'nullBodies') return json(null);
  const isClosed = behaviour === 'noTimes';
  const open = isClosed ? { ...workshop, hours: () => undefined } : workshop;
  const booked = (each: string) => store.on(departmentId, each);
  return json(daysFrom(query.data.date, open, window(), booked));
}

const laterIncrease = 100;

/** The prices at a workshop. */
export async function answerPrices(
  request: Request,
  { registrationNumber = '', departmentId = '', mileage = '' }: Parameters,
  tools: MechmateTools,
): Promise<Response> {
  const { plan, wait, store } = tools;
  const found = await findVehicle(registrationNumber, plan, wait, request.signal);
  if (found instanceof Response) return found;
  const query = priced.safeParse({ ...queryOf(request), mileage });
  if (!query.success) return invalidRequest(invalidPaths(query.error));
  if (!areOffered(query.data.serviceOfferings, plan)) return invalidRequest(['serviceOfferings']);
  const workshop = await requestedWorkshop(departmentId, tools);
  if (workshop instanceof Response) return workshop;
  const { vehicle } = found;
  if (vehicle.behaviour === 'nullBodies') return json(null);
  const isRising = vehicle.behaviour === 'risingPrices';
  const isLater = isRising && store.countRequest(found.registrationNumber, departmentId) > 0;
  const facts = { vehicle, mileage: query.data.mileage, departmentId };
  const increase = isLater ? laterIncrease : 0;
  return json(pricesFor(plan, query.data.serviceOfferings, { ...facts, increase }));
}

/** Whether a workshop is authorised for a brand, whose name has dashes instead of spaces. */
export async function answerAuthorized(
  _: Request,
  { brand = '' }: Parameters,
  { workshops }: MechmateTools,
): Promise<Response> {
  const all = await workshops();
  if (!all) return errorResult('ServerError');
  const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, '-');
  const hasBrand = all.some(({ brands }) => brands.some((name) => plain(name) === plain(brand)));
  return json({ hasBrand });
}
