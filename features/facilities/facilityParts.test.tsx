import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Department, Facility, StaffMember } from '#domain/facilities/facility.ts';
import { testDepartment, testFacility } from '#domain/facilities/testing/testFacility.ts';
import { Departments } from './department/Departments.tsx';
import { Staff } from './department/Staff.tsx';
import { FacilityHead } from './FacilityHead.tsx';
import { OpeningHoursIsland, OpenStateIsland } from './facilityPageIslands.tsx';

beforeAll(() => Promise.all([OpenStateIsland.load(), OpeningHoursIsland.load()]));

const { dictionary } = parseDictionary(new Map());
const clock = { timeZone: 'Europe/Stockholm', locale: 'sv' };
const schedule = { week: [], deviations: [] };

function headOf(fields: Partial<Facility>): string {
  const facility = testFacility(fields);
  return renderToStaticMarkup(
    <FacilityHead facility={facility} url="" services={[]} dictionary={dictionary} {...clock} />,
  );
}

describe('the head of a facility', () => {
  test('says whether it is open, also if only one department has opening hours', () => {
    const all = [testDepartment(), testDepartment({ schedule })];
    expect(headOf({ departments: all }).length).toBeGreaterThan(headOf({}).length);
  });

  test('opens the map in another tab, so that the page of the facility stays', () => {
    expect(headOf({})).toMatch(/<a [^>]*target="_blank"[^>]*>.*Stålgatan 4.*\(opensInNewTab\)/);
  });
});

const kim: StaffMember = { firstName: 'Kim', lastName: 'Berg', title: '', phone: '', email: '' };

function departmentsOf(...departments: readonly Partial<Department>[]): string {
  return renderToStaticMarkup(
    <Departments
      departments={departments.map((fields) => testDepartment(fields))}
      facilityPhone=""
      dictionary={dictionary}
      {...clock}
    />,
  );
}

describe('a department', () => {
  test.each<[string, Partial<Department>]>([
    ['a phone number', { phone: '018-65 00 10' }],
    ['an address', { email: 'verkstad@nordvik.example' }],
    ['opening hours', { schedule }],
    ['opening hours that can’t be read', { schedule: 'unknown' }],
    ['one person', { staff: [kim] }],
  ])('with only %s is shown', (_what, fields) => {
    expect(departmentsOf(fields)).toMatch(/<h3[^>]*>Verkstad<\/h3>/);
  });

  test('of which nothing is known is left out', () => {
    expect(departmentsOf({})).toBe('');
    expect(departmentsOf({ name: 'Däck' }, { phone: '018-65 00 10' })).not.toContain('Däck');
  });

  test('without people offers none', () => {
    const title = 'facilityStaff';
    expect(departmentsOf({ phone: '018-65 00 10' })).not.toContain(title);
    expect(departmentsOf({ phone: '018-65 00 10', staff: [kim] })).toContain(title);
  });
});

test.each([
  ['', 0],
  ['Säljare', 1],
])('a person with the role "%s"', (title, roles) => {
  const person = { ...kim, title };
  const markup = renderToStaticMarkup(<Staff staff={[person]} title={dictionary.facilityStaff} />);
  const spans = [...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(spans).toEqual(['Kim Berg', ...Array(roles).fill(title)]);
});
