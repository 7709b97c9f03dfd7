import { cpus } from 'node:os';
import { createOpenSearchEngine } from '#search-engine/opensearch/openSearchEngine.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { startCluster } from '../scripts/opensearch/cluster.ts';
import { buildNode, missingPrograms } from '../scripts/opensearch/java.ts';
import { percentile } from './percentile.ts';
import { makeCars, searchedIndex } from './search/cars.ts';
import { openOurs } from './search/ours.ts';
import { type QuestionKind, questionKinds, questionsOf } from './search/questions.ts';

/** The engine caches what it knows of an index, and the cluster its filters; so no kind is cold. */
const kinds = questionKinds.filter((kind) => !kind.includes('cold'));

/** A cluster on two cores needs seconds for some searches among a million cars. */
const timeoutMs = 30_000;

const questionCount = 40;

/** With less, the nodes refuse the bulk requests of a million cars. */
const heapMb = 2048;

/**
 * Searches 100 000 cars, and with `--million` a million, in an OpenSearch cluster of three nodes on this machine, and
 * compares the numbers of hits with those of the embedded engine.
 */
async function main(): Promise<number> {
  const missing = await missingPrograms();
  if (missing.length > 0) {
    console.log(`A cluster takes Java 17 and Maven. Missing: ${missing.join(', ')}.`);
    return 1;
  }
  const cluster = await startCluster(await buildNode(), heapMb);
  const engine = createOpenSearchEngine({
    schemaOf: createSchemaOf(() => ['sv']),
    url: cluster.urls.join(','),
    log: console.log,
    timeoutMs,
  });
  try {
    console.log(`\nOpenSearch, 3 nodes. ${cpus().length} cores, ${cpus()[0]?.model}\n`);
    const counts = [100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])];
    let doAgree = true;
    for (const count of counts) doAgree = (await measureSize(engine, count)) && doAgree;
    return doAgree ? 0 : 1;
  } finally {
    await engine.close();
    await cluster.stop();
  }
}

type Engine = ReturnType<typeof createOpenSearchEngine>;

async function measureSize(engine: Engine, count: number): Promise<boolean> {
  const started = performance.now();
  await engine.replace(searchedIndex, makeCars(count));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${count.toLocaleString('en')} cars, filled in ${seconds} s; ms, p50 / p95`);
  const ours = openOurs(count);
  let agree = true;
  for (const kind of kinds) {
    const { times, totals } = await askAll(engine, kind);
    const isSame = questionsOf(kind, questionCount).every(
      (request, at) => shownTotal(ours.ask(request).total) === shownTotal(totals[at]),
    );
    agree &&= isSame || kind.startsWith('words');
    const figures = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1)).join(' / ');
    console.log(`${kind.padEnd(20)}  ${figures}${isSame ? '' : '  other numbers of hits'}`);
  }
  console.log('');
  return agree;
}

async function askAll(engine: Engine, kind: QuestionKind) {
  const times: number[] = [];
  const totals: number[] = [];
  for (const request of questionsOf(kind, questionCount)) {
    const before = performance.now();
    totals.push(await totalOf(engine, request));
    times.push(performance.now() - before);
  }
  return { times, totals };
}

async function totalOf(engine: Engine, request: WireSearchRequest): Promise<number> {
  const result = await engine.search(request);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value.total;
}

/** The cluster counts no further. */
const countedHits = 10_001;

function shownTotal(total = Number.NaN): number {
  return Math.min(total, countedHits);
}

process.exitCode = await main();
