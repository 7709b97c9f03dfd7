import { setTimeout as wait } from 'node:timers/promises';
import { createEmbeddedEngine } from '#search-engine/embedded/embeddedEngine.ts';
import { createOpenSearchEngine } from '#search-engine/opensearch/openSearchEngine.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import {
  checkFarPages,
  checkOutage,
  checkPatch,
  checkRefusal,
  checkRules,
  checkSites,
  checkStock,
  checkSwitching,
  checkWords,
  fill,
} from '../opensearch/checks.ts';
import { startCluster, type TestCluster } from '../opensearch/cluster.ts';
import type { Engines } from '../opensearch/compare.ts';
import { buildNode, missingPrograms } from '../opensearch/java.ts';
import { measureLatencies } from '../opensearch/latencies.ts';
import { createReport, type Report } from '../opensearch/report.ts';
import { carStock, oddStock, siteStock, vastStock } from '../opensearch/stock.ts';

const limitMs = 350_000;

/** Three nodes on one busy machine need more time than visitors should wait. */
const timeoutMs = 10_000;

/** Compares the OpenSearch engine, on a real cluster, with the embedded one. */
async function main(): Promise<boolean> {
  const missing = await missingPrograms();
  if (missing.length > 0) {
    console.log(`Skipped: a cluster takes Java 17 and Maven. Missing: ${missing.join(', ')}.`);
    return true;
  }
  const report = createReport();
  const classpath = await report.step('OpenSearch from Maven', buildNode);
  const cluster = await report.step('three nodes', () => startCluster(classpath));
  const url = cluster.urls.join(',');
  const schemaOf = createSchemaOf(() => ['sv']);
  const engines = {
    embedded: createEmbeddedEngine({ schemaOf, log: console.log }),
    cluster: createOpenSearchEngine({ schemaOf, url, log: console.log, timeoutMs }),
  };
  const stop = async () => {
    await cluster.stop();
    await Promise.all([engines.embedded.close(), engines.cluster.close()]);
  };
  process.once('SIGINT', () => stop().finally(() => process.exit(130)));
  try {
    await Promise.race([checkAll(report, engines, cluster), giveUp()]);
  } finally {
    await stop();
  }
  return report.finish();
}

async function giveUp(): Promise<never> {
  await wait(limitMs, undefined, { ref: false });
  throw new Error(`The test is not done after ${limitMs / 1000} s.`);
}

async function checkAll(report: Report, engines: Engines, cluster: TestCluster): Promise<void> {
  const swedish = carStock('nordvik-se');
  const norwegian = carStock('nordvik-no');
  const british = carStock('nordvik-uk');
  const finnish = carStock('carstore-fi');
  const slovak = carStock('carstore-sk');
  const changed = carStock('carstore-se');
  const sites = siteStock('nordvik-se');
  const odd = oddStock();
  const vast = vastStock();
  await report.step('both filled', () =>
    fill(engines, [swedish, norwegian, british, finnish, slovak, changed, sites, odd, vast]),
  );
  const words = (stock: typeof swedish) =>
    report.comparison(`words in ${stock.index}`, () => checkWords(engines, stock, 50));
  const switching = () => checkSwitching(engines, carStock('carstore-no'), 4);

  await report.comparison('the rules at their edges', () => checkRules(engines, odd, 200));
  await report.comparison('dealers', () => checkSites(engines, sites));
  await report.comparison('far pages', () => checkFarPages(engines, vast));
  await report.comparison('cars', () => checkStock(engines, swedish, { numRuns: 200, seed: 1 }));
  for (const stock of [swedish, norwegian, british]) await words(stock);
  await report.check('a document that is refused', () => checkRefusal(engines, swedish));
  await report.comparison('an index changed under questions', switching);
  await report.comparison('single changes', () => checkPatch(engines, changed));
  const latencies = await report.step('latencies', () => measureLatencies(engines, swedish.index));

  await report.comparison('cars, while the managing node is killed', async () => {
    const comparing = checkStock(engines, swedish, { numRuns: 300, seed: 2 });
    await killManager(cluster);
    return comparing;
  });
  for (const stock of [finnish, slovak]) await words(stock);
  await report.comparison('an index changed on two nodes', switching);
  await report.check('no node left', async () => {
    await Promise.all(cluster.urls.map((_, node) => cluster.kill(node)));
    return checkOutage(engines, swedish);
  });
  console.log(`\n${latencies.join('\n')}`);
}

/** The manager node is identified by its name, `node-<number>`. */
async function killManager(cluster: TestCluster): Promise<void> {
  const found = await cluster.get('/_cat/cluster_manager?format=json');
  const [, number] = /"node":"node-(\d)"/.exec(JSON.stringify(found)) ?? [];
  if (number === undefined) throw new Error('No node manages the cluster.');
  await cluster.kill(Number(number));
  console.log(`   killed node ${number}`);
}

process.exitCode = (await main()) ? 0 : 1;
