import { LRUCache } from 'lru-cache';
import { hourMs, minuteMs } from '#domain/units.ts';
import type { Violation } from './violation.ts';

interface ViolationLogOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

const limits = {
  /** How long a violation isn't logged again (ms). */
  repeatMs: hourMs,
  /** Violations that are remembered for that. */
  remembered: 500,
  /** Anybody can send reports, so only this many lines are written in a minute. */
  linesPerMinute: 20,
  /** Longest text of a report in a line (characters). */
  text: 120,
} as const;

/** Logs violations: each kind on a page once an hour, and never more than some lines in a minute. */
export function createViolationLog({ now, log }: ViolationLogOptions) {
  const logged = new LRUCache<string, number>({ max: limits.remembered });
  let minute = { start: Number.NEGATIVE_INFINITY, lines: 0 };
  const hasRoom = (): boolean => {
    if (now() - minute.start >= minuteMs) minute = { start: now(), lines: 0 };
    minute.lines += 1;
    return minute.lines <= limits.linesPerMinute;
  };
  return (violation: Violation): void => {
    const line = lineOf(violation);
    const before = logged.get(line);
    if (before !== undefined && now() - before < limits.repeatMs) return;
    if (!hasRoom()) return;
    logged.set(line, now());
    log(line);
  };
}

function lineOf({ page, directive, blocked, isReportOnly }: Violation): string {
  const [where, what, how] = [page, blocked, directive].map(printable);
  const action = isReportOnly ? 'would block' : 'blocked';
  return `security: ${how} ${action} ${what || 'something'} on ${where}`;
}

/** Reports come from anybody, and their texts must not imitate other lines of the log. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, limits.text);
}
