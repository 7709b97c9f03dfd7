import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { ConditionMark } from './ConditionMark.tsx';
import { createCompleteness } from './completeness.ts';

const subject: PageFact = { type: 'subjectUnavailable' };

const gone: PageFact = { type: 'subjectGone', title: 'Såld' };

/** The contents of the marks. */
function marksOf(facts: readonly PageFact[], isComplete: boolean): readonly string[] {
  const completeness = createCompleteness();
  if (!isComplete) completeness.lose();
  const html = renderToStaticMarkup(<ConditionMark facts={facts} completeness={completeness} />);
  return [...html.matchAll(/content="([^"]+)"/g)].flatMap(([, mark]) => mark ?? []);
}

test.each([
  ['a complete page', [], true, []],
  ['a page with something missing', [], false, ['degraded']],
  ['a page without its subject', [subject], false, ['503']],
  ['a page whose subject is gone', [gone], true, ['404']],
  ['a page whose subject is gone, with something missing', [gone], false, ['404', 'degraded']],
])('%s has the marks of its condition', (_what, facts, isComplete, marks) => {
  expect(marksOf(facts, isComplete)).toEqual(marks);
});

test('a section that fails after loading makes the page degraded', () => {
  const completeness = createCompleteness();
  function FailingSection() {
    completeness.lose();
    return null;
  }
  const html = renderToStaticMarkup(
    <>
      <FailingSection />
      <ConditionMark facts={[]} completeness={completeness} />
    </>,
  );
  expect(html).toContain('content="degraded"');
});
