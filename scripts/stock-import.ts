import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runMain } from '#process/runMain.ts';
import { utcDay } from '#process/utcDay.ts';
import type { IndexWriter } from '#search-engine/engine.ts';
import { parseEnvironment } from '#services/environment.ts';
import { openWriter } from '#services/search/openEngine.ts';
import { type FeedKind, feedKindOf } from '#stock/feed/feedKinds.ts';
import {
  type FeedFormat,
  type FeedLimits,
  type FeedReport,
  importFeed,
} from '#stock/feed/importFeed.ts';
import { importPatch } from '#stock/feed/importPatch.ts';
import { writePatchReport, writeReport } from '#stock/feed/writeReport.ts';

/**
 * Replaces an index of the search service with a feed, or changes single documents: `npm run
 * stock:import FILE -- --index vehicles-nordvik-se`. See docs/stock.md.
 */

const usage = `npm run stock:import FILE -- --index vehicles-nordvik-se
  FILE                 NDJSON or CSV in UTF-8; - reads the standard input
  --index NAME         vehicles-<site> or sites-<site>
  --patch              changes single documents: {"upsert": …} and {"remove": "<id>"} as NDJSON
  --create             the index may be a new one
  --allow-shrink       the index may lose any number of documents, and not only 30 percent
  --format NAME        ndjson or csv; else by the ending of the file's name
  --max-refused 5     percent of the lines: where more are refused, all are
  --check              checks the feed and changes nothing
  --report FILE        writes every refused or corrected line there, as JSON`;

interface Order extends FeedLimits {
  readonly file: string;
  readonly index: string;
  readonly feed: FeedKind;
  readonly format: FeedFormat;
  readonly isPatch: boolean;
  readonly isCheck: boolean;
  readonly report: string | undefined;
}

type OrderResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly problem: string };

/** Percent of the documents that an index may lose with a feed. */
const maxLost = 30;

const options = {
  index: { type: 'string', default: '' },
  patch: { type: 'boolean', default: false },
  create: { type: 'boolean', default: false },
  'allow-shrink': { type: 'boolean', default: false },
  format: { type: 'string' },
  'max-refused': { type: 'string', default: '5' },
  check: { type: 'boolean', default: false },
  report: { type: 'string' },
} as const;

function readOrder(args: string[]): OrderResult {
  const parsed = tryParse(args);
  if (typeof parsed === 'string') return { ok: false, problem: parsed };
  const { values, positionals } = parsed;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return { ok: false, problem: 'Name one file.' };
  const { index, patch: isPatch, check: isCheck, report } = values;
  const feed = feedKindOf(index);
  if (feed === undefined) {
    return { ok: false, problem: `--index is vehicles-<site> or sites-<site>, not "${index}".` };
  }
  const format = isPatch ? 'ndjson' : readFormat(values.format ?? file.split('.').at(-1) ?? '');
  if (format === undefined) return { ok: false, problem: '--format is ndjson or csv.' };
  const maxRefused = Number(values['max-refused']);
  if (!(maxRefused >= 0 && maxRefused <= 100)) {
    return { ok: false, problem: '--max-refused is a percentage from 0 to 100.' };
  }
  const limits = {
    maxRefused,
    maxLost: values['allow-shrink'] ? 100 : maxLost,
    mayCreate: values.create,
  };
  return { ok: true, order: { file, index, feed, format, isPatch, isCheck, report, ...limits } };
}

function tryParse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readFormat(text: string): FeedFormat | undefined {
  if (['ndjson', 'jsonl', 'json'].includes(text.toLowerCase())) return 'ndjson';
  return text.toLowerCase() === 'csv' || text.toLowerCase() === 'tsv' ? 'csv' : undefined;
}

/** The outcome of an import, with lines to print. */
interface Finished {
  readonly lines: readonly string[];
  /** The lines that were refused or corrected. */
  readonly named: readonly (FeedReport['refused'] | FeedReport['corrected'])[number][];
  readonly isTaken: boolean;
}

async function run({ file, ...order }: Order, target: IndexWriter): Promise<Finished> {
  const source = file === '-' ? process.stdin : createReadStream(file);
  const today = utcDay();
  if (order.isPatch) {
    const report = await importPatch({ ...order, source, target, today });
    const isTaken = report.outcome.kind !== 'refused';
    return { lines: writePatchReport(report), named: namedIn(report), isTaken };
  }
  const report = await importFeed({ ...order, source, target, today });
  const isTaken = report.outcome.kind !== 'refused';
  return { lines: writeReport(report), named: namedIn(report), isTaken };
}

function namedIn({
  refused,
  corrected,
}: Pick<FeedReport, 'refused' | 'corrected'>): Finished['named'] {
  return [...refused, ...corrected];
}

/** Writes to the folder of the search service; a running service loads the changes. */
function writerOfEnvironment(): IndexWriter {
  return openWriter(parseEnvironment(process.env), (line) => console.error(line));
}

async function main(args: string[]): Promise<number> {
  const read = readOrder(args);
  if (!read.ok) {
    console.error(`${read.problem}\n\n${usage}`);
    return 1;
  }
  const target = writerOfEnvironment();
  try {
    const { lines, named, isTaken } = await run(read.order, target);
    for (const line of lines) console.log(line);
    const { report } = read.order;
    if (report !== undefined) await writeFile(report, `${JSON.stringify(named, undefined, 2)}\n`);
    return isTaken ? 0 : 1;
  } finally {
    await target.close();
  }
}

await runMain(() => main(process.argv.slice(2)));
