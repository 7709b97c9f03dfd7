import type { Department, Facility } from '../facility.ts';

/** A department for tests. */
export function testDepartment(fields: Partial<Department> = {}): Department {
  return {
    group: 'Workshop',
    name: 'Verkstad',
    phone: '',
    email: '',
    brands: [],
    number: '',
    staff: [],
    ...fields,
  };
}

/** A facility for tests. */
export function testFacility(fields: Partial<Facility> = {}): Facility {
  return {
    id: '101',
    slug: 'uppsala',
    name: 'Nordvik Uppsala',
    street: 'Stålgatan 4',
    zip: '753 23',
    city: 'Uppsala',
    phone: '',
    email: '',
    brands: [],
    departments: [],
    ...fields,
  };
}
