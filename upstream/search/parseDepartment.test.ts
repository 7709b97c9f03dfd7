import { describe, expect, test } from 'vitest';
import { parseDepartment } from './parseDepartment.ts';

const zone = 'Europe/Stockholm';

function parse(fields: object) {
  const [department] = parseDepartment({ group: 'Workshop', ...fields }, zone);
  return department;
}

describe('opening hours of a department', () => {
  const monday = { day: 1, opens: '07:00', closes: '18:00', displayText: 'Måndag 7–18' };
  const sunday = { day: 7, displayText: 'Söndag stängt' };
  const eve = { date: '2026-12-24', displayText: 'Julafton: stängt' };
  const fair = { date: '2026-12-05', opens: '10:00', closes: '16:00', displayText: 'Mässa 10–16' };

  test('are the week and the deviations in the order of their dates', () => {
    const openingschedule = { openinghours: [monday, sunday], deviationdays: [eve, fair] };
    expect(parse({ openingschedule })?.schedule).toEqual({
      week: [
        { weekday: 1, text: 'Måndag 7–18', span: { opens: '07:00', closes: '18:00' } },
        { weekday: 7, text: 'Söndag stängt' },
      ],
      deviations: [
        { date: '2026-12-05', text: 'Mässa 10–16', span: { opens: '10:00', closes: '16:00' } },
        { date: '2026-12-24', text: 'Julafton: stängt' },
      ],
    });
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['without days', { openinghours: [], deviationdays: [eve] }],
    ['without days or deviations', { openinghours: null }],
  ])('are absent if %s', (_what, openingschedule) => {
    expect(parse({ openingschedule })).toMatchObject({ group: 'Workshop' });
    expect(parse({ openingschedule })?.schedule).toBeUndefined();
  });

  const week = [monday, sunday];
  test.each([
    ['a text', 'Mon-Fri 9-18'],
    ['with a text for days', { openinghours: 'Mon-Fri 9-18', deviationdays: [] }],
    ['with malformed times', { openinghours: [{ ...monday, opens: 'seven' }], deviationdays: [] }],
    [
      'with one malformed day',
      { openinghours: [monday, { ...sunday, opens: '10' }], deviationdays: [] },
    ],
    ['with half of the times', { openinghours: [{ ...monday, closes: null }], deviationdays: [] }],
    ['with a time as a number', { openinghours: [{ ...monday, opens: 7, closes: 18 }] }],
    ['with times in words only', { openinghours: [{ day: 1, displayText: 'Måndag 7–18' }] }],
    ['with an eighth day', { openinghours: [{ ...monday, day: 8 }], deviationdays: [] }],
    ['with a text for deviations', { openinghours: week, deviationdays: 'julafton stängt' }],
    ['with a date that doesn’t exist', deviating({ ...eve, date: '2026-02-30' })],
    ['with a date in words', deviating({ ...eve, date: 'julafton' })],
    ['with a deviation without a date', deviating({ displayText: 'stängt' })],
    ['with a deviation that is no record', deviating('2026-12-24')],
  ])('are unknown if %s', (_what, openingschedule) => {
    expect(parse({ openingschedule })?.schedule).toBe('unknown');
  });

  function deviating(...deviationdays: readonly unknown[]) {
    return { openinghours: week, deviationdays };
  }

  function deviationsOf(...days: readonly unknown[]) {
    const schedule = parse({ openingschedule: deviating(...days) })?.schedule;
    return schedule === 'unknown' ? schedule : schedule?.deviations;
  }

  test.each([
    ['malformed times', { ...fair, opens: 'ten' }],
    ['half of the times', { ...fair, closes: undefined }],
    ['a time as a number', { ...fair, opens: 10 }],
    ['times in words only', { date: fair.date, displayText: 'Mässa 10–16' }],
    ['the same time twice', { ...fair, closes: '10:00' }],
  ])('of a date with %s are unknown', (_what, day) => {
    const unknown = { date: '2026-12-05', text: '', span: 'unknown' };
    expect(deviationsOf(day)).toEqual([unknown]);
    expect(deviationsOf(day, fair)).toEqual([unknown]);
    expect(deviationsOf(fair, day)).toEqual([unknown]);
  });

  test('of a date are unknown if they contradict each other', () => {
    expect(deviationsOf(fair, fair)).toMatchObject([{ span: { opens: '10:00' } }]);
    expect(deviationsOf(fair, { ...fair, opens: '12:00' })).toMatchObject([{ span: 'unknown' }]);
  });

  test.each(['2026-12-05T00:00:00', '2026-12-05T00:00:00Z', '2026-12-04T23:00:00Z'])(
    'may be of a date stored as %s',
    (date) => {
      expect(deviationsOf({ ...fair, date })).toMatchObject([{ date: '2026-12-05' }]);
    },
  );
});

describe('a department without a group', () => {
  test.each([undefined, null, 7, ' '])('%j is kept if it has a name', (group) => {
    const [department] = parseDepartment(
      { group, official_name: 'Biluthyrning', phone: '08-1' },
      zone,
    );
    expect(department).toMatchObject({ group: '', name: 'Biluthyrning', phone: '08-1' });
  });

  test('or a name is left out', () => {
    expect(parseDepartment({ phone: '08-1' }, zone)).toEqual([]);
  });
});

test('brands have a name, a code or both', () => {
  const brands = [
    { name: 'Volvo', brand_code: 'VO' },
    { brand_code: 'VW_TR' },
    { name: ' ' },
    'Kia',
    null,
  ];
  expect(parse({ brands })?.brands).toEqual([
    { name: 'Volvo', code: 'VO' },
    { name: undefined, code: 'VW_TR' },
  ]);
});

test('staff have a name, and an unsafe portrait is left out', () => {
  const users = [
    {
      first_name: 'Åsa',
      last_name: 'Öberg',
      title: 'Säljare',
      phone: 10,
      image_url: 'javascript:alert(1)',
    },
    { first_name: 'Bo', title: 'Tekniker' },
    { last_name: 'Ek', title: 'Verkmästare' },
    { title: 'Receptionist' },
    { first_name: ' ', last_name: ' ' },
    null,
  ];
  expect(parse({ users })?.staff).toMatchObject([
    {
      firstName: 'Åsa',
      lastName: 'Öberg',
      title: 'Säljare',
      phone: '10',
      email: '',
      image: undefined,
    },
    { firstName: 'Bo', lastName: '' },
    { firstName: '', lastName: 'Ek' },
  ]);
});

test('the number of the department in accounting may be a number', () => {
  expect(parse({ erp_id: '10.1011' })?.number).toBe('10.1011');
  expect(parse({ erp_id: 10.1 })?.number).toBe('10.1');
});
