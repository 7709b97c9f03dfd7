import { buildIfNeeded } from '../build.ts';
import { checkClocks } from '../cluster/clocks.ts';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { checkDeployment } from '../cluster/deployment.ts';
import { checkLeads } from '../cluster/leads.ts';
import {
  checkDatabaseOutage,
  checkKilledMachine,
  checkPageStoreOutage,
} from '../cluster/outages.ts';
import { checkPublishing } from '../cluster/publishing.ts';
import { checkLookups, checkSessions, checkTries } from '../cluster/sessions.ts';
import { fillCaches } from '../cluster/traffic.ts';
import { createReport } from '../opensearch/report.ts';

/** Each answers with what went wrong. */
const checks: Readonly<Record<string, (cluster: Cluster) => Promise<readonly string[]>>> = {
  'session goes on on the other machine': checkSessions,
  'wrong codes count on both machines': checkTries,
  'look-ups count on both machines': checkLookups,
  'published page': checkPublishing,
  'killed machine': checkKilledMachine,
  'database outage': checkDatabaseOutage,
  'page store outage': checkPageStoreOutage,
  'leads in trouble': checkLeads,
  'clocks ten minutes apart': checkClocks,
  deployment: checkDeployment,
};

/**
 * Proves on two machines, which share a real database, that they behave as one: `npm run test:cluster`, or
 * `npm run test:cluster -- leads deployment` for the checks with one of these words in their names.
 */
async function main(): Promise<boolean> {
  const words = process.argv.slice(2);
  if (!(await buildIfNeeded())) return false;
  const report = createReport();
  const cluster = await report.step('two machines', startCluster);
  process.once('SIGINT', () => cluster.stop().finally(() => process.exit(130)));
  try {
    if (!cluster.pageStore)
      console.log(
        '   without a store of pages: install valkey-server or redis-server, or set VALKEY_BIN',
      );
    await report.step('caches filled', () => fillCaches(cluster.port));
    for (const [name, check] of Object.entries(checks)) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      await report.check(name, () => check(cluster));
    }
  } finally {
    await cluster.stop();
  }
  return report.finish();
}

process.exitCode = (await main()) ? 0 : 1;
