import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { maxPageNameLength, pageNameOf, pageNameProblem } from './pageName.ts';

test.each([
  ['Våra bilar på lager', 'vara-bilar-pa-lager'],
  ['Köp & sälj: från 2 900 kr/mån!', 'kop-salj-fran-2-900-kr-man'],
  ['Kjøp bil på Ås', 'kjop-bil-pa-as'],
  ['Ægte Straße', 'aegte-strasse'],
  ['Löydä meidät – Jyväskylä', 'loyda-meidat-jyvaskyla'],
  [
    'Kde nás nájdete: ľahké úžitkové vozidlá, šťastie',
    'kde-nas-najdete-lahke-uzitkove-vozidla-stastie',
  ],
  ['Sweden’s cars', 'swedens-cars'],
  ['  --  ', ''],
  ['汽车', ''],
])('%s is named %s', (title, name) => {
  expect(pageNameOf(title)).toBe(name);
});

test('a long title is cut after a word, and a long word anywhere', () => {
  expect(pageNameOf('vinterdäck '.repeat(9))).toBe(
    'vinterdack-vinterdack-vinterdack-vinterdack-vinterdack',
  );
  expect(pageNameOf(`${'x'.repeat(29)} ${'y'.repeat(30)}`)).toHaveLength(60);
  expect(pageNameOf(`${'x'.repeat(29)} ${'y'.repeat(31)}`)).toHaveLength(29);
  expect(pageNameOf('x'.repeat(100))).toHaveLength(maxPageNameLength);
});

test('what a title proposes is a name, if it proposes any', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const name = pageNameOf(title);
      expect(name === '' ? undefined : pageNameProblem(name, false)).toBeUndefined();
    }),
  );
});

test.each([
  ['', 'empty'],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), 'too-long'],
  ['Bilar', 'characters'],
  ['a--b', 'characters'],
  ['-a', 'characters'],
  ['a/b', 'characters'],
  ['å', 'characters'],
  ['api', 'reserved'],
  ['bilar-2026', undefined],
])('the name "%s" is %s', (name, problem) => {
  expect(pageNameProblem(name, true)).toBe(problem);
});

test('only pages right below the start page have no reserved names', () => {
  expect(pageNameProblem('api', false)).toBeUndefined();
});
