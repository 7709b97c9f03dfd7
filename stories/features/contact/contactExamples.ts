import type { Facility } from '#domain/facilities/facility.ts';
import type { CarContact } from '#domain/leads/carContact.ts';
import coast from '#stories/fixtures/coast.webp';

/** A facility that sells cars. */
export const facility: Facility = {
  id: '101',
  slug: 'stockholm-kungens-kurva',
  name: 'Nordvik Kungens kurva',
  street: 'Dialoggatan 12',
  zip: '141 75',
  city: 'Stockholm',
  phone: '08-465 004 10',
  email: 'kungens-kurva@nordvik.example',
  image: coast.src,
  brands: ['Volvo'],
  departments: [],
};

const recipient = { name: 'Begagnade bilar', email: 'bil.kungens-kurva@nordvik.example' };

/** A used car. */
export const contact: CarContact = {
  siteName: 'nordvik-se',
  car: { id: 'MLB210', brand: 'Volvo', model: 'V60' },
  source: 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60',
  receiver: { kind: 'known', recipient },
};

/** A car that is ordered, at one of two facilities; the second has no department for it. */
export const sampleContact: CarContact = {
  ...contact,
  receiver: {
    kind: 'chosen',
    sellers: [
      { id: '101', name: 'Nordvik Kungens kurva', recipient },
      { id: '104', name: 'Nordvik Uppsala' },
    ],
  },
};

/** Two people who sell the car. */
export const sellers = [
  { name: 'Anna Lind', phone: '08-465 004 11', email: 'anna.lind@nordvik.example' },
  { name: 'Kim Berg', phone: '08-465 004 12' },
];
