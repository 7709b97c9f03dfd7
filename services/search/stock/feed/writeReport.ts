import type { RefusedLine } from './entry.ts';
import type { FeedReport } from './importFeed.ts';

/** Enough to see what is wrong; the rest is most likely the same. */
const linesShown = 50;

/** A report for people, line by line. */
export function writeReport({ index, read, accepted, refused, ...rest }: FeedReport): string[] {
  return [
    ...refused.slice(0, linesShown).map(writeRefusal),
    ...(refused.length > linesShown ? [`… and ${refused.length - linesShown} more lines.`] : []),
    ...[...rest.unknownFields].map(
      ([field, lines]) => `${field}: nothing reads it (${lines} lines).`,
    ),
    `${read} lines read, ${accepted} accepted, ${refused.length} refused.`,
    conclusion(index, accepted, rest.outcome),
  ];
}

function writeRefusal({ line, field, reason }: RefusedLine): string {
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
