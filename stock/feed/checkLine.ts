import type { z } from 'zod';
import type { SearchDocument } from '#search-engine/engine.ts';
import { damageIn } from './encoding.ts';
import { type CorrectedLine, type ReadLine, type RefusedLine, refuserOf } from './entry.ts';
import type { FeedKind } from './feedKinds.ts';

/** The result of checking a line. */
export type CheckedLine =
  | {
      readonly kind: 'accepted';
      readonly document: SearchDocument;
      /** What differs from the line. */
      readonly corrected: readonly CorrectedLine[];
    }
  | RefusedLine;

/** Checks the lines of a feed against the rules of its kind and against each other. */
export function lineChecker(feed: FeedKind): (line: ReadLine) => CheckedLine {
  const firstLines = new Map(feed.unique.map((field) => [field, new Map<string, number>()]));
  return ({ line, value }) => {
    const refuse = refuserOf(line);
    const read = feed.schema.safeParse(value);
    if (!read.success) return refuse(...describeIssue(read.error, value));
    const damaged = findDamage(read.data);
    if (damaged !== undefined) return refuse(...damaged);
    const contradiction = feed.contradictionIn(read.data);
    if (contradiction !== undefined) return refuse(contradiction.field, contradiction.reason);
    for (const [field, lines] of firstLines) {
      const text = String(read.data[field]);
      const first = lines.get(text);
      if (first !== undefined) return refuse(field, `"${text}" is in line ${first} already`);
    }
    for (const [field, lines] of firstLines) lines.set(String(read.data[field]), line);
    const { document, wrong } = feed.correct(read.data);
    return {
      kind: 'accepted',
      document,
      corrected: wrong ? [{ kind: 'corrected', line, ...wrong }] : [],
    };
  };
}

type Reason = readonly [field: string | undefined, reason: string];

function describeIssue(error: z.ZodError, value: Readonly<Record<string, unknown>>): Reason {
  const [issue] = error.issues;
  if (issue === undefined) return [undefined, 'is not what is wanted'];
  const field = issue.path.join('.') || undefined;
  const isMissing = issue.path.length === 1 && value[String(issue.path[0])] === undefined;
  return [field, isMissing ? 'is missing' : lowerFirst(issue.message)];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function findDamage(document: SearchDocument): Reason | undefined {
  for (const [field, value] of Object.entries(document)) {
    const damage = damageIn(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    if (damage !== undefined) return [field, damage];
  }
  return undefined;
}
