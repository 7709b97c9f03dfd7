import { describe, expect, test } from 'vitest';
import { type LeadForm, leadFormName, leadForms } from './leadForm.ts';
import { parseLead } from './parseLead.ts';

const contact = { name: 'Kim Berg', phone: '0701234567', email: 'kim@example.com' };
const customer = {
  customerName: contact.name,
  customerPhone: contact.phone,
  customerEmail: contact.email,
};

/** What each form needs; everything else may be missing. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CarContactForm: contact,
  SellCarForm: { regno: 'MLB111', milage: '1000', ...customer, selectedOption: 'sell' },
  ServiceRequestForm: {
    siteEmail: 'verksted@example.com',
    ...customer,
    regno: 'EV12345',
    date: '2026-12-01',
    gdpr: true,
  },
};

/** The longest text of each field, and how it may be written. */
const longest: Readonly<
  Record<string, readonly [length: number, write: (length: number) => string]>
> = Object.fromEntries([
  ...['name', 'toName', 'customerName', 'siteName'].map((name) => [name, [200, letters]]),
  ...['message', 'other', 'description'].map((name) => [name, [5_000, letters]]),
  ...['email', 'toEmail', 'customerEmail', 'siteEmail'].map((name) => [name, [254, emailOf]]),
  ['source', [2_048, (length: number) => 'https://a.example/'.padEnd(length, 'x')]],
  ...['phone', 'customerPhone'].map((name) => [
    name,
    [21, (length: number) => '+'.padEnd(length, '1')],
  ]),
  ['regno', [20, (length: number) => `MLB${'-'.repeat(length - 6)}111`]],
]);

function letters(length: number): string {
  return 'x'.repeat(length);
}

function emailOf(length: number): string {
  const label = `${'a'.repeat(60)}.`;
  const host = label.repeat(3);
  const rest = length - 'kim@'.length - host.length - '.se'.length;
  return `kim@${host}${'b'.repeat(rest)}.se`;
}

function parse(form: LeadForm, values: object) {
  const formSubmissionId = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
  const body = { formName: leadFormName('nordvik-se', form), formSubmissionId, values };
  const read = parseLead(body, 'nordvik-se');
  return read.ok ? [] : read.failure.fields;
}

describe.each(leadForms)('$name', (form) => {
  const values = needed[form.name] ?? {};

  test('is complete with what it needs', () => {
    expect(parse(form, values)).toEqual([]);
  });

  test.each(Object.keys(values))('needs %s', (name) => {
    const { [name]: _left, ...others } = values;
    expect(parse(form, others)).toEqual([name]);
    expect(parse(form, { ...values, [name]: '' })).toEqual([name]);
  });

  const texts = Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'text' && name in longest ? [name] : [],
  );
  test.each(texts.filter((name) => form.name !== 'ServiceRequestForm' || name !== 'other'))(
    'takes %s up to its longest text',
    (name) => {
      const [length, write] = longest[name] ?? [0, letters];
      expect(parse(form, { ...values, [name]: write(length) })).toEqual([]);
      expect(parse(form, { ...values, [name]: write(length + 1) })).toEqual([name]);
    },
  );
});
