import { expect, test } from 'vitest';
import { sellCarForm, serviceRequestForm } from './leadForm.ts';
import { leadName } from './leadNames.ts';
import { sellCarFields } from './sellCar.ts';
import { serviceRequestFields } from './serviceRequest.ts';

test.each([
  ['mileage', 'milage'],
  ['customerName', 'customerName'],
  ['constructor', 'constructor'],
])('the field %s is sent as %s', (field, name) => {
  expect(leadName(field)).toBe(name);
});

test.each([
  [sellCarFields, sellCarForm],
  [serviceRequestFields, serviceRequestForm],
])('every field is a value of its form', (fields, form) => {
  expect(Object.keys(form.fields)).toEqual(expect.arrayContaining(fields.map(leadName)));
});
