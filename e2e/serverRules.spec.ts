import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addDays } from '#domain/addDays.ts';
import { bookingNames } from '#domain/booking/apiNames.ts';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import { testBookingRequest } from '#domain/booking/testing/testBooking.ts';
import { todayAt } from '#domain/booking/today.ts';
import { leadLimits, leadsPath } from '#domain/leads/lead.ts';
import { hostOf, sitePort } from './support/addresses.ts';

/*
 * Every rule of a form, a calendar or a search holds on the server too: each row violates one rule, and the answer names
 * it. Programs send such requests; no page does. The tire hotel's rules after the login are in
 * `app/tireHotel/tireHotelHandlers.rules.test.ts`, because a request needs a session.
 */

/** A request that violates one rule. */
interface Violation {
  /** What is wrong with it. */
  readonly rule: string;
  readonly path: string;
  /** The body of a `POST`; a `GET` without it. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** 400 by default. */
  readonly status?: number;
  /** The invalid fields that the answer names, or its failure. */
  readonly names: readonly string[] | string;
}

const today = todayAt(Date.now());
const tooLong = (limit: number) => 'x'.repeat(limit + 1);
const badPhones = ['', '12345', '+46 70 123 45 67 89 01 23', 'ring mig', '070-123 45 67'];
const badEmails = ['', 'kim', 'kim@example', 'kim@example.c', 'a b@example.com'];

const formSubmissionId = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';

/** A lead of nordvik-no whose values differ from valid ones. */
function lead(form: keyof typeof leads, changes: object, names = Object.keys(changes)): Violation {
  const formName = `nordvik-no${form}`;
  return {
    rule: `${form} ${JSON.stringify(changes).slice(0, 160)}`,
    path: leadsPath,
    body: { formName, formSubmissionId, values: { ...leads[form], ...changes } },
    names,
  };
}

const sender = {
  customerName: 'Kim Berg',
  customerPhone: '900 00 000',
  customerEmail: 'kim@example.com',
};
const leads = {
  CarContactForm: { name: 'Kim Berg', phone: '900 00 000', email: 'kim@example.com' },
  SellCarForm: { ...sender, regno: 'AB 12345', milage: '12 500', selectedOption: 'sell' },
  ServiceRequestForm: {
    ...sender,
    siteEmail: 'bergen@nordvik.example',
    regno: 'AB 12345',
    date: addDays(today, 7),
    services: ['EU-kontroll'],
    gdpr: true,
    typeCar: 'car',
  },
} as const;

const leadViolations: readonly Violation[] = [
  ...['', tooLong(leadLimits.name)].map((name) => lead('CarContactForm', { name })),
  ...badPhones.map((phone) => lead('CarContactForm', { phone })),
  ...badEmails.map((email) => lead('CarContactForm', { email })),
  lead('CarContactForm', { message: tooLong(leadLimits.message) }),
  lead('CarContactForm', { toEmail: 'nobody' }),
  lead('CarContactForm', { source: 'javascript:alert(1)' }),
  ...['', 'A', 'AB 12345 678', '<b>'].map((regno) => lead('SellCarForm', { regno })),
  ...['', 'långt', '-1', '12,5', '10 000 000'].map((milage) => lead('SellCarForm', { milage })),
  ...['', 'give'].map((selectedOption) => lead('SellCarForm', { selectedOption })),
  ...['', ' \u00a0'].map((customerName) => lead('SellCarForm', { customerName })),
  ...badPhones.map((customerPhone) => lead('SellCarForm', { customerPhone })),
  ...badEmails.map((customerEmail) => lead('SellCarForm', { customerEmail })),
  lead('SellCarForm', { other: tooLong(leadLimits.message) }),
  ...['', 'dealer'].map((siteEmail) => lead('ServiceRequestForm', { siteEmail })),
  ...[
    '',
    '2026-02-30',
    addDays(today, -3),
    addDays(today, leadLimits.latestDays + 2),
    '9999-12-31',
  ].map((date) => lead('ServiceRequestForm', { date })),
  ...[false, 'off'].map((gdpr) => lead('ServiceRequestForm', { gdpr })),
  lead('ServiceRequestForm', { services: ['Vask'] }),
  lead('ServiceRequestForm', { other: 'Bestille vask' }),
  lead('ServiceRequestForm', { typeCar: 'boat' }),
  lead('ServiceRequestForm', { regno: '' }),
  lead('ServiceRequestForm', { milage: 'mye' }),
  lead('ServiceRequestForm', { description: tooLong(leadLimits.message) }),
];

const line = { offeringCode: 'oljebyte', unitsSelected: 1, userInput: '' };

/** A booking that differs from a valid one. */
function booking(changes: object, name: string): Violation {
  const valid = testBookingRequest({ timeSlot: `${addDays(today, 7)}T07:30:00` });
  return {
    rule: JSON.stringify(changes).slice(0, 160),
    path: '/api/mechmate/book',
    body: bookingNames.toApi({ ...valid, ...changes }),
    names: [name],
  };
}

function bookingCustomer(changes: object): Violation {
  const { customer: valid } = testBookingRequest();
  return booking({ customer: { ...valid, ...changes } }, `customer.${Object.keys(changes)[0]}`);
}

function bookedOffering(changes: object): Violation {
  const name = `serviceOfferingRequests.0.${Object.keys(changes)[0]}`;
  return booking({ serviceOfferingRequests: [{ ...line, ...changes }] }, name);
}

const bookingViolations: readonly Violation[] = [
  ...['', ' ', tooLong(bookingLimits.name)].flatMap((name) => [
    bookingCustomer({ firstName: name }),
    bookingCustomer({ lastName: name }),
  ]),
  ...badPhones.map((phone) => bookingCustomer({ phone })),
  ...badEmails.map((email) => bookingCustomer({ email })),
  booking({ freeText: tooLong(bookingLimits.freeText) }, 'freeText'),
  booking({ departmentId: '' }, 'departmentId'),
  ...['', 'A', '<b>', 'ABCDEFGHIJ'].map((registrationNumber) =>
    booking({ registrationNumber }, 'registrationNumber'),
  ),
  ...[-1, 1.5, bookingLimits.mileage + 1].map((mileage) => booking({ mileage }, 'mileage')),
  ...['soon', '2026-02-30T07:30:00', `${addDays(today, -1)}T07:30:00`].map((timeSlot) =>
    booking({ timeSlot }, 'timeSlot'),
  ),
  booking({ isFullDay: true }, 'timeSlot'),
  booking({ serviceOfferingRequests: [] }, 'serviceOfferingRequests'),
  ...[0, 1.5, bookingLimits.units + 1].map((unitsSelected) => bookedOffering({ unitsSelected })),
  bookedOffering({ userInput: tooLong(bookingLimits.userInput) }),
  bookedOffering({ shownPrice: -1 }),
  {
    ...booking({}, 'idempotency-key'),
    rule: 'a key that is no UUID',
    headers: { 'idempotency-key': 'again' },
  },
];

const car = { site: 'nordvik-uk', carId: '40100001' };
const choice = { family: 'HP', calculation: 'toPayment' };

/** A question for the quote of a car. */
function quote(changes: object): Violation {
  const body = { ...car, choice: { ...choice, ...changes } };
  const path = '/api/codeweaver/cfd';
  return { rule: JSON.stringify(changes), path, body, names: 'invalid-request' };
}

const quoteViolations: readonly Violation[] = [
  ...[0, 1.5, 241, '48'].map((term) => quote({ term })),
  ...[-1, 10_000_001, '1000'].map((deposit) => quote({ deposit })),
  ...[-1, 10_000_001].flatMap((amount) => [quote({ payment: amount }), quote({ mileage: amount })]),
  ...['', 7].map((family) => quote({ family })),
  quote({ calculation: 'toTerm' }),
  {
    rule: 'no car',
    path: '/api/codeweaver/default',
    body: { site: car.site },
    names: 'invalid-request',
  },
  {
    rule: 'a site without finance',
    path: '/api/codeweaver/default',
    body: { ...car, site: 'nordvik-se' },
    status: 404,
    names: 'unknown-site',
  },
  {
    rule: 'a path as reference',
    path: '/api/codeweaver/legal?quoteRef=../a',
    names: 'invalid-request',
  },
];

/** A `GET` whose failure is named. */
const get = (path: string, names: Violation['names'], status = 400): Violation => ({
  rule: path.replace(/^.*[/?]/, ''),
  path,
  names,
  status,
});

const se = 'site=nordvik-se&locale=sv';
const cars = `/api/cars?${se}&facets=car_fuel&sorts=`;
const typed = `/api/cars/suggestions?${se}&list=/a&cars=/b&home=/`;
const stories = `/api/stories?${se}&index=/nyheter`;
const offered = 'serviceOfferings=oljebyte';
const times = (department: string, date: string, query = offered) =>
  `/api/mechmate/timeslots/from/MLB111/${department}/${date}/?${query}`;
const prices = (mileage: string, query = offered) =>
  `/api/mechmate/prices/MLB111/${mileage}/10.1014?${query}`;
const near = 'latitude=59.33&longitude=18.07';
const workshops = '/api/mechmate/departments/closestAvailable';

const questionViolations: readonly Violation[] = [
  get('/api/cars/repairs?site=nobody&locale=sv&q=bmv', 'unknown-site', 404),
  get(`/api/cars/suggest-setup?${se}`, 'malformed-query'),
  get(`/api/cars/suggest-setup?${se}&list=//evil.example`, 'malformed-query'),
  ...['&size=49', '&size=-1', '&from=-1', '&from=x', '&page=99999&from=0', '&fixed.colour=red'].map(
    (more) => get(`${cars}${more}`, 'malformed-query'),
  ),
  get(`/api/cars?${se}&facets=car_wings&sorts=`, 'malformed-query'),
  get(`/api/cars?${se}&facets=car_fuel&sorts=car_wings`, 'malformed-query'),
  get('/api/cars?site=nobody&locale=sv&facets=&sorts=', 'unknown-site', 404),
  get(`/api/cars/by-id?${se}&ids=`, 'malformed-query'),
  get(`/api/cars/by-id?${se}&ids=../a`, 'malformed-query'),
  get(`/api/cars/by-id?${se}&ids=${Array.from({ length: 500 }, (_, at) => at)}`, 'malformed-query'),
  get('/api/cars/followed?site=nordvik-se&address=/bilar&since=once', 'malformed-query'),
  get(
    '/api/cars/followed?site=nordvik-se&address=//a.example&since=2026-11-01T08:00:00Z',
    'malformed-query',
  ),
  get('/api/cars/1?locale=sv', 'malformed-query'),
  ...['&q=', `&q=${tooLong(100)}`, '&q=v&list=//evil.example'].map((more) =>
    get(`${typed}${more}`, 'malformed-query'),
  ),
  ...['&first=0', '&first=101', '&first=x', '&after='].map((more) =>
    get(`${stories}${more}`, 'malformed-query'),
  ),
  get(`/api/stories?${se}&index=nyheter`, 'malformed-query'),
  ...['', '?q=', `?q=${tooLong(100)}`, '?lat=91&lng=0', '?lat=0&lng=181', '?lat=59,3&lng=18'].map(
    (query) => get(`/api/places${query}`, 'malformed-query'),
  ),
  get('/api/mechmate/car/A', 'InvalidReg'),
  get('/api/mechmate/services/MLB111?lat=91&lng=18', ['lat']),
  get('/api/mechmate/addons/MLB111?lat=59', ['lng']),
  get(times('10.1014', '2026-02-30T00:00:00'), ['date']),
  get(times('10.1014', '2026-12-01T08:00:00'), ['date']),
  get(times('10.1014', '2026-12-01T00:00:00', ''), ['serviceOfferings']),
  get(prices('-1'), ['mileage']),
  get(prices(String(bookingLimits.mileage + 1)), ['mileage']),
  get(prices('1', 'serviceOfferings='), ['serviceOfferings']),
  get(`${workshops}?regNo=MLB111&${offered}&latitude=91&longitude=18`, ['latitude']),
  get(`${workshops}?regNo=A&${offered}&${near}`, 'InvalidReg'),
  get(`${workshops}?regNo=MLB111&${near}`, ['serviceOfferings']),
  get('/api/mechmate/authorized-workshop/%3Cb%3E', ['brand']),
  get('/api/tirehotel/authorization/search?regNo=A', ['regNo']),
  {
    rule: 'a path as form',
    path: '/api/jotform',
    body: { formId: '../user' },
    names: 'invalid-request',
  },
];

/** A car contact form belongs to a site; the host says which one it is. */
const host = `${hostOf('nordvik-no')}:${sitePort}`;

const groups: Readonly<Record<string, readonly Violation[]>> = {
  leads: leadViolations,
  bookings: bookingViolations,
  'finance quotes': quoteViolations,
  'other questions': questionViolations,
};

for (const [group, rows] of Object.entries(groups)) {
  test(`${group} that violate a rule are refused, and the rule is named`, async ({ request }) => {
    for (const { rule, path, body, headers, status = 400, names } of rows) {
      const answer = await request.fetch(`http://127.0.0.1:${sitePort}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { host, 'sec-fetch-site': 'same-origin', ...headers },
        ...(body !== undefined && { data: body }),
      });
      const { failure, fields, 'Error Result': codes = [failure] } = await answer.json();
      const named = typeof names === 'string' ? codes[0] : fields;
      expect.soft([answer.status(), named], `${path}: ${rule}`).toEqual([status, names]);
    }
  });
}

/** Routes that take nothing from visitors, or are tested elsewhere with a session, a signature or a secret. */
const others = [
  ...[
    '[...path]',
    'editing',
    'forms/token',
    'healthz',
    'readyz',
    'platform',
    'reports',
    'site-files',
    'car-feeds',
  ],
  ...['tirehotel', 'cars/words', 'car-media', 'revalidate'],
];

test('every route that takes a question or a form has a row', async () => {
  const files = await readdir('app/api', { recursive: true });
  const routes = files.flatMap((file) => (file.endsWith('/route.ts') ? [file.slice(0, -9)] : []));
  const expected = routes.filter((route) => !others.some((other) => route.startsWith(other)));
  const missing = expected.filter((route) => {
    const pattern = new RegExp(`^/api/${route.replaceAll(/\[\w+\]/g, '[^/?]+')}/?(?:\\?|$)`);
    return !Object.values(groups)
      .flat()
      .some(({ path }) => pattern.test(path));
  });
  expect(missing).toEqual([]);
});
