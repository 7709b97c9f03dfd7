import { expect, test } from 'vitest';
import type { Rendering } from '#domain/content/page.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { creditPlace, type ReportedFact } from './creditPlace.ts';

function block(uid: string, inside: readonly Rendering[] = []): Rendering {
  return { uid, componentName: 'Any', params: {}, fields: {}, placeholders: { inside } };
}

const page = { main: [block('first'), block('outer', [block('inner')]), block('last')] };

function report(
  type: 'creditShown' | 'creditExplained' | 'nothingToIndex',
  uid: string,
): ReportedFact {
  const fact: PageFact = { type };
  return { fact, uid };
}

test.each<[string, readonly ReportedFact[], string | undefined]>([
  ['no block', [], undefined],
  ['no block that shows credit', [report('nothingToIndex', 'first')], undefined],
  ['one block', [report('creditShown', 'last')], 'last'],
  [
    'the first on the page, whichever loads first',
    [report('creditShown', 'last'), report('creditShown', 'inner')],
    'inner',
  ],
  [
    'none if one explains it',
    [report('creditShown', 'first'), report('creditExplained', 'last')],
    undefined,
  ],
])('%s', (_, reported, uid) => {
  expect(creditPlace(page, reported)).toBe(uid);
});
