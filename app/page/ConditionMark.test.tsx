import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { ConditionMark } from './ConditionMark.tsx';
import { createCompleteness } from './completeness.ts';

const subject: PageFact = { type: 'subjectUnavailable' };

/** The content of the mark, if there is one. */
function markOf(facts: readonly PageFact[], isComplete: boolean): string | undefined {
  const completeness = createCompleteness();
  if (!isComplete) completeness.lose();
  const html = renderToStaticMarkup(<ConditionMark facts={facts} completeness={completeness} />);
  return /content="([^"]+)"/.exec(html)?.[1];
}

test.each([
  ['a complete page', [], true, undefined],
  ['a page with something missing', [], false, 'degraded'],
  ['a page without its subject', [subject], false, '503'],
])('%s has the mark of its condition', (_what, facts, isComplete, mark) => {
  expect(markOf(facts, isComplete)).toBe(mark);
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
