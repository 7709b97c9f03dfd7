import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseEnvironment } from '#services/environment.ts';
import type { SearchEngine } from '#services/search/engine.ts';
import { openEngine } from '#services/search/openEngine.ts';
import { type FeedKind, feedKindOf } from '#services/search/stock/feed/feedKinds.ts';
import {
  type FeedFormat,
  type FeedReport,
  importFeed,
} from '#services/search/stock/feed/importFeed.ts';
import { writeReport } from '#services/search/stock/feed/writeReport.ts';

/**
 * Makes a feed an index of the search service: `npm run stock:import FILE -- --index
 * vehicles-nordvik-se`. See docs/stock.md.
 */

const usage = `npm run stock:import FILE -- --index vehicles-nordvik-se
  FILE                 NDJSON or CSV in UTF-8; - reads the standard input
  --index NAME         vehicles-<site> or sites-<site>
  --format NAME        ndjson or csv; else by the ending of the file's name
  --most-refused 5     percent of the lines: where more are refused, all are
  --check              checks the feed and changes nothing
  --report FILE        writes every refused line there, as JSON`;

interface Order {
  readonly file: string;
  readonly index: string;
  readonly feed: FeedKind;
  readonly format: FeedFormat;
  readonly mostRefused: number;
  readonly isCheck: boolean;
  readonly report: string | undefined;
}

type OrderResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly problem: string };

const options = {
  index: { type: 'string', default: '' },
  format: { type: 'string' },
  'most-refused': { type: 'string', default: '5' },
  check: { type: 'boolean', default: false },
  report: { type: 'string' },
} as const;

function readOrder(args: string[]): OrderResult {
  const parsed = tryParse(args);
  if (typeof parsed === 'string') return { ok: false, problem: parsed };
  const { values, positionals } = parsed;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return { ok: false, problem: 'Name one file.' };
  const feed = feedKindOf(values.index);
  if (feed === undefined) {
    return {
      ok: false,
      problem: `--index is vehicles-<site> or sites-<site>, not "${values.index}".`,
    };
  }
  const format = readFormat(values.format ?? file.split('.').at(-1) ?? '');
  if (format === undefined) return { ok: false, problem: '--format is ndjson or csv.' };
  const mostRefused = Number(values['most-refused']);
  if (!(mostRefused >= 0 && mostRefused <= 100)) {
    return { ok: false, problem: '--most-refused is a percentage from 0 to 100.' };
  }
  const { index, check: isCheck, report } = values;
  return { ok: true, order: { file, index, feed, format, mostRefused, isCheck, report } };
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

async function run({ file, isCheck, ...order }: Order): Promise<FeedReport | undefined> {
  const engine = isCheck ? undefined : engineOfEnvironment();
  if (engine === undefined && !isCheck) return undefined;
  const source = file === '-' ? process.stdin : createReadStream(file);
  try {
    return await importFeed({ ...order, source, engine });
  } finally {
    await engine?.close();
  }
}

/** The engine of the search service: one that is running takes the feed over by itself. */
function engineOfEnvironment(): SearchEngine | undefined {
  const parsed = parseEnvironment(process.env);
  if (parsed.kind === 'environment') {
    return openEngine(parsed.environment, (line) => console.error(line));
  }
  for (const problem of parsed.problems) console.error(problem);
  return undefined;
}

const read = readOrder(process.argv.slice(2));
if (read.ok) {
  const report = await run(read.order);
  for (const line of report === undefined ? [] : writeReport(report)) console.log(line);
  if (read.order.report !== undefined && report !== undefined) {
    await writeFile(read.order.report, `${JSON.stringify(report.refused, undefined, 2)}\n`);
  }
  process.exitCode = report === undefined || report.outcome.kind === 'refused' ? 1 : 0;
} else {
  console.error(`${read.problem}\n\n${usage}`);
  process.exitCode = 1;
}
