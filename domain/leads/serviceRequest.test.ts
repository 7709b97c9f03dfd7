import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { testDepartment, testFacility } from '../facilities/testing/testFacility.ts';
import {
  isMisdirected,
  type ServiceRequest,
  type ServiceRequestField,
  type ServiceRequestFilling,
  serviceDealers,
  serviceRequestLead,
} from './serviceRequest.ts';
import { carServices, otherServices } from './serviceTypes.ts';

const id = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
const bergen = { name: 'Nordvik Bergen', email: 'bergen@nordvik.example' };
const stavanger = { name: 'Nordvik Motorsykkel Stavanger', email: 'mc@nordvik.example' };
const request: ServiceRequest = {
  siteName: 'nordvik-no',
  dealers: { cars: [bergen], motorcycles: stavanger },
  dates: { first: '2026-06-15', last: '2026-12-12' },
  isNewsletterRequired: true,
};
const filled: ServiceRequestFilling = {
  dealerEmail: bergen.email,
  vehicleType: 'car',
  services: ['Hjulskift'],
  other: 'Bestile deler',
  description: '',
  registrationNumber: 'AB 12345',
  mileage: '',
  date: '2026-06-15',
  customerName: 'Kim Berg',
  customerPhone: '+47 900 00 000',
  customerEmail: 'kim@example.com',
  gdpr: true,
  newsletter: true,
};

function invalid(
  changes: Partial<ServiceRequestFilling>,
  rest: Partial<ServiceRequest> = {},
): readonly ServiceRequestField[] {
  const lead = serviceRequestLead({ ...request, ...rest }, { ...filled, ...changes }, id);
  return !lead.ok && lead.failure.kind === 'invalid' ? lead.failure.fields : [];
}

test('the types of work have the ids and names of the lead service', () => {
  expect(carServices.map((each) => `${each.id} ${each.name}`)).toEqual([
    '1 Service',
    '2 Vinterklar-bil',
    '3 EU-kontroll',
    '4 Hjulskift',
    '5 Service eldre biler (5+)',
    '6 Reparasjon',
    '7 Lakk / karosseri',
    '8 Steinsprut / Ruteskift',
    '9 Aircondition service',
    '10 Bilskade',
    '11 Annet',
  ]);
  expect(otherServices.map((each) => `${each.id} ${each.name}`)).toEqual([
    '0 Bestille service',
    '1 Bestile deler',
    '2 Annet vennligst beskriv',
  ]);
});

test('a request for a car names its dealer and its services only', () => {
  const lead = serviceRequestLead(request, filled, id);
  expect(lead.ok && lead.value.values).toEqual({
    siteEmail: bergen.email,
    siteName: bergen.name,
    typeCar: 'car',
    services: ['Hjulskift'],
    other: '',
    description: '',
    regno: 'AB12345',
    milage: '',
    date: '2026-06-15',
    customerName: 'Kim Berg',
    customerPhone: '+47 900 00 000',
    customerEmail: 'kim@example.com',
    gdpr: true,
    newsletter: true,
  });
});

test('a request for a motorcycle has no services of cars', () => {
  const lead = serviceRequestLead(request, { ...filled, vehicleType: 'motorcycle' }, id);
  expect(lead.ok && lead.value.values).toMatchObject({ services: [], other: 'Bestile deler' });
});

test.each([
  ['dealerEmail', 'elsewhere@example.com'],
  ['dealerEmail', ''],
  ['date', ''],
  ['date', '2026-06-14'],
  ['date', '2026-12-13'],
  ['registrationNumber', ''],
  ['gdpr', false],
  ['newsletter', false],
] as const)('%s can’t be %j', (field, value) => {
  expect(invalid({ [field]: value })).toEqual([field]);
});

test('the newsletter can be voluntary', () => {
  expect(invalid({ newsletter: false }, { isNewsletterRequired: false })).toEqual([]);
});

test.each([bergen.email, stavanger.email, '', 'elsewhere@example.com'])(
  'a request for a motorcycle goes to its only dealer, even with %j chosen',
  (dealerEmail) => {
    const lead = serviceRequestLead(
      request,
      { ...filled, vehicleType: 'motorcycle', dealerEmail },
      id,
    );
    expect(lead.ok && lead.value.values).toMatchObject({
      siteEmail: stavanger.email,
      siteName: stavanger.name,
    });
  },
);

test('without a dealer of motorcycles, nobody gets a request for one', () => {
  const dealers = { cars: [bergen] };
  expect(invalid({ vehicleType: 'motorcycle' }, { dealers })).toEqual(['dealerEmail']);
});

test('the dealer of motorcycles can’t be chosen for a car', () => {
  expect(invalid({ dealerEmail: stavanger.email })).toEqual(['dealerEmail']);
});

const formName = 'nordvik-noServiceRequestForm';

test.each([
  ['motorcycle', bergen.email, true],
  ['motorcycle', stavanger.email, false],
  ['motorcycle', stavanger.email.toUpperCase(), false],
  ['car', stavanger.email, true],
  ['car', bergen.email, false],
  ['', stavanger.email, true],
  ['', bergen.email, false],
])('a request for %j to %s is misdirected: %s', (typeCar, siteEmail, expected) => {
  const lead = { formName, formSubmissionId: id, values: { typeCar, siteEmail } };
  expect(isMisdirected(lead, stavanger)).toBe(expected);
});

test('leads of other forms have no dealer of motorcycles', () => {
  const values = { typeCar: 'motorcycle', siteEmail: bergen.email };
  const lead = { formName: 'nordvik-noSellCarForm', formSubmissionId: id, values };
  expect(isMisdirected(lead, stavanger)).toBe(false);
});

property.prop([
  fc.constantFrom('car', 'motorcycle'),
  fc.constantFrom(bergen.email, stavanger.email, 'a@example.com', ''),
  fc.constantFrom(stavanger, undefined),
])('no lead of the form is misdirected', (vehicleType, dealerEmail, motorcycles) => {
  const lead = serviceRequestLead(
    { ...request, dealers: { cars: [bergen], motorcycles } },
    { ...filled, vehicleType, dealerEmail },
    id,
  );
  expect(lead.ok && isMisdirected(lead.value, motorcycles)).toBe(false);
});

test('dealers of cars are those with an address, each once, and not the one of motorcycles', () => {
  const at = (name: string, email: string) => ({ ...testFacility(), name, email, departments: [] });
  const motorcycles = { name: 'MC', email: 'mc@example.com' };
  const workshops = [
    at('A', 'a@example.com'),
    at('B', ''),
    at('C', 'a@example.com'),
    at('D', 'MC@example.com'),
  ];
  expect(serviceDealers(workshops, motorcycles)).toEqual({
    cars: [{ name: 'A', email: 'a@example.com' }],
    motorcycles,
  });
});

test('a dealer without an address gets requests at its workshop', () => {
  const departments = [
    testDepartment({ group: 'New cars', email: 'nya@example.com' }),
    testDepartment({ group: 'Workshop', email: 'verkstad@example.com' }),
  ];
  const workshops = [
    testFacility({ name: 'A', email: '', departments }),
    testFacility({ name: 'B', email: 'b@example.com', departments }),
  ];
  expect(serviceDealers(workshops, undefined).cars).toEqual([
    { name: 'A', email: 'verkstad@example.com' },
    { name: 'B', email: 'b@example.com' },
  ]);
});
