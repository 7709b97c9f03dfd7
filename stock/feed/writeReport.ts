import type { CorrectedLine, RefusedLine } from './entry.ts';
import type { FeedReport } from './importFeed.ts';
import type { PatchReport } from './importPatch.ts';

/** Enough to find the cause; further lines most likely have the same problems. */
const linesShown = 50;

/** A readable report of an import, as lines. */
export function writeReport(report: FeedReport): string[] {
  const { index, read, accepted, refused, corrected, ...rest } = report;
  return [
    ...writeLines(refused),
    ...writeLines(corrected),
    ...[...rest.unknownFields].map(
      ([field, lines]) => `${field}: nothing reads it (${lines} lines).`,
    ),
    `${read} lines read, ${accepted} accepted, ${refused.length} refused${corrected.length > 0 ? `, ${corrected.length} corrected` : ''}.`,
    conclusion(index, accepted, rest.outcome),
  ];
}

/** A readable report of a patch, as lines. */
export function writePatchReport({ index, refused, corrected, outcome }: PatchReport): string[] {
  const lines = [...writeLines(refused), ...writeLines(corrected)];
  switch (outcome.kind) {
    case 'patched': {
      const { added, changed, removed, absent } = outcome.counts;
      const counts = `${added} added, ${changed} changed, ${removed} removed, ${absent} not there`;
      return [...lines, `${index}: ${counts}.`];
    }
    case 'checked':
      return [...lines, `${index} is as it was: ${outcome.changes} changes were only checked.`];
    case 'refused':
      return [...lines, `${index} is as it was: ${outcome.reason}`];
  }
}

function writeLines(lines: readonly (RefusedLine | CorrectedLine)[]): string[] {
  return [
    ...lines.slice(0, linesShown).map(writeLine),
    ...(lines.length > linesShown ? [`… and ${lines.length - linesShown} more lines.`] : []),
  ];
}

function writeLine({ line, field, reason }: RefusedLine | CorrectedLine): string {
  return field === undefined ? `line ${line} ${reason}` : `line ${line}, ${field}: ${reason}`;
}

function conclusion(index: string, accepted: number, outcome: FeedReport['outcome']): string {
  switch (outcome.kind) {
    case 'imported':
      return `${index} now has these ${accepted} documents.`;
    case 'checked':
      return `${index} is as it was: the feed was only checked.`;
    case 'refused':
      return `${index} is as it was: ${outcome.reason}`;
  }
}
