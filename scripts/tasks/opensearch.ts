import { setTimeout as wait } from 'node:timers/promises';
import { createEmbeddedEngine } from '#services/search/embedded/embeddedEngine.ts';
import { createOpenSearchEngine } from '#services/search/opensearch/openSearchEngine.ts';
import {
  checkFarPages,
  checkRefusal,
  checkRules,
  checkSites,
  checkStock,
  checkSwitching,
  checkWords,
  fill,
} from '../opensearch/checks.ts';
import { startCluster, type TestCluster } from '../opensearch/cluster.ts';
import { ask, type Comparison, type Engines, percentile } from '../opensearch/compare.ts';
import { buildNode, missingPrograms } from '../opensearch/java.ts';
import { carStock, oddStock, siteStock, vastStock } from '../opensearch/stock.ts';

const limitMs = 350_000;

/** Three nodes on one busy machine take longer than visitors should wait. */
const timeoutMs = 10_000;
const shownDifferences = 3;

let failed = 0;
let compared = 0;

/** Holds the engine that asks a cluster to the one within the process, on a real cluster. */
async function main(): Promise<void> {
  const missing = await missingPrograms();
  if (missing.length > 0) {
    console.log(
      `Skipped: a cluster takes Java 17 and Maven, and ${missing.join(' and ')} is missing.`,
    );
    return;
  }
  const classpath = await step('OpenSearch from Maven', buildNode);
  const cluster = await step('three nodes', () => startCluster(classpath));
  const engines = {
    embedded: createEmbeddedEngine({ log: console.log }),
    cluster: createOpenSearchEngine({ url: cluster.urls.join(','), log: console.log, timeoutMs }),
  };
  const stop = async () => {
    await cluster.stop();
    await Promise.all([engines.embedded.close(), engines.cluster.close()]);
  };
  process.once('SIGINT', () => stop().finally(() => process.exit(130)));
  try {
    await Promise.race([checkAll(engines, cluster), giveUp()]);
  } finally {
    await stop();
  }
  console.log(`\n${compared} answers compared, ${failed} failed`);
}

async function giveUp(): Promise<never> {
  await wait(limitMs, undefined, { ref: false });
  throw new Error(`The test is not done after ${limitMs / 1000} s.`);
}

async function checkAll(engines: Engines, cluster: TestCluster): Promise<void> {
  const swedish = carStock('nordvik-se');
  const finnish = carStock('carstore-fi');
  const norwegian = carStock('nordvik-no');
  const slovak = carStock('carstore-sk');
  const british = carStock('nordvik-uk');
  const sites = siteStock('nordvik-se');
  const odd = oddStock();
  const vast = vastStock();
  await step('both filled', () =>
    fill(engines, [swedish, finnish, norwegian, slovak, british, sites, odd, vast]),
  );
  await comparison('the rules at their edges', () => checkRules(engines, odd, 200));
  await comparison('dealers', () => checkSites(engines, sites));
  await comparison('far pages', () => checkFarPages(engines, vast));
  const first = await comparison('Swedish stock', () =>
    checkStock(engines, swedish, { numRuns: 200, seed: 1 }),
  );
  for (const stock of [swedish, norwegian, british]) {
    await comparison(`words, ${stock.index}`, () => checkWords(engines, stock, 50));
  }
  await listed('a refused document', () => checkRefusal(engines, swedish));
  await switching('changes under questions', engines);
  await step('the node that manages the cluster, killed', () => killManager(cluster));
  await comparison('Swedish stock on two nodes', () =>
    checkStock(engines, swedish, { numRuns: 200, seed: 2 }),
  );
  for (const stock of [finnish, slovak]) {
    await comparison(`words on two nodes, ${stock.index}`, () => checkWords(engines, stock, 50));
  }
  await switching('changes on two nodes', engines);
  await listed('no node left', () => checkOutage(engines, cluster));
  showTimes(first);
}

/** Which of the nodes manages the cluster is known by its name, `node-<number>`. */
async function killManager(cluster: TestCluster): Promise<void> {
  const [manager] = Object.values((await cluster.get('/_cat/cluster_manager?format=json')) ?? {});
  const name: unknown = Reflect.get(Object(manager), 'node');
  await cluster.kill(Number(String(name).replace('node-', '')));
}

async function switching(name: string, engines: Engines): Promise<void> {
  await listed(name, async () => {
    const { asked, failures } = await checkSwitching(engines, carStock('carstore-no'), 4);
    compared += asked;
    return asked < 10 ? ['Hardly anything was asked.', ...failures] : failures;
  });
}

async function checkOutage(engines: Engines, cluster: TestCluster): Promise<readonly string[]> {
  await Promise.all(cluster.urls.map((_, node) => cluster.kill(node)));
  const index = 'vehicles-nordvik-se';
  const question = { index, fields: [], facets: [], filters: [], limit: 1, offset: 0 };
  const { answer, ms } = await ask(engines.cluster, question);
  const isTold = 'kind' in answer && answer.kind === 'unavailable';
  return [
    ...(isTold ? [] : [`The outage is not told: ${JSON.stringify(answer)}`]),
    ...(ms < 3000 ? [] : [`The outage took ${Math.round(ms)} ms to tell.`]),
  ];
}

async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await run();
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return value;
}

async function comparison(name: string, run: () => Promise<Comparison>): Promise<Comparison> {
  const result = await step(name, run);
  compared += result.asked;
  console.log(`   ${result.asked} asked, ${result.answered} with hits`);
  complain(result.differences);
  return result;
}

async function listed(name: string, run: () => Promise<readonly string[]>): Promise<void> {
  complain(await step(name, run));
}

function complain(differences: readonly string[]): void {
  failed += differences.length;
  if (differences.length === 0) return;
  console.log(`   ${differences.length} FAILED`);
  for (const difference of differences.slice(0, shownDifferences)) console.log(`   ${difference}`);
}

function showTimes({ times }: Comparison): void {
  for (const [engine, all] of Object.entries(times)) {
    const [half, most] = [percentile(all, 0.5), percentile(all, 0.95)];
    console.log(`   ${engine}: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms`);
  }
}

await main();
process.exitCode = failed === 0 ? 0 : 1;
