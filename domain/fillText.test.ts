import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { aroundMark, fillMarks, fillText, type Template } from './fillText.ts';
import { template } from './template.ts';

describe('fillMarks', () => {
  test.each([
    ['Kopiera {value}', 'Kopiera 08-465 004 00'],
    ['{value} och {value}', '08-465 004 00 och 08-465 004 00'],
    ['Kopiera', 'Kopiera'],
    ['Bild {number}', 'Bild {number}'],
    ['{constructor} {toString}', '{constructor} {toString}'],
    ['{ value } {} {', '{ value } {} {'],
    ['', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(fillMarks(text, { value: '08-465 004 00' })).toBe(filled);
  });

  test.each(['$&', '$1', '{value}', '$$'])('puts %s in as it is', (value) => {
    expect(fillMarks('<{value}>', { value })).toBe(`<${value}>`);
  });

  propertyTest.prop([fc.string()])('leaves a text without marks unchanged', (text) => {
    expect(fillMarks(text, {})).toBe(text);
  });
});

describe('fillText', () => {
  const position = template('{number} of {total}');

  test('fills all marks', () => {
    expect(fillText(position, { number: '3', total: '8' })).toBe('3 of 8');
  });

  test('takes a value for each mark and no other, and no text is shown unfilled', () => {
    expectTypeOf(position).toEqualTypeOf<Template<'number' | 'total'>>();
    expectTypeOf(position).not.toExtend<string>();
    // @ts-expect-error the total is missing.
    fillText(position, { number: '3' });
    // @ts-expect-error the text doesn't name the site.
    fillText(position, { number: '3', total: '8', site: 'Nordvik' });
    // @ts-expect-error a text without marks has nothing to fill.
    fillText('3 of 8', {});
  });
});

test.each([
  [template('Write to {email}.'), ['Write to ', '.']],
  [template('{email}'), ['', '']],
])('what stands around the mark of %s', (text, around) => {
  expect(aroundMark(text)).toEqual(around);
});
