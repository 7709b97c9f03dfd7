import { describe, expect, test } from 'vitest';
import { testRecord } from '../cars/testing/testCar.ts';
import type { Department, Facility } from '../facilities/facility.ts';
import { testFacility } from '../facilities/testing/testFacility.ts';
import { findRecipient } from './recipient.ts';

const newCars: Department = {
  group: 'New cars',
  name: 'Nya bilar',
  phone: '',
  email: 'nya@nordvik.example',
  brands: [{ name: 'Volvo', code: 'VO' }],
  number: '10.1041',
  staff: [],
};
const usedCars: Department = {
  group: 'Used cars',
  name: 'Begagnade bilar',
  phone: '',
  email: 'beg@nordvik.example',
  brands: [],
  number: '10.1042',
  staff: [],
};

function facility(more: Partial<Facility> = {}): Facility {
  return testFacility({
    id: '104',
    email: 'uppsala@nordvik.example',
    brands: ['Volvo'],
    departments: [newCars, usedCars],
    ...more,
  });
}

const atNewCars = { name: 'Nya bilar', email: 'nya@nordvik.example' };
const atUsedCars = { name: 'Begagnade bilar', email: 'beg@nordvik.example' };
const atFacility = { name: 'Nordvik Uppsala', email: 'uppsala@nordvik.example' };

describe('a sample car', () => {
  const sample = testRecord({ isSample: true, brand: 'volvo' });
  const found = (departments: readonly Department[], car = sample) =>
    findRecipient(car, facility({ departments }));

  test.each([
    ['sells its brand as new', [usedCars, newCars]],
    ['has its brand by code only', [{ ...newCars, brands: [{ code: 'VOLVO' }] }]],
    ['comes after one of another brand', [{ ...newCars, brands: [{ name: 'Kia' }] }, newCars]],
  ])('goes to the department that %s', (_what, departments) => {
    expect(found(departments)).toEqual({ ok: true, value: atNewCars });
  });

  test.each<[string, Department]>([
    ['of another group', { ...newCars, group: 'Used cars' }],
    ['of another brand', { ...newCars, brands: [{ name: 'Kia' }] }],
    ['without brands', { ...newCars, brands: [] }],
    ['without an ERP id', { ...newCars, number: '' }],
    ['without an e-mail address', { ...newCars, email: '' }],
  ])('doesn’t go to a department %s', (_what, department) => {
    expect(found([department])).toEqual({ ok: false, failure: { kind: 'department-not-found' } });
  });

  test('has no recipient without a facility', () => {
    expect(findRecipient(sample, undefined).ok).toBe(false);
  });

  test.each([
    ['VW_TR', 'VW', true],
    ['VW', 'VW_TR', true],
    ['FI_TR', 'FI', false],
    ['MH_TR', 'MH', false],
  ])('of %s goes to a department of %s: %s', (brand, code, isFound) => {
    const car = testRecord({ isSample: true, brand });
    expect(found([{ ...newCars, brands: [{ code }] }], car).ok).toBe(isFound);
  });
});

describe('a car in stock', () => {
  test.each([
    ['its department', { companyNumber: '10', departmentNumber: '1042' }, atUsedCars],
    ['its department if no company is given', { departmentNumber: '1042' }, atUsedCars],
    ['its department in one number', { departmentNumber: '10.1042' }, atUsedCars],
    [
      'its facility if the department is of another company',
      { companyNumber: '11', departmentNumber: '1042' },
      atFacility,
    ],
    ['its facility if its department is unknown', { departmentNumber: '9999' }, atFacility],
    ['its facility if it names no department', {}, atFacility],
  ])('goes to %s', (_what, numbers, value) => {
    expect(findRecipient(testRecord(numbers), facility())).toEqual({ ok: true, value });
  });

  test.each([
    ['without a number', '', ''],
    ['whose number has no company', '1042', undefined],
  ])('goes to its facility, not to a department %s', (_what, number, departmentNumber) => {
    const departments = [{ ...usedCars, number }];
    const car = testRecord({ departmentNumber });
    expect(findRecipient(car, facility({ departments }))).toMatchObject({ value: atFacility });
  });

  test('goes to its facility if its department has no e-mail address', () => {
    const departments = [{ ...usedCars, email: '' }];
    const car = testRecord({ departmentNumber: '1042' });
    expect(findRecipient(car, facility({ departments }))).toMatchObject({ value: atFacility });
  });

  test('is sent without a recipient if its facility is unknown', () => {
    const car = testRecord({ departmentNumber: '1042' });
    expect(findRecipient(car, undefined)).toEqual({ ok: true, value: { name: '', email: '' } });
  });
});
