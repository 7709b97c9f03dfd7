import { expect, test } from 'vitest';
import {
  hasRegistration,
  parametersOfVisitor,
  renderedUrl,
  routedUrl,
  withoutEmptyFields,
} from './renderedUrl.ts';

test.each([
  ['/om-oss', '/om-oss'],
  ['/dackhotell?regNo=MLB%20102&utm_source=brev', '/dackhotell'],
  ['/bilar?utm_source=brev&car_fuel=El&car_fuel=Diesel', '/bilar?car_fuel=El&car_fuel=Diesel'],
  ['/bilar?%63ar_fuel=El', '/bilar?%63ar_fuel=El'],
  ['/om-oss?_rsc=abc&a=b', '/om-oss'],
  ['/om-oss?', '/om-oss'],
  ['/om-oss?&&=&%', '/om-oss'],
])('the page of %s is rendered as %s', (url, rendered) => {
  expect(renderedUrl(url)).toBe(rendered);
});

test.each([
  ['/om-oss?_rsc=abc&a=b', '/om-oss?_rsc=abc'],
  ['/bilar?car_fuel=El&a=b&_rsc=abc', '/bilar?car_fuel=El&_rsc=abc'],
])('the router gets the page of %s as %s', (url, rendered) => {
  expect(routedUrl(url)).toBe(rendered);
});

test.each([
  ['/bilar?utm_source=brev&car_fuel=El&&a=%20', ['utm_source=brev', 'a=%20']],
  ['/bilar?car_fuel=El', []],
  ['/bilar', []],
])('the page of %s is rendered without %j', (url, parameters) => {
  expect(parametersOfVisitor(url)).toEqual(parameters);
});

test.each([
  ['/bilar?keyphrase=&car_price=&car_price=', '/bilar'],
  ['/bilar?keyphrase=volvo&car_price=&car_fuel=El', '/bilar?keyphrase=volvo&car_fuel=El'],
  ['/bilar?utm_source=&%63ar_fuel&a=%20', '/bilar?utm_source=&a=%20'],
  ['/hitta-oss?facility_city=&facility_brand=BMW', '/hitta-oss?facility_brand=BMW'],
  ['/bilar?keyphrase=+', undefined],
  ['/bilar?utm_source=&regNo=', undefined],
  ['/bilar?', undefined],
  ['/bilar', undefined],
])('%s without empty fields is %s', (url, filled) => {
  expect(withoutEmptyFields(url)).toBe(filled);
});

test.each([
  ['/dackhotell?a=b&regNo=MLB102', true],
  ['/dackhotell?%72egNo=', true],
  ['/dackhotell?regNos=a', false],
  ['/dackhotell', false],
])('%s contains a registration number: %s', (url, has) => {
  expect(hasRegistration(url)).toBe(has);
});
