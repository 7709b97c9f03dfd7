import type { HttpLoad } from './http.ts';
import type { Times } from './measure.ts';
import { ownKinds, type QuestionKind, questionKinds } from './questions.ts';

/** Measurements of one contender for every kind of search. */
export interface Contest {
  readonly name: string;
  readonly buildSeconds: number;
  readonly times: ReadonlyMap<QuestionKind, Times>;
}

/** All measurements with one number of cars. */
export interface SizeReport {
  readonly count: number;
  /** Ours, then the others. */
  readonly contests: readonly [Contest, ...Contest[]];
  /** Bytes of our index without the documents. */
  readonly indexBytes: number;
  readonly switchMs: number;
  readonly http: HttpLoad | undefined;
}

/** One limit, and whether it was met. */
export interface Verdict {
  readonly text: string;
  readonly held: boolean;
}

interface Targets {
  readonly filteredMs: number;
  readonly coldMs: number;
  /** The order by the month on terms that nobody has asked for. */
  readonly orderMs: number;
  readonly httpMs: number;
  readonly megabytes: number;
}

const targets: Readonly<Record<number, Targets>> = {
  10000: { filteredMs: 0.5, coldMs: 1.5, orderMs: 2, httpMs: 3, megabytes: 50 },
  100000: { filteredMs: 2, coldMs: 4, orderMs: 10, httpMs: 5, megabytes: 150 },
};

/** A budget and an order by the month on terms that nobody has asked for, at any size. */
const monthlyMs = 50;

/** Required speed-up over the fastest other engine, and the number of cars for which it applies. */
const leadAt = { count: 100_000, times: 20 } as const;

/** The table of one size: a row per kind of search, 50th and 95th percentile in ms. */
export function sizeTable({ count, contests, indexBytes, switchMs }: SizeReport): string {
  const head = [`${count.toLocaleString('en')} cars, ms`];
  for (const { name, buildSeconds } of contests)
    head.push(`${name} (built in ${buildSeconds.toFixed(1)} s)`);
  const lines = questionKinds.map((kind) => [
    kind,
    ...contests.map(({ times }) => {
      const { p50 = Number.NaN, p95 = Number.NaN } = times.get(kind) ?? {};
      return `${p50.toFixed(3)} / ${p95.toFixed(3)}`;
    }),
  ]);
  const table = aligned([head, ...lines]);
  const index = `index ${(indexBytes / 1e6).toFixed(0)} MB without the documents`;
  return `${table}\n${index}, switched to in ${switchMs.toFixed(1)} ms`;
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '))
    .join('\n');
}

const comparedKinds = questionKinds.filter((kind) => !ownKinds.includes(kind));

/** The results of comparing a report with the limits of its size. */
export function verdicts(report: SizeReport): readonly Verdict[] {
  const { count, contests, indexBytes, http } = report;
  const [ours, ...others] = contests;
  const all: Verdict[] = [];
  const limit = (what: string, value: number, most: number, unit: string) =>
    all.push({
      text: `${what}: ${value.toPrecision(3)} ${unit}, at most ${most}`,
      held: value <= most,
    });
  const p95 = (kind: QuestionKind) => ours.times.get(kind)?.p95 ?? Number.NaN;
  limit('monthly budget cold, p95', p95('monthly budget, cold'), monthlyMs, 'ms');
  const target = targets[count];
  const orderMs = target?.orderMs ?? monthlyMs;
  limit('monthly order cold, p95', p95('monthly order, cold'), orderMs, 'ms');
  if (target !== undefined) {
    limit('three choices, p95', p95('three choices'), target.filteredMs, 'ms');
    limit('all facets cold, p95', p95('all facets, cold'), target.coldMs, 'ms');
    limit('index without documents', indexBytes / 1e6, target.megabytes, 'MB');
    if (http !== undefined)
      limit('over HTTP, 16 connections, 500 a second, p95', http.p95, target.httpMs, 'ms');
  }
  for (const other of others)
    all.push({
      text: `as many hits as ${other.name}, except for text searches`,
      held: doAgree(ours, other),
    });
  if (count === leadAt.count && others.length > 0) {
    const lead = Math.min(...comparedKinds.map((kind) => leadIn(kind, ours, others)));
    all.push({
      text: `the smallest lead over the fastest other: ${lead.toFixed(0)} times, at least ${leadAt.times}`,
      held: lead >= leadAt.times,
    });
  }
  return all;
}

/** Results for words depend on the engine; all other searches have one correct answer. */
function doAgree(ours: Contest, other: Contest): boolean {
  return comparedKinds
    .filter((kind) => !kind.startsWith('words'))
    .every((kind) => ours.times.get(kind)?.hits === other.times.get(kind)?.hits);
}

function leadIn(kind: QuestionKind, ours: Contest, others: readonly Contest[]): number {
  const p50 = ({ times }: Contest) => times.get(kind)?.p50 ?? Number.NaN;
  return Math.min(...others.map(p50)) / p50(ours);
}
