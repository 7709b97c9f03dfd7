import { describe, expect, test } from 'vitest';
import { parseDepartment } from './parseDepartment.ts';

function parse(fields: object) {
  const [department] = parseDepartment({ group: 'Workshop', ...fields });
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
    ['a text', 'Mon-Fri 9-18'],
    ['without days', { openinghours: [], deviationdays: [eve] }],
    ['with malformed times', { openinghours: [{ ...monday, opens: 'seven' }], deviationdays: [] }],
    [
      'with one malformed day',
      { openinghours: [monday, { ...sunday, opens: '10' }], deviationdays: [] },
    ],
    ['with half of the times', { openinghours: [{ ...monday, closes: null }], deviationdays: [] }],
    ['with an eighth day', { openinghours: [{ ...monday, day: 8 }], deviationdays: [] }],
  ])('are unknown if %s', (_what, openingschedule) => {
    expect(parse({ openingschedule })).toMatchObject({ group: 'Workshop' });
    expect(parse({ openingschedule })?.schedule).toBeUndefined();
  });

  test('leave out dates that do not exist', () => {
    const deviationdays = [{ ...eve, date: '2026-02-30' }, { ...eve, date: 'julafton' }, eve];
    const schedule = parse({
      openingschedule: { openinghours: [monday], deviationdays },
    })?.schedule;
    expect(schedule?.deviations.map(({ date }) => date)).toEqual(['2026-12-24']);
  });
});

describe('a department without a group', () => {
  test.each([undefined, null, 7, ' '])('%j is kept if it has a name', (group) => {
    const [department] = parseDepartment({ group, official_name: 'Biluthyrning', phone: '08-1' });
    expect(department).toMatchObject({ group: '', name: 'Biluthyrning', phone: '08-1' });
  });

  test('or a name is left out', () => {
    expect(parseDepartment({ phone: '08-1' })).toEqual([]);
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
    { title: 'Receptionist' },
    null,
  ];
  expect(parse({ users })?.staff).toEqual([
    {
      firstName: 'Åsa',
      lastName: 'Öberg',
      title: 'Säljare',
      phone: '10',
      email: '',
      image: undefined,
    },
  ]);
});

test('the number of the department in accounting may be a number', () => {
  expect(parse({ erp_id: '10.1011' })?.erpId).toBe('10.1011');
  expect(parse({ erp_id: 10.1 })?.erpId).toBe('10.1');
});
