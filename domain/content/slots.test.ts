import { expect, test } from 'vitest';
import type { Rendering } from './page.ts';
import { findSlot } from './slots.ts';

const list: Rendering = {
  uid: '1',
  componentName: 'FooterLinkList',
  params: {},
  fields: {},
  placeholders: {},
};

test.each(['footer-columns', 'footer-columns-1', 'footer-columns-12', 'footer-columns-{*}'])(
  'finds the slot under the key %s',
  (key) => {
    const placeholders = { other: [], [key]: [list] };
    expect(findSlot(placeholders, 'footer-columns')).toEqual({ key, renderings: [list] });
  },
);

test.each(['footer', 'footer-column', 'footer-columns-', 'footer-columns-a', 'footer-columns-1-2'])(
  '%s is a different placeholder',
  (key) => {
    expect(findSlot({ [key]: [list] }, 'footer-columns')).toBeUndefined();
  },
);
