import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFaultSwitches } from '#bench/storm/faults.ts';
import { createOwnProcess, type OwnProcess } from '#e2e/support/ownProcess.ts';
import { startTestServer, type TestServer } from '#storage/postgres/testing/testServer.ts';
import { type LoadBalancer, startLoadBalancer } from './loadBalancer.ts';
import { createMachine, type Machine } from './machine.ts';
import { copyBuiltProject } from './machineFolder.ts';

/** Two machines behind a load balancer, what they share, and the upstreams of both. */
export interface Cluster {
  /** A temporary folder for everything. */
  readonly folder: string;
  readonly machines: readonly [Machine, Machine];
  readonly database: TestServer;
  readonly switches: ReturnType<typeof createFaultSwitches>;
  readonly servicesPort: number;
  readonly balancer: LoadBalancer;
  /** The port at which visitors ask. */
  readonly port: number;
  /** Starts a machine with another build in the place of one that has ended. */
  readonly startNext: (before: Machine, build: string) => Promise<Machine>;
  readonly stop: () => Promise<void>;
}

const ports = { balancer: 3800, machines: [3801, 3811], services: 4800 } as const;

/** Starts everything. The build must be up to date. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-cluster-'));
  const ends = [() => rm(folder, { recursive: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startParts(folder, ends)), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param ends takes what stops each part */
async function startParts(
  folder: string,
  ends: (() => Promise<void>)[],
): Promise<Omit<Cluster, 'folder' | 'stop'>> {
  const database = await startTestServer();
  ends.push(database.stop);
  const services = createServices(folder);
  ends.push(() => services.end('SIGTERM'));
  await services.start();
  const env = sharedEnv(database);
  const startAt = async (port: number, build: string) => {
    const data = join(folder, `data-${port}`);
    const machine = createMachine({ port, folder: build, data, env });
    ends.push(() => machine.end('SIGTERM'));
    await machine.start();
    return machine;
  };
  const startFirst = async (port: number) => {
    const build = join(folder, `build-${port}`);
    await copyBuiltProject(build);
    return startAt(port, build);
  };
  const [one, other] = ports.machines;
  const machines = [await startFirst(one), await startFirst(other)] as const;
  const balancer = startLoadBalancer(ports.balancer, ports.machines);
  ends.push(async () => balancer.stop());
  return {
    machines,
    database,
    switches: createFaultSwitches(ports.services),
    servicesPort: ports.services,
    balancer,
    port: ports.balancer,
    startNext: ({ port }, build) => startAt(port, build),
  };
}

function createServices(folder: string): OwnProcess {
  return createOwnProcess({
    program: 'services/main.ts',
    env: {
      PORT: String(ports.balancer),
      SERVICES_PORT: String(ports.services),
      DATA_DIR: join(folder, 'services'),
    },
    readyUrl: `http://127.0.0.1:${ports.services}/healthz`,
  });
}

function sharedEnv({ options }: TestServer): Readonly<Record<string, string>> {
  const { user, password, host, port, name } = options;
  return {
    SERVICES_PORT: String(ports.services),
    WORKERS: '2',
    MACHINES: String(ports.machines.length),
    // All requests come from one address, but for those of the tire hotel.
    LIMIT_FACTOR: '1000',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    HASH_KEY: 'Zt4vQ9mXa2Lw8RkP1sDf6HjN3bYc5GeU',
    FORM_TOKEN_KEY: 'q7WnE3xTz9KpV5rBm1LsH8dJc4FgY2uA',
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`,
    DATABASE_TLS: 'off',
    DATABASE_POOL_SIZE: '2',
  };
}
