import { expect, test } from 'vitest';
import { leadParties } from './leadParties.ts';

const formSubmissionId = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';

test('the contact form of a car has a visitor and a recipient', () => {
  const values = {
    email: 'Kim@Example.com',
    phone: '070-123 45 67',
    toEmail: 'Bilar@Nordvik.example',
  };
  const formName = 'nordvik-seCarContactForm';
  expect(leadParties({ formName, formSubmissionId, values })).toEqual({
    email: 'kim@example.com',
    phone: '01234567',
    recipient: 'bilar@nordvik.example',
  });
});

test('a form without a recipient counts as one', () => {
  const values = { customerEmail: 'kim@example.com', customerPhone: '0701234567' };
  const formName = 'nordvik-seSellCarForm';
  expect(leadParties({ formName, formSubmissionId, values }).recipient).toBe(formName);
});

test.each([
  ['070 123 45 67', '+46 70 123 45 67'],
  ['0701234567', '0046701234567'],
  ['40 01 22 33', '+47 40012233'],
])('%s and %s are the same phone', (one, other) => {
  const phoneOf = (customerPhone: string) => {
    const lead = { formName: 'nordvik-noServiceRequestForm', formSubmissionId };
    return leadParties({ ...lead, values: { customerPhone } }).phone;
  };
  expect(phoneOf(one)).toBe(phoneOf(other));
});
