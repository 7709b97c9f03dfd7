import type { ProcessHealth } from '#process/processHealth.ts';
import type { WorkerAnswer } from '../cluster/healthQuestions.ts';
import { sumStores } from './sumStores.ts';
import { sumUpstreams } from './sumUpstreams.ts';

/** From the best to the worst. */
const states = ['unknown', 'ok', 'local', 'late', 'full', 'unavailable'] as const;

type LeadState = (typeof states)[number];

/** The health of a machine: what its workers know, summed up. */
export function machineHealthOf(answers: readonly WorkerAnswer[]) {
  const reports = answers.flatMap((answer) => (answer.kind === 'answered' ? [answer.health] : []));
  const stores = sumStores(reports.map((report) => report.stores));
  return {
    status: 'up',
    workers: answers.map(({ pid, kind }) => ({ pid, state: kind })),
    upstreams: sumUpstreams(reports.map(({ upstreams }) => upstreams)),
    leads: sumLeads(
      reports.map(({ leads }) => leads),
      stores.outbox.state,
    ),
    stores,
  };
}

/** All workers look at the same outbox, though not at the same time. */
function sumLeads(reports: readonly ProcessHealth['leads'][], store: LeadState) {
  return {
    state: worst([store, ...reports.map(({ state }) => state)]),
    waiting: highest(reports.map(({ waiting }) => waiting)),
    oldestAgeSeconds: highest(reports.map(({ oldestAgeSeconds }) => oldestAgeSeconds)),
  };
}

function worst(found: readonly LeadState[]): LeadState {
  return states.findLast((state) => found.includes(state)) ?? 'unknown';
}

function highest(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length === 0 ? null : Math.max(...known);
}
