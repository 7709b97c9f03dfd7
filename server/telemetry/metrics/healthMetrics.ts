import { Gauge, Registry } from 'prom-client';
import type { machineHealthOf } from '../../internal/machineHealth.ts';

type MachineHealth = ReturnType<typeof machineHealthOf>;

const circuitStates = ['closed', 'half-open', 'open'] as const;
const storeStates = ['ok', 'local', 'full', 'unavailable', 'unknown'] as const;

/** What the health of a machine says, as metrics. A state is a metric with the value 1 for the current one and 0 for all others. */
export function healthMetrics(health: MachineHealth): Registry {
  const registry = new Registry();
  addWorkers(registry, health);
  addUpstreams(registry, health);
  addLeads(registry, health);
  const stores = gauge(registry, 'forecourt_store_state', 'State of each store.', [
    'store',
    'state',
  ]);
  for (const [store, { state }] of Object.entries(health.stores)) {
    for (const each of storeStates) stores.set({ store, state: each }, Number(each === state));
  }
  return registry;
}

function addWorkers(registry: Registry, { workers }: MachineHealth): void {
  const states = gauge(
    registry,
    'forecourt_workers',
    'Processes that serve the site, by whether they answer.',
    ['state'],
  );
  for (const state of ['answered', 'silent'] as const) {
    states.set({ state }, workers.filter((worker) => worker.state === state).length);
  }
}

function addUpstreams(registry: Registry, { upstreams }: MachineHealth): void {
  const labels = ['upstream'] as const;
  const inFlight = gauge(
    registry,
    'forecourt_upstream_in_flight',
    'Calls that are sent and not yet answered.',
    labels,
  );
  const queued = gauge(registry, 'forecourt_upstream_queued', 'Calls that wait in line.', labels);
  const circuits = gauge(
    registry,
    'forecourt_upstream_circuit',
    'State of the circuit, of the worst process.',
    ['upstream', 'state'],
  );
  for (const [upstream, health] of Object.entries(upstreams)) {
    inFlight.set({ upstream }, health.inFlight);
    queued.set({ upstream }, health.queued);
    for (const state of circuitStates) {
      circuits.set({ upstream, state }, Number(state === health.circuit));
    }
  }
}

/** Without a known number there is no metric, and not a false zero. */
function addLeads(registry: Registry, { leads }: MachineHealth): void {
  if (leads.waiting === null) return;
  gauge(registry, 'forecourt_leads_waiting', 'Leads in the outbox.', []).set(leads.waiting);
  gauge(
    registry,
    'forecourt_leads_oldest_seconds',
    'Age of the oldest lead in the outbox.',
    [],
  ).set(leads.oldestAgeSeconds ?? 0);
}

function gauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
}
