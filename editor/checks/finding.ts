import type { FieldProblem } from '#domain/content/fields.ts';

/** Something wrong with a page, where it can be put right. */
export interface Finding {
  /** The block; `undefined` for the page itself. */
  readonly uid: string | undefined;
  /** Where it is, in words: `Footer[1] › Links[1].Link`. */
  readonly place: string;
  /** The field's name on the platform; that of an entry as `Links[1].Link`; `undefined` for a block as a whole. */
  readonly field: string | undefined;
  /** What is wrong, as the end of a sentence: `is empty`. */
  readonly problem: string;
}

/** What is wrong with the fields of a block, or with those of the page itself, to be shown beside them. */
export function fieldProblemsOf(
  findings: readonly Finding[],
  uid: string | undefined,
): readonly FieldProblem[] {
  return findings.flatMap(({ field, problem, ...finding }) =>
    finding.uid === uid && field !== undefined ? [{ field, problem }] : [],
  );
}
