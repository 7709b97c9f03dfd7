import type { SearchEngine } from '#search-engine/engine.ts';
import { requireKey } from '../http/requireKey.ts';
import { createRouter, type Route } from '../http/router.ts';
import type { Log, Service } from '../service.ts';
import { book } from './answerBooking.ts';
import {
  answerAuthorized,
  answerOfferings,
  answerPrices,
  answerTimeslots,
  answerVehicle,
  answerWorkshops,
} from './answerQuestions.ts';
import { openBookingStore } from './bookingStore.ts';
import { bookingsPanel } from './bookingsPanel.ts';
import { localDate } from './calendar.ts';
import { mechmateGuides } from './endpoints.ts';
import { createKnownWorkshops } from './knownWorkshops.ts';
import type { MechmateTools } from './tools.ts';
import type { WorkshopPlan } from './workshopPlan.ts';
import type { Wait } from './workshopStream.ts';
import { findWorkshops } from './workshops.ts';

interface MechmateOptions {
  readonly plan: WorkshopPlan;
  /** The main site of the group. */
  readonly mainSite: string;
  /** Where the facilities with their workshops are found. */
  readonly engine: SearchEngine;
  /** The key that requests must carry. */
  readonly apiKey: string;
  /** Folder of persistent data; undefined: bookings are kept in memory. */
  readonly dataFolder: string | undefined;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** Creates the id of a booking. */
  readonly newId: () => string;
  readonly wait: Wait;
  readonly log: Log;
}

const path = '/mechmate';

/** The system of the workshops: vehicles, offerings, free times, prices and bookings. */
export function createMechmateService(options: MechmateOptions): Service {
  const { plan, mainSite, engine, apiKey, now, wait } = options;
  const store = openBookingStore(options);
  const tools: MechmateTools = {
    plan,
    store,
    wait,
    workshops: createKnownWorkshops(
      () => findWorkshops(engine, plan.site ?? mainSite, plan.authorised),
      now,
    ),
    window: () => ({ today: localDate(now(), plan.timeZone), weeks: plan.weeks }),
    openSearches: new Set(),
  };
  return {
    id: 'mechmate',
    title: 'System of the workshops (Mechmate)',
    prefixes: [path],
    handle: createRouter(requireKey(apiKey, routesOf(tools), path)),
    endpoints: mechmateGuides(path, apiKey),
    panels: [bookingsPanel(tools)],
    close: store.close,
  };
}

function routesOf(tools: MechmateTools): readonly Route[] {
  const timeslots = '/timeslots/from/:registrationNumber/:departmentId/:date';
  const get = (end: string, answer: Answer): Route => ({
    method: 'GET',
    path: end,
    handle: (request, parameters) => answer(request, parameters, tools),
  });
  return [
    get('/car/:registrationNumber', answerVehicle),
    get('/services/:registrationNumber', answerOfferings('services')),
    get('/addons/:registrationNumber', answerOfferings('addons')),
    get('/departments/closestAvailable', answerWorkshops),
    get(timeslots, answerTimeslots),
    get(`${timeslots}/`, answerTimeslots),
    get('/prices/:registrationNumber/:mileage/:departmentId', answerPrices),
    get('/authorized-workshop/:brand', answerAuthorized),
    { method: 'POST', path: '/book', handle: (request) => book(request, tools) },
  ];
}

type Answer = (
  request: Request,
  parameters: Readonly<Record<string, string>>,
  tools: MechmateTools,
) => Promise<Response>;
