import { describe, expect, test } from 'vitest';
import { testRecord } from '../cars/testing/testCar.ts';
import { type CarContact, contactCar, contactLead, emptyFilling } from './carContact.ts';
import { leadLimits } from './lead.ts';
import { nextLeadAttempt } from './leadAttempt.ts';

const id = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
const recipient = { name: 'Begagnade bilar', email: 'beg@nordvik.example' };
const contact: CarContact = {
  siteName: 'nordvik-se',
  car: { id: 'MLB210', brand: 'Volvo' },
  source: 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60',
  receiver: { kind: 'known', recipient },
};
const sample: CarContact = {
  ...contact,
  receiver: {
    kind: 'chosen',
    sellers: [
      { id: '101', name: 'Nordvik Kungens kurva', recipient },
      { id: '104', name: 'Nordvik Uppsala' },
    ],
  },
};
const filled = {
  ...emptyFilling,
  name: ' Kim Berg ',
  phone: '070 123 45 67',
  email: 'kim@example.com',
  quote: true,
};

test('a request says what the visitor entered, about which car and to whom', () => {
  expect(contactLead(contact, filled, id)).toEqual({
    ok: true,
    value: {
      formName: 'nordvik-seCarContactForm',
      formSubmissionId: id,
      values: {
        car: { id: 'MLB210', brand: 'Volvo' },
        name: 'Kim Berg',
        phone: '070 123 45 67',
        email: 'kim@example.com',
        message: '',
        quote: true,
        testDrive: false,
        toName: 'Begagnade bilar',
        toEmail: 'beg@nordvik.example',
        source: contact.source,
      },
    },
  });
});

test('markup in a message is text like any other', () => {
  const message = '<script>alert("Hej!")</script>';
  expect(contactLead(contact, { ...filled, message }, id)).toMatchObject({
    value: { values: { message } },
  });
});

describe('invalid are', () => {
  test.each([
    ['all required fields of an empty form', emptyFilling, ['name', 'phone', 'email']],
    [
      'blanks',
      { ...filled, name: ' ', phone: '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0' },
      ['name', 'phone'],
    ],
    [
      'an e-mail address without a top-level domain',
      { ...filled, email: 'kim@example' },
      ['email'],
    ],
    ['a message of 100 000 characters', { ...filled, message: 'x'.repeat(100_000) }, ['message']],
  ])('%s', (_what, filling, fields) => {
    const failure = { kind: 'invalid', fields };
    expect(contactLead(contact, filling, id)).toEqual({ ok: false, failure });
  });

  test.each(['', '999'])('a sample car without a known seller: %j', (seller) => {
    const failure = { kind: 'invalid', fields: ['seller'] };
    expect(contactLead(sample, { ...filled, seller }, id)).toEqual({ ok: false, failure });
    const all = contactLead(sample, { ...emptyFilling, seller }, id);
    expect(all).toMatchObject({ failure: { fields: ['seller', 'name', 'phone', 'email'] } });
  });
});

describe('the request for a sample car', () => {
  test('goes to the department of the chosen seller', () => {
    expect(contactLead(sample, { ...filled, seller: '101' }, id)).toMatchObject({
      value: { values: { toName: recipient.name, toEmail: recipient.email } },
    });
  });

  test('fails if the seller has no department for it', () => {
    const failure = { kind: 'department-not-found' };
    expect(contactLead(sample, { ...filled, seller: '104' }, id)).toEqual({ ok: false, failure });
  });
});

test('a page with an invalid address of its own can’t send a request', () => {
  const failure = { kind: 'unsendable', fields: ['source'] };
  const broken = { ...contact, source: 'about:blank' };
  expect(contactLead(broken, filled, id)).toEqual({ ok: false, failure });
});

test('the car of a request has all that is known, within the limits', () => {
  const modelText = 'x'.repeat(leadLimits.fact + 1);
  const price = { amount: 249_900, currency: 'SEK' };
  const car = testRecord({ modelText, price, registrationNumber: 'MLB210' });
  expect(contactCar(car)).toEqual({
    id: 'MLB210',
    brand: 'Volvo',
    model: 'V60',
    modelText: 'x'.repeat(leadLimits.fact),
    registrationNumber: 'MLB210',
    price: 249_900,
    currency: 'SEK',
    isSample: false,
  });
});

describe('the id of a submission', () => {
  const ids = ['a', 'b', 'c'];
  const first = nextLeadAttempt(filled, undefined, () => ids[0] ?? '');

  test('is kept when the same content is sent again', () => {
    expect(nextLeadAttempt({ ...filled }, first, () => 'b')).toBe(first);
  });

  test('is new when the content has changed', () => {
    const changed = nextLeadAttempt({ ...filled, phone: '070 999 99 99' }, first, () => 'b');
    expect(changed.formSubmissionId).toBe('b');
  });
});
