import { expect, test } from 'vitest';
import { testRecord } from '../cars/testing/testCar.ts';
import { quotedVehicle } from './vehicle.ts';

const setup = { organisation: 'NQ', reserve: '', partExchange: '' };
const price = { amount: 17_995, currency: 'GBP' };
const fiesta = testRecord({
  id: '40100001',
  price,
  registrationNumber: 'NQ71 FKE',
  chassisNumber: 'WF0',
  technicalData: [{ name: 'firstRegistration', text: '2022-01-17' }],
});

test('a car is quoted for by its own facts', () => {
  expect(quotedVehicle(fiesta, setup)).toEqual({
    id: '40100001',
    kind: 'car',
    vin: 'WF0',
    price: 17_995,
    registrationNumber: 'NQ71 FKE',
    registeredOn: '2022-01-17',
    organisation: 'NQ',
  });
});

test('the price of a commercial vehicle gets VAT', () => {
  const van = { ...fiesta, isCommercial: true, price: { ...price, other: { amount: 21_594 } } };
  expect(quotedVehicle(van, setup)).toMatchObject({ kind: 'van', price: 21_594 });
});

test('the price of a car with deductible VAT includes it', () => {
  const car = { ...fiesta, price: { ...price, other: { amount: 14_996 } } };
  expect(quotedVehicle(car, setup)?.price).toBe(17_995);
});

test('a motorcycle is one', () => {
  expect(quotedVehicle({ ...fiesta, isMotorcycle: true }, setup)?.kind).toBe('motorcycle');
});

test.each([
  ['no registration number', { registrationNumber: undefined }],
  ['no price', { price: { currency: 'GBP' } }],
  ['no price but a text', { price: { amount: 0, currency: 'GBP', text: 'POA' } }],
  ['another currency', { price: { amount: 17_995, currency: 'EUR' } }],
])('a car with %s has no quote', (_what, more) => {
  expect(quotedVehicle({ ...fiesta, ...more }, setup)).toBeUndefined();
});
