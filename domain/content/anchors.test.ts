import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anchorIds } from './anchors.ts';

describe('anchorIds', () => {
  test.each([
    ['Vad ingår i garantin?', 'item-vad-ingar-i-garantin'],
    ['  Årsavgift – hur räknas den?  ', 'item-arsavgift-hur-raknas-den'],
    ['Kjøp på avbetaling, æren vår', 'item-kjop-pa-avbetaling-aeren-var'],
    ['Čo zahŕňa záruka?', 'item-co-zahrna-zaruka'],
    ['100 % el', 'item-100-el'],
    ['<b>Fet</b>', 'item-b-fet-b'],
    ['???', 'item'],
    ['', 'item'],
    [
      'Hur lång tid tar det innan jag får pengarna för bilen som jag har sålt',
      'item-hur-lang-tid-tar-det-innan-jag-far-pengarna-for-bilen-som',
    ],
    ['a'.repeat(90), `item-${'a'.repeat(60)}`],
    [`a ${'b'.repeat(58)}`, `item-a-${'b'.repeat(58)}`],
    [`a ${'b'.repeat(59)}`, 'item-a'],
  ])('%j is %j', (title, id) => {
    expect(anchorIds([title])).toEqual([id]);
  });

  test('numbers titles that give the same id', () => {
    expect(anchorIds(['Pris', 'Pris?', 'Pris 2', 'PRIS', ''])).toEqual([
      'item-pris',
      'item-pris-2',
      'item-pris-2-2',
      'item-pris-3',
      'item',
    ]);
  });

  propertyTest.prop([fc.array(fc.string({ unit: 'grapheme' }))])(
    'gives every title a unique id that needs no escaping',
    (titles) => {
      const ids = anchorIds(titles);
      expect(new Set(ids).size).toBe(titles.length);
      for (const id of ids) expect(id).toMatch(/^item(-[\p{L}\p{N}]+)*$/u);
    },
  );
});
