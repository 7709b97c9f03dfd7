import { goneTitle, isUnavailable, type PageFact } from '#domain/content/pageFacts.ts';
import { PageStatusMark } from '../pageCache/PageStatusMark.tsx';
import type { Completeness } from './completeness.ts';

interface ConditionMarkProps {
  readonly facts: readonly PageFact[];
  readonly completeness: Completeness;
}

/**
 * Marks a page that the page cache must not keep as a good one: its subject is gone or can't be loaded,
 * or a part of it is missing. Must be rendered last, so that it includes sections that fail during rendering.
 */
export function ConditionMark({ facts, completeness }: ConditionMarkProps) {
  if (isUnavailable(facts)) return <PageStatusMark status={503} />;
  return (
    <>
      {goneTitle(facts) !== undefined && <PageStatusMark status={404} />}
      {!completeness.isComplete() && <PageStatusMark status="degraded" />}
    </>
  );
}
