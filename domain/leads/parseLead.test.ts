import { describe, expect, test } from 'vitest';
import { leadLimits } from './lead.ts';
import { carContactForm, leadFormName } from './leadForm.ts';
import { leadOfForm } from './leadFormData.ts';
import { parseLead } from './parseLead.ts';

const formName = leadFormName('nordvik-se', carContactForm);
const formSubmissionId = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
const filled = {
  car: { id: 'MLB123', price: 249900, isNew: false },
  name: 'Kim Berg',
  phone: '+46 70 123 45 67',
  email: 'kim@example.com',
  message: 'Hej!\nFinns bilen kvar?',
  quote: true,
  testDrive: false,
  toName: 'Anna Lind',
  toEmail: 'nya.bilar@nordvik.example',
  source: 'https://nordvik.example/kop-bil/bil/1/volvo',
};
const lead = { formName, formSubmissionId, values: filled };

function parse(values: object, rest: object = {}) {
  return parseLead({ ...lead, ...rest, values: { ...filled, ...values } }, 'nordvik-se');
}

function invalid(...fields: string[]) {
  return { ok: false, failure: { kind: 'invalid-lead', fields } };
}

test('a complete lead keeps its values', () => {
  expect(parseLead(lead, 'nordvik-se')).toEqual({ ok: true, value: lead });
});

test('missing optional fields become empty, unknown fields are dropped', () => {
  const { name, phone, email } = filled;
  const values = { name, phone, email, cc: 'other@example.com', toString: 'x' };
  expect(parseLead({ ...lead, values }, 'nordvik-se')).toEqual({
    ok: true,
    value: {
      ...lead,
      values: {
        car: {},
        name,
        phone,
        email,
        message: '',
        quote: false,
        testDrive: false,
        toName: '',
        toEmail: '',
        source: '',
      },
    },
  });
});

test.each([
  [{ name: ' \u00a0' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ name: ['Kim'] }, 'name'],
  [{ phone: '12345' }, 'phone'],
  [{ phone: '070-123 45 67' }, 'phone'],
  [{ phone: '123456789012345678901' }, 'phone'],
  [{ email: 'kim@example' }, 'email'],
  [{ email: 'kim@example.c' }, 'email'],
  [{ email: 'kim@@example.com' }, 'email'],
  [{ email: 'kim@example.com, eve@example.com' }, 'email'],
  [{ message: 'x'.repeat(leadLimits.message + 1) }, 'message'],
  [{ quote: 'maybe' }, 'quote'],
  [{ testDrive: 1 }, 'testDrive'],
  [{ toEmail: 'nobody' }, 'toEmail'],
  [{ source: 'javascript:alert(1)' }, 'source'],
  [{ car: 'MLB123' }, 'car'],
  [{ car: [] }, 'car'],
  [{ car: { id: { nested: true } } }, 'car'],
  [{ car: { text: 'x'.repeat(leadLimits.fact + 1) } }, 'car'],
  [{ car: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`fact${at}`, ''])) }, 'car'],
])('%j is invalid', (values, field) => {
  expect(parse(values)).toEqual(invalid(field));
});

const factsOf = (count: number, length = 1) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${at}`.padStart(length, '0'), 'x']),
  );

test.each<[string, object, boolean]>([
  ['a name of 200 characters', { name: 'x'.repeat(200) }, true],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, false],
  ['a message of 5 000 characters', { message: 'x'.repeat(5_000) }, true],
  ['a message of 5 001 characters', { message: 'x'.repeat(5_001) }, false],
  ['a fact of 500 characters', { car: { text: 'x'.repeat(500) } }, true],
  ['a fact of 501 characters', { car: { text: 'x'.repeat(501) } }, false],
  ['a fact whose name has 200 characters', { car: factsOf(1, 200) }, true],
  ['a fact whose name has 201 characters', { car: factsOf(1, 201) }, false],
  ['40 facts', { car: factsOf(40) }, true],
  ['41 facts', { car: factsOf(41) }, false],
])('%s can be sent: %s', (_what, values, isSent) => {
  expect(parse(values).ok).toBe(isSent);
});

test('all invalid fields are named, in the order of the form', () => {
  expect(parse({ email: '', name: '', quote: 3 })).toEqual(invalid('name', 'email', 'quote'));
});

test.each([
  ['another site', { formName: 'nordvik-noCarContactForm' }, 'formName'],
  ['an unknown form', { formName: 'nordvik-seOtherForm' }, 'formName'],
  ['no id', { formSubmissionId: undefined }, 'formSubmissionId'],
  ['an id that is no UUID', { formSubmissionId: "1' OR '1'='1" }, 'formSubmissionId'],
])('a lead of %s is refused', (_what, rest, field) => {
  expect(parse({}, rest)).toEqual(invalid(field));
});

test.each([[undefined], [null], ['text'], [[]], [{}], [{ formName, values: {} }]])(
  '%j is no lead',
  (body) => {
    expect(parseLead(body, 'nordvik-se').ok).toBe(false);
  },
);

test('a lead without values is refused', () => {
  expect(parseLead({ ...lead, values: [] }, 'nordvik-se')).toEqual(invalid('values'));
});

describe('cleaned texts', () => {
  test.each([
    ['name', ' Kim\r\nBcc: eve@example.com ', 'Kim Bcc: eve@example.com'],
    ['name', 'Kim\u0000\u001b[31m', 'Kim[31m'],
    ['name', 'Kim \ud800', 'Kim \ufffd'],
    ['message', 'a\r\nb\rc\u0007', 'a\nb\nc'],
    ['phone', '\u00a0070 123 45 67 ', '070 123 45 67'],
    ['email', ' kim@räksmörgås.se ', 'kim@räksmörgås.se'],
  ])('%s %j becomes %j', (field, given, expected) => {
    expect(parse({ [field]: given })).toMatchObject({ value: { values: { [field]: expected } } });
  });

  test('an id in capitals is the same id', () => {
    const shouted = parse({}, { formSubmissionId: formSubmissionId.toUpperCase() });
    expect(shouted).toMatchObject({ value: { formSubmissionId } });
  });
});

describe('a plain form post', () => {
  const post = new URLSearchParams({
    formName,
    formSubmissionId,
    name: 'Kim Berg',
    phone: '0701234567',
    email: 'kim@example.com',
    quote: 'on',
    'car.id': 'MLB123',
    'car.model': 'V60',
  });

  test('is the same lead as the JSON', () => {
    expect(parseLead(leadOfForm(post), 'nordvik-se')).toMatchObject({
      ok: true,
      value: {
        formSubmissionId,
        values: { car: { id: 'MLB123', model: 'V60' }, quote: true, testDrive: false },
      },
    });
  });

  test('can’t change the prototype of objects', () => {
    const attack = leadOfForm([...post, ['__proto__.isAdmin', 'true'], ['car.__proto__', 'x']]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect(parseLead(attack, 'nordvik-se').ok).toBe(true);
  });
});

describe('a request for a service', () => {
  const values = {
    siteEmail: 'bergen@nordvik.example',
    siteName: 'Nordvik Bergen',
    description: 'Bremsene hyler.',
    customerName: 'Kim Berg',
    customerPhone: '+47 900 00 000',
    customerEmail: 'kim@example.com',
    regno: 'AB 12345',
    milage: '12 500',
    other: '',
    date: '2026-06-15',
    services: ['EU-kontroll', 'Annet'],
    gdpr: true,
    newsletter: true,
    typeCar: 'car',
  };
  const request = { formName: 'nordvik-noServiceRequestForm', formSubmissionId, values };
  const dates = { first: '2026-06-15', last: '2028-06-15' };
  const parseRequest = (changes: object) =>
    parseLead({ ...request, values: { ...values, ...changes } }, 'nordvik-no', dates);

  test('keeps its values', () => {
    const sent = { ...values, regno: 'AB12345' };
    expect(parseRequest({})).toEqual({ ok: true, value: { ...request, values: sent } });
  });

  test.each([
    ['date', '2026-06-14'],
    ['date', '2028-06-16'],
    ['date', '9999-12-31'],
    ['date', '2026-06-31'],
    ['date', '15.06.2026'],
    ['date', ''],
    ['services', ['Massasje']],
    ['services', 'Service'],
    ['other', 'Bestille deler'],
    ['gdpr', false],
    ['typeCar', 'boat'],
    ['milage', '-1'],
    ['milage', '1e3'],
    ['milage', '0'.repeat(21)],
    ['regno', 'A'],
    ['regno', '🚗🚗'],
    ['siteEmail', ''],
  ])('is refused with %s %j', (name, value) => {
    expect(parseRequest({ [name]: value })).toEqual(invalid(name));
  });

  test.each([
    ['milage', '0'.repeat(20)],
    ['date', '2026-06-15'],
    ['date', '2028-06-15'],
  ])('is taken with %s %j', (name, value) => {
    expect(parseRequest({ [name]: value }).ok).toBe(true);
  });

  test('names each service once, in the order of the form', () => {
    const parsed = parseRequest({ services: ['Annet', 'Service', 'Annet'] });
    expect(parsed.ok && parsed.value.values['services']).toEqual(['Service', 'Annet']);
  });

  test('without script, sends its services as a list', () => {
    const sent = leadOfForm([
      ['services[]', 'Service'],
      ['services[]', 'Bilskade'],
    ]);
    expect(sent['values']).toEqual({ services: ['Service', 'Bilskade'] });
  });
});
