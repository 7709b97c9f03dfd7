import { expect, test } from 'vitest';
import { reservedPageNames } from '#domain/content/pageName.ts';
import { familyOf } from './families.ts';

test.each(reservedPageNames)('no page can be at /%s', (name) => {
  expect(familyOf(`/${name}`)).not.toBe('page');
});
