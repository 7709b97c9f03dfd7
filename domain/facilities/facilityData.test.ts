import { describe, expect, test } from 'vitest';
import type { Facility } from './facility.ts';
import { facilityJson } from './facilityData.ts';
import type { DepartmentHours, OpeningSchedule } from './openingHours.ts';
import { testDepartment, testFacility } from './testing/testFacility.ts';

const url = 'https://nordvik.example/hitta-oss/uppsala';

function dataOf(fields: Partial<Facility> = {}) {
  const json = facilityJson({ facility: testFacility(fields), url, country: 'SE' });
  expect(json).not.toContain('<');
  return JSON.parse(json);
}

/** A schedule with these hours, by weekday or date. */
function schedule(
  week: Readonly<Record<number, string>>,
  deviations: Readonly<Record<string, string>> = {},
): OpeningSchedule {
  const span = (hours: string) => {
    const [opens = '', closes = ''] = hours.split('-');
    return { text: hours, span: closes ? { opens, closes } : undefined };
  };
  return {
    week: Object.entries(week).map(([day, hours]) => ({ weekday: Number(day), ...span(hours) })),
    deviations: Object.entries(deviations).map(([date, hours]) => ({ date, ...span(hours) })),
  };
}

function hoursOf(...schedules: readonly OpeningSchedule[]) {
  const data = dataOf({ departments: schedules.map((each) => testDepartment({ schedule: each })) });
  return {
    week: (data.openingHoursSpecification ?? []).map(
      ({ dayOfWeek, opens, closes }: Record<string, string[]>) => [
        dayOfWeek?.map((day) => day.replace('https://schema.org/', '').slice(0, 2)).join(' '),
        `${opens}-${closes}`,
      ],
    ),
    special: (data.specialOpeningHoursSpecification ?? []).map(
      ({ validFrom, validThrough, opens, closes }: Record<string, string>) => {
        expect(validThrough).toBe(validFrom);
        return [validFrom, `${opens}-${closes}`];
      },
    ),
  };
}

test('a dealer has its address, place and contact', () => {
  const sales = testDepartment({ group: 'New cars', name: 'Nya bilar', phone: '018-1' });
  const workshop = testDepartment({ email: 'verkstad@nordvik.example' });
  expect(
    dataOf({
      phone: '018-465 00 40',
      email: 'uppsala@nordvik.example',
      image: '/-/media/uppsala.webp',
      brands: ['Volvo'],
      coordinates: { latitude: 59.85, longitude: 17.64 },
      departments: [workshop, sales],
    }),
  ).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': url,
    url,
    name: 'Nordvik Uppsala',
    telephone: '018-465 00 40',
    email: 'uppsala@nordvik.example',
    image: 'https://nordvik.example/-/media/uppsala.webp',
    brand: [{ '@type': 'Brand', name: 'Volvo' }],
    geo: { '@type': 'GeoCoordinates', latitude: 59.85, longitude: 17.64 },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Stålgatan 4',
      postalCode: '753 23',
      addressLocality: 'Uppsala',
      addressCountry: 'SE',
    },
    department: [
      {
        '@type': 'AutoRepair',
        name: 'Nordvik Uppsala – Verkstad',
        email: 'verkstad@nordvik.example',
      },
      { '@type': 'AutoDealer', name: 'Nordvik Uppsala – Nya bilar', telephone: '018-1' },
    ],
  });
});

test.each([
  [['Workshop', 'Parts'], 'AutoRepair'],
  [['Workshop', 'Vans'], 'AutoDealer'],
  [['Used cars'], 'AutoDealer'],
  [['Restaurant'], 'AutomotiveBusiness'],
  [[], 'AutomotiveBusiness'],
])('a facility with %j is an %s', (groups, type) => {
  const departments = groups.map((group) => testDepartment({ group }));
  expect(dataOf({ departments })['@type']).toBe(type);
});

test.each([
  [{ street: 'Stålgatan 4' }, { streetAddress: 'Stålgatan 4' }],
  [{ zip: '753 23' }, { postalCode: '753 23' }],
  [{ city: 'Uppsala' }, { addressLocality: 'Uppsala' }],
])('of an address, what is known is written: %j', (known, written) => {
  const { address } = dataOf({ street: '', zip: '', city: '', ...known });
  expect(address).toEqual({ '@type': 'PostalAddress', addressCountry: 'SE', ...written });
});

test('unknown and unusable values are left out', () => {
  const data = dataOf({ street: '', zip: '', city: '', phone: 'ring oss', email: 'info at' });
  expect(Object.keys(data)).toEqual([
    '@context',
    '@type',
    '@id',
    'name',
    'url',
    'parentOrganization',
  ]);
});

test('a text can’t end the script', () => {
  expect(dataOf({ name: '</script><b>' }).name).toBe('</script><b>');
});

test('days with the same hours share an entry, and closed days have none', () => {
  const week = { 1: '07:00-18:00', 2: '07:00-18:00', 3: '07:00-16:00', 6: '', 7: '' };
  expect(hoursOf(schedule(week)).week).toEqual([
    ['Mo Tu', '07:00-18:00'],
    ['We', '07:00-16:00'],
  ]);
});

test.each([
  ['around the clock', '00:00-00:00', '00:00-23:59'],
  ['until midnight', '07:00-00:00', '07:00-00:00'],
  ['across midnight', '18:00-02:00', '18:00-02:00'],
])('hours %s are valid', (_what, hours, written) => {
  expect(hoursOf(schedule({ 1: hours })).week).toEqual([['Mo', written]]);
});

test('a facility is open while any of its departments is', () => {
  const morning = schedule({ 1: '07:00-12:00' });
  expect(hoursOf(morning, schedule({ 1: '10:00-18:00' })).week).toEqual([['Mo', '07:00-18:00']]);
  expect(hoursOf(morning, schedule({ 1: '13:00-18:00' })).week).toEqual([
    ['Mo', '07:00-12:00'],
    ['Mo', '13:00-18:00'],
  ]);
  expect(hoursOf(morning, schedule({ 1: '12:00-15:00' })).week).toEqual([['Mo', '07:00-15:00']]);
  expect(hoursOf(morning, schedule({ 1: '00:00-00:00' })).week).toEqual([['Mo', '00:00-23:59']]);
  const days = schedule({ 1: '07:00-19:00', 2: '00:00-00:00' });
  expect(hoursOf(days, schedule({ 1: '19:00-07:00' })).week).toEqual([['Mo Tu', '00:00-23:59']]);
});

test('hours are entries of schema.org, of a week and of a date', () => {
  const departments = [
    testDepartment({ schedule: schedule({ 4: '07:00-18:00' }, { '2026-12-24': '09:00-12:00' }) }),
  ];
  const data = dataOf({ departments });
  const type = { '@type': 'OpeningHoursSpecification' };
  expect(data.openingHoursSpecification).toEqual([
    { ...type, dayOfWeek: ['https://schema.org/Thursday'], opens: '07:00', closes: '18:00' },
  ]);
  expect(data.specialOpeningHoursSpecification).toEqual([
    {
      ...type,
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '12:00',
    },
  ]);
});

test('a deviation replaces the hours of its date, and closed is written as equal times', () => {
  // 2026-12-24 is a Thursday.
  const week = { 4: '07:00-18:00' };
  const closed = schedule(week, { '2026-12-24': '' });
  expect(hoursOf(closed).special).toEqual([['2026-12-24', '00:00-00:00']]);
  const short = schedule(week, { '2026-12-24': '09:00-12:00' });
  expect(hoursOf(closed, short).special).toEqual([['2026-12-24', '09:00-12:00']]);
  expect(hoursOf(closed, schedule(week)).special).toEqual([['2026-12-24', '07:00-18:00']]);
});

describe('on a date with unknown hours', () => {
  const week = { 4: '07:00-18:00' };
  const usual = { opens: '07:00', closes: '18:00' };
  const unknown = (...dates: readonly string[]): OpeningSchedule => ({
    ...schedule(week),
    deviations: dates.map((date) => ({ date, text: '', span: 'unknown' })),
  });
  const specification = (...schedules: readonly DepartmentHours[]) =>
    dataOf({ departments: schedules.map((each) => testDepartment({ schedule: each })) });

  test('no hours are claimed, not even the usual ones', () => {
    const { openingHoursSpecification: hours, specialOpeningHoursSpecification: special } =
      specification(unknown('2026-12-24'));
    expect(hours).toMatchObject([
      { ...usual, validThrough: '2026-12-23' },
      { ...usual, validFrom: '2026-12-25' },
    ]);
    expect(special).toBeUndefined();
  });

  test('several such dates may follow each other', () => {
    const { openingHoursSpecification: hours } = specification(
      unknown('2026-12-31', '2026-12-24', '2026-12-25'),
    );
    expect(hours).toMatchObject([
      { validThrough: '2026-12-23' },
      { validFrom: '2026-12-26', validThrough: '2026-12-30' },
      { validFrom: '2027-01-01' },
    ]);
  });

  test('a day between two such dates has its usual hours', () => {
    const { openingHoursSpecification: hours } = specification(unknown('2026-12-23', '2026-12-25'));
    expect(hours).toMatchObject([
      { validThrough: '2026-12-22' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24' },
      { validFrom: '2026-12-26' },
    ]);
  });

  test('what another department is open isn’t what the facility is open', () => {
    const short = schedule(week, { '2026-12-24': '09:00-12:00' });
    const data = specification(unknown('2026-12-24'), short);
    expect(data.specialOpeningHoursSpecification).toBeUndefined();
    expect(data.department[1].specialOpeningHoursSpecification).toHaveLength(1);
  });

  test('no hours of the facility are claimed if those of a department are unknown', () => {
    const data = specification(schedule(week), 'unknown');
    expect(data.openingHoursSpecification).toBeUndefined();
    expect(data.department[0].openingHoursSpecification).toHaveLength(1);
    expect(data.department[1].openingHoursSpecification).toBeUndefined();
  });
});
