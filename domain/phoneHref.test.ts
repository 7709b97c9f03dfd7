import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { phoneHref } from './phoneHref.ts';
import { anyText } from './testing/anyText.ts';

describe('phoneHref', () => {
  test.each([
    ['08-465 004 10', 'tel:0846500410'],
    ['+46 (0)8 465 004 10', 'tel:+46846500410'],
    ['0046 (0)8 465 004 10', 'tel:0046846500410'],
    ['(0)8-465 004 10', 'tel:0846500410'],
    ['(08) 465 004 10', 'tel:0846500410'],
    ['+44 (20) 7946 0958', 'tel:+442079460958'],
    ['02/0000 0480', 'tel:0200000480'],
    ['+421 2/0000 0480', 'tel:+421200000480'],
    ['０８-465 004 10', 'tel:0846500410'],
    ['90 000', 'tel:90000'],
    ['112', 'tel:112'],
    ['123456789012345', 'tel:123456789012345'],
    ['Tel. 08-465 004 10', 'tel:0846500410'],
    ['Tel: 08-465 004 10', 'tel:0846500410'],
    ['Tel: 123 45 67', 'tel:1234567'],
    ['123 45 67 (anknytning 12)', 'tel:1234567'],
    ['123456/7', 'tel:1234567'],
    ['0701234567 (växel)', 'tel:0701234567'],
    ['08-465 004 10, ankn. 12', 'tel:0846500410'],
    ['08-465 004 10 anknytning 12', 'tel:0846500410'],
    ['+46 8 465 004 10 ext. 5', 'tel:+46846500410'],
    ['08-465 004 10 (08–17)', 'tel:0846500410'],
  ])('%j is called at %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  test.each([
    '',
    '+',
    '12',
    'växeln',
    'anknytning 12',
    'ankn. 4321',
    'Tel: 12 34 56',
    '1234567/8901234',
    '0771-NORDVIK',
    'O8-465 004 1O',
    '08-465 004 10 / 070-123 45 67',
    '08-465 004 10/070-123 45 67',
    '08-465 004 10 eller 08-465 004 11',
    '08-465 004 10, 08-465 004 11',
    '08-465 004 10; 070-123 45 67',
    '08-465 004 10\n070-123 45 67',
    '+46 8 465 004 10 +46 70 123 45 67',
    '08-465 004 10 070-123 45 67',
    '08-465 004 10 (070-123 45 67)',
    '1234567890123456',
    '+1234567890123456',
    '*21*0701234567#',
    '٠٧٠١٢٣٤٥٦٧',
  ])('%j can’t be called', (phone) => {
    expect(phoneHref(phone)).toBeUndefined();
  });

  const signs = fc.constantFrom(...'0123456789+-/(),;: xå\n'.split(''));

  propertyTest.prop([fc.oneof(anyText(), fc.string({ unit: signs }))])(
    'any text gives a valid number or none',
    (phone) => {
      expect(phoneHref(phone) ?? 'tel:112').toMatch(/^tel:\+?\d{3,15}$/);
    },
  );

  propertyTest.prop([fc.string({ unit: signs })])('its own answer is a number', (phone) => {
    const href = phoneHref(phone);
    if (href !== undefined) expect(phoneHref(href.slice('tel:'.length))).toBe(href);
  });
});
