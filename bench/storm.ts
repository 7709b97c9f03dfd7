import { setTimeout as wait } from 'node:timers/promises';
import { defaultCircuitLimits } from '#upstream/http/circuit.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { answers, start } from '../scripts/processes.ts';
import type { PageAddress } from './storm/address.ts';
import { areAnswered, areHandled, askCalls, describeCalls } from './storm/calls.ts';
import { createFaultSwitches, faults, upstreams } from './storm/faults.ts';
import { findPages } from './storm/findPages.ts';
import { freezeWorker } from './storm/frozenWorker.ts';
import { stormLeads } from './storm/leads.ts';
import {
  type Comparison,
  compare,
  isComplete,
  type Snapshot,
  takeSnapshot,
} from './storm/pages.ts';
import { type Row, shown } from './storm/rows.ts';
import { type StormSite, startSite } from './storm/site.ts';

/*
 * Breaks each upstream in each way while all pages are visited, and compares every page with its good
 * copy afterwards. Meanwhile no answer may take longer than 2.5 s. No page may differ once the upstream is back, and a site with
 * good copies must serve them throughout. Calls of the browser that need the upstream must fail readably, and succeed
 * afterwards. Then a worker is stopped, and the disk of the leads fails in each way.
 */

const ports = { port: 3500, servicesPort: 4500 } as const;
const switches = createFaultSwitches(ports.servicesPort);

async function main(): Promise<number> {
  if (!(await buildIfNeeded())) return 1;
  const env = { PORT: String(ports.port), SERVICES_PORT: String(ports.servicesPort) };
  const services = start('node', ['services/main.ts'], { env });
  try {
    if (!(await answers(`http://127.0.0.1:${ports.servicesPort}/`, 60_000))) return 1;
    const rows = await runStorm();
    const failed = rows.filter(({ held }) => !held).length;
    console.log(`\n${rows.length - failed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } finally {
    services.kill('SIGTERM');
  }
}

const parts = ['warm', 'cold', 'restart', 'worker', 'leads'] as const;

/**
 * Runs all parts with all upstreams, or those that the command names: `npm run bench -- storm restart leads`,
 * `npm run bench -- storm cold content search`.
 */
async function runStorm(): Promise<readonly Row[]> {
  const wanted = named(parts);
  const isWanted = (part: (typeof parts)[number]) => wanted.includes(part);
  await switches.clear();
  const warm = await startSite(ports, { isCold: true });
  const pages = await findPages(ports.port);
  const good = await takeGoodCopies(warm, pages);
  console.log(`Took good copies of ${pages.length} pages of all sites.\n`);
  const warmRows = isWanted('warm') ? await stormWithGoodCopies(warm, pages, good) : [];
  await warm.stop();
  const coldRows = isWanted('cold') ? await stormWithoutCopies(pages, good) : [];
  const restart = isWanted('restart') ? [await restartUnderLoad(pages, good)] : [];
  const worker = isWanted('worker') ? [await stopWorker(pages)] : [];
  const leads = isWanted('leads') ? await stormLeads({ ...ports, switches }) : [];
  return [...warmRows, ...coldRows, ...restart, ...worker, ...leads];
}

/** What the command names of a list; everything if it names nothing of it. */
function named<Name extends string>(all: readonly Name[]): readonly Name[] {
  const chosen = all.filter((name) => process.argv.slice(2).includes(name));
  return chosen.length > 0 ? chosen : all;
}

/** On a busy machine the first renders may miss something; a good copy has everything. */
async function takeGoodCopies(site: StormSite, pages: readonly PageAddress[]): Promise<Snapshot> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const snapshot = await takeSnapshot(ports.port, pages);
    const incomplete = [...snapshot.values()].filter((answer) => !isComplete(answer)).length;
    if (incomplete === 0) return snapshot;
    console.log(`${incomplete} pages are incomplete; they are requested again.`);
    site.expireDegraded();
  }
  throw new Error('Some pages are never complete: there is no good copy to compare with.');
}

const maxAttempts = 10;

/** With good copies, visitors notice nothing, whatever breaks. */
async function stormWithGoodCopies(
  site: StormSite,
  pages: readonly PageAddress[],
  good: Snapshot,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const upstream of named(upstreams)) {
    for (const fault of faults) {
      await switches.set(upstream, fault);
      site.expireAll();
      const during = [await round(pages, good), await round(pages, good)];
      const failed = await askCalls(ports.port, upstream);
      await switches.clear();
      const after = await roundsAfterRecovery(site, pages, good);
      const recovered = await askCalls(ports.port, upstream);
      rows.push(
        shown({
          name: `${upstream} ${fault.mode}, with good copies`,
          result: describe([...during, ...after]) + describeCalls(failed, recovered),
          held:
            areHandled(failed, fault) &&
            areAnswered(recovered) &&
            during.every(isInTime) &&
            during.every((comparison) => isUnchanged(comparison, pages.length)) &&
            after.every((comparison) => isRestored(comparison, pages.length)),
        }),
      );
    }
  }
  return rows;
}

/** Without good copies, a page may be incomplete or a 503, but only while the fault lasts. */
async function stormWithoutCopies(pages: readonly PageAddress[], good: Snapshot): Promise<Row[]> {
  const rows: Row[] = [];
  for (const upstream of named(upstreams)) {
    for (const fault of faults) {
      await switches.set(upstream, fault);
      const site = await startSite(ports, { isCold: true });
      const during = await round(pages, good);
      await switches.clear();
      const after = await roundsAfterRecovery(site, pages, good);
      await site.stop();
      rows.push(
        shown({
          name: `${upstream} ${fault.mode}, without copies`,
          result: `during: ${describe([during])}; after: ${describe(after)}`,
          held:
            isInTime(during) &&
            during.poor503.length === 0 &&
            [...during.statuses.keys()].every((status) => [200, 404, 503].includes(status)) &&
            after.every((comparison) => isRestored(comparison, pages.length)),
        }),
      );
    }
  }
  return rows;
}

/** A restart during which all pages are requested at once. */
async function restartUnderLoad(pages: readonly PageAddress[], good: Snapshot): Promise<Row> {
  const site = await startSite(ports, { isCold: true });
  const burst = compare(good, await takeSnapshot(ports.port, pages, pages.length));
  const timeouts = site.lines().filter((line) => line.includes('no answer within')).length;
  const after = await roundsAfterRecovery(site, pages, good);
  await site.stop();
  return shown({
    name: 'restart, all pages at once',
    result: `${timeouts} time-outs; ${describe([burst])}; after: ${describe(after)}`,
    held:
      timeouts === 0 &&
      burst.poor503.length === 0 &&
      after.every((comparison) => isRestored(comparison, pages.length)),
  });
}

/** A worker that is stopped under load: visitors of the other one notice nothing. */
async function stopWorker(pages: readonly PageAddress[]): Promise<Row> {
  const report = await freezeWorker(ports, pages);
  const { foundMs, requests, failed, mostFailed, isReplaced } = report;
  return shown({
    name: 'a worker is stopped',
    result: `found after ${(foundMs / 1000).toFixed(0)} s; ${failed} of ${requests} requests failed, of ${mostFailed} on its connections`,
    held: isReplaced && failed <= mostFailed,
  });
}

/** A circuit notices within this time that its upstream is back. */
const recoveryMs = defaultCircuitLimits.probeMs + defaultCircuitLimits.openMs;

/**
 * Three rounds after a recovery was noticed: at once, with everything still fresh in the cache; while everything is
 * rendered again; and after that.
 */
async function roundsAfterRecovery(
  site: StormSite,
  pages: readonly PageAddress[],
  good: Snapshot,
): Promise<Comparison[]> {
  await wait(recoveryMs);
  site.expireDegraded();
  const atOnce = await round(pages, good);
  site.expireAll();
  return [atOnce, await round(pages, good), await round(pages, good)];
}

async function round(pages: readonly PageAddress[], good: Snapshot): Promise<Comparison> {
  return compare(good, await takeSnapshot(ports.port, pages));
}

function isUnchanged({ different, statuses }: Comparison, total: number): boolean {
  return different.length === 0 && (statuses.get(200) ?? 0) === total;
}

/** Caches forget what was missing as well. */
function isRestored(comparison: Comparison, total: number): boolean {
  return isUnchanged(comparison, total) && comparison.degraded === 0;
}

/** The longest time that a visitor waits for an answer, whatever an upstream does (ms). */
const longestMs = 2_500;

function isInTime({ slowest }: Comparison): boolean {
  return slowest.ms <= longestMs;
}

function describe(comparisons: readonly Comparison[]): string {
  return comparisons.map(describeOne).join(' | ');
}

function describeOne({ statuses, different, poor503, slowest }: Comparison): string {
  const counts = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  const examples = different.slice(0, 3).join(' ');
  return [
    `${counts}, slowest ${Math.round(slowest.ms)} ms${slowest.ms > longestMs ? ` (${slowest.address})` : ''}`,
    ...(different.length > 0 ? [`${different.length} different (${examples})`] : []),
    ...(poor503.length > 0 ? [`${poor503.length} poor 503 (${poor503[0]})`] : []),
  ].join(', ');
}

process.exitCode = await main();
