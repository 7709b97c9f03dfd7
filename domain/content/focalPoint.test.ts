import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readFocalPoint, writeFocalPoint } from './focalPoint.ts';

test.each([
  ['25,100', { x: 25, y: 100 }],
  ['100,25', { x: 100, y: 25 }],
  ['0,0', { x: 0, y: 0 }],
  [' 33.5 , 8 ', { x: 33.5, y: 8 }],
])('%j is a point', (written, point) => {
  expect(readFocalPoint(written)).toEqual(point);
});

test.each([
  '',
  '25',
  '25,',
  ',25',
  '25,101',
  '101,25',
  '100.1,25',
  '25,100.1',
  '-1,5',
  '1,2,3',
  '1e1,2',
  '25%,50%',
  'center',
])('%j is no point', (written) => {
  expect(readFocalPoint(written)).toBeUndefined();
});

const hundredths = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

property.prop([fc.record({ x: hundredths, y: hundredths })])(
  'a point that is written is read again',
  (point) => {
    expect(readFocalPoint(writeFocalPoint(point))).toEqual(point);
  },
);
