import { expect, test } from 'vitest';
import { testFacility } from '../facilities/testing/testFacility.ts';
import {
  type ServiceRequestField,
  type ServiceRequestFilling,
  serviceDealers,
  serviceRequestLead,
} from './serviceRequest.ts';
import { carServices, otherServices } from './serviceTypes.ts';

const id = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
const bergen = { name: 'Nordvik Bergen', email: 'bergen@nordvik.example' };
const request = {
  siteName: 'nordvik-no',
  dealers: [bergen],
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
  rest: Partial<typeof request> = {},
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

test('dealers are those with an address, each once, and the one of motorcycles', () => {
  const at = (name: string, email: string) => ({ ...testFacility(), name, email, departments: [] });
  const workshops = [at('A', 'a@example.com'), at('B', ''), at('C', 'a@example.com')];
  expect(serviceDealers(workshops, { name: 'MC', email: 'mc@example.com' })).toEqual([
    { name: 'A', email: 'a@example.com' },
    { name: 'MC', email: 'mc@example.com' },
  ]);
});
