import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect } from 'vitest';
import { inTextOrder } from './inTextOrder.ts';

propertyTest.prop([fc.array(fc.string({ maxLength: 3 }))])(
  'texts are sorted as by default, and equal ones keep their order',
  (texts) => {
    expect(texts.toSorted(inTextOrder)).toEqual(texts.toSorted());
    for (const text of texts) expect(inTextOrder(text, text)).toBe(0);
  },
);
