import { cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Contender } from './search/contender.ts';
import { openFts5 } from './search/fts5.ts';
import { measureHttp } from './search/http.ts';
import { measure } from './search/measure.ts';
import { openMiniSearch } from './search/miniSearch.ts';
import { openOurs } from './search/ours.ts';
import { questionKinds } from './search/questions.ts';
import { type Contest, type SizeReport, sizeTable, verdicts } from './search/report.ts';

/** Beyond this, the others need minutes and many gigabytes. */
const maxCompared = 100_000;

/**
 * Searches 10 000 and 100 000 cars, and with `--million` a million, with our engine and two others. It
 * measures the whole request, from parsing to the bytes of 48 cards and twelve facets.
 */
async function main(): Promise<number> {
  // Memory use is comparable only after a garbage collection.
  setFlagsFromString('--expose-gc');
  globalThis.gc = runInNewContext('gc');
  const sizes = [10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])];
  console.log(`\nSearch. ${cpus().length} cores, ${cpus()[0]?.model}; 50th / 95th percentile\n`);
  let held = true;
  for (const count of sizes) {
    const report = await measureSize(count);
    console.log(`${sizeTable(report)}`);
    if (report.http !== undefined) {
      const { requestsPerSecond, cpuPerRequest, bytes, p50 } = report.http;
      console.log(
        `over HTTP ${requestsPerSecond.toFixed(0)} pages of ${(bytes / 1024).toFixed(0)} KB a second, ${cpuPerRequest.toFixed(2)} ms of CPU each; ${p50.toFixed(2)} ms at 500 a second`,
      );
    }
    for (const verdict of verdicts(report)) {
      console.log(`${verdict.held ? 'held    ' : 'EXCEEDED'}  ${verdict.text}`);
      held &&= verdict.held;
    }
    console.log('');
  }
  return held ? 0 : 1;
}

async function measureSize(count: number): Promise<SizeReport> {
  const isCompared = count <= maxCompared;
  const http = isCompared ? await measureHttp(count) : undefined;
  const { opened: ours, ...contest } = contend(() => openOurs(count));
  const { indexBytes, switchMs } = ours;
  const others = isCompared
    ? [openFts5, openMiniSearch].map((open) => contend(() => open(count)))
    : [];
  return { count, contests: [contest, ...others], indexBytes, switchMs, http };
}

/** Fills a contender, measures all kinds of searches, and closes it. */
function contend<Opened extends Contender>(open: () => Opened): Contest & { opened: Opened } {
  const started = performance.now();
  const opened = open();
  const buildSeconds = (performance.now() - started) / 1000;
  const times = new Map(questionKinds.map((kind) => [kind, measure(opened, kind)]));
  opened.close();
  return { name: opened.name, buildSeconds, times, opened };
}

process.exitCode = await main();
