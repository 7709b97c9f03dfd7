import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFaultSwitches } from '#bench/storm/faults.ts';
import { createOwnGroup, type OwnGroup } from '#e2e/support/ownGroup.ts';
import { createOwnProcess, type OwnProcess } from '#e2e/support/ownProcess.ts';
import { startTestServer, type TestServer } from '#storage/postgres/testing/testServer.ts';
import {
  findValkey,
  startValkeyTestServer,
  type ValkeyTestServer,
} from '#storage/valkey/testing/valkeyTestServer.ts';
import { findHaproxy, startHaproxy } from './haproxy.ts';
import { type LoadBalancer, startLoadBalancer } from './loadBalancer.ts';
import { createMachine, type Machine } from './machine.ts';
import { copyBuiltProject } from './machineFolder.ts';

/** Two machines behind a load balancer, what they share, and the upstreams of both. */
export interface Cluster {
  /** A temporary folder for everything. */
  readonly folder: string;
  readonly machines: readonly [Machine, Machine];
  readonly database: TestServer;
  /** The store of pages; absent if no server is installed here. */
  readonly pageStore: ValkeyTestServer | undefined;
  /** The group of the services, whose content can be changed. */
  readonly group: OwnGroup;
  readonly switches: ReturnType<typeof createFaultSwitches>;
  readonly servicesPort: number;
  readonly balancer: LoadBalancer;
  /** The port at which visitors ask. */
  readonly port: number;
  /** Starts a machine in the place of one that has ended, with another build or other variables. */
  readonly startNext: (before: Machine, next: NextMachine) => Promise<Machine>;
  readonly stop: () => Promise<void>;
}

interface NextMachine {
  /** The folder of its build; that of the machine before if absent. */
  readonly build?: string;
  /** Besides those of all machines. */
  readonly env?: Readonly<Record<string, string>>;
}

const revalidateSecret = 'mB3xW8kQz5TnR1vYc7HdJ2sLf9GpA4uE';

const ports = { balancer: 3800, machines: [3801, 3811], services: 4800 } as const;

/** Starts everything; the store of pages only if a server is installed here. The build must be up to date. */
export async function startCluster({ withPageStore = true } = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-cluster-'));
  const ends = [() => rm(folder, { recursive: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startParts(folder, ends, withPageStore)), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param ends takes what stops each part */
async function startParts(
  folder: string,
  ends: (() => Promise<void>)[],
  withPageStore: boolean,
): Promise<Omit<Cluster, 'folder' | 'stop'>> {
  const database = await startTestServer();
  ends.push(database.stop);
  const program = withPageStore ? findValkey() : undefined;
  const pageStore = program === undefined ? undefined : await startValkeyTestServer(program);
  ends.push(async () => pageStore?.stop());
  const group = await createOwnGroup('nordvik-se');
  ends.push(group.remove);
  const services = createServices(folder, group);
  ends.push(() => services.end('SIGTERM'));
  await services.start();
  const env = sharedEnv(database, pageStore);
  const startAt = async (
    port: number,
    { build = join(folder, `build-${port}`), env: own }: NextMachine,
  ) => {
    const data = join(folder, `data-${port}`);
    const machine = createMachine({ port, folder: build, data, env: { ...env, ...own } });
    ends.push(() => machine.end('SIGTERM'));
    await machine.start();
    return machine;
  };
  const startFirst = async (port: number) => {
    await copyBuiltProject(join(folder, `build-${port}`));
    return startAt(port, {});
  };
  const [one, other] = ports.machines;
  const machines = [await startFirst(one), await startFirst(other)] as const;
  const balancer = await startBalancer(folder);
  ends.push(balancer.stop);
  return {
    machines,
    database,
    pageStore,
    group,
    switches: createFaultSwitches(ports.services),
    servicesPort: ports.services,
    balancer,
    port: ports.balancer,
    startNext: ({ port }, next) => startAt(port, next),
  };
}

async function startBalancer(folder: string): Promise<LoadBalancer> {
  const { balancer: port, machines } = ports;
  const program = findHaproxy();
  console.log(
    program ? '   behind HAProxy' : '   without HAProxy: behind a load balancer of our own',
  );
  return program
    ? startHaproxy({ program, folder, port, machines })
    : startLoadBalancer(port, machines);
}

function createServices(folder: string, group: OwnGroup): OwnProcess {
  return createOwnProcess({
    program: 'services/main.ts',
    env: {
      PORT: String(ports.balancer),
      SERVICES_PORT: String(ports.services),
      DATA_DIR: join(folder, 'services'),
      GROUP_DIR: group.folder,
      // They report changes where visitors ask.
      REVALIDATE_SECRET: revalidateSecret,
    },
    readyUrl: `http://127.0.0.1:${ports.services}/healthz`,
  });
}

function sharedEnv(
  database: TestServer,
  pageStore: ValkeyTestServer | undefined,
): Readonly<Record<string, string>> {
  return {
    ...(pageStore && { CACHE_URL: addressIn('redis', { ...pageStore.options, name: '0' }) }),
    DATABASE_URL: addressIn('postgresql', database.options),
    DATABASE_TLS: 'off',
    DATABASE_POOL_SIZE: '2',
    REVALIDATE_SECRET: revalidateSecret,
    SERVICES_PORT: String(ports.services),
    WORKERS: '2',
    MACHINES: String(ports.machines.length),
    // All requests come from one address, but for those of the tire hotel.
    LIMIT_FACTOR: '1000',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    HASH_KEY: 'Zt4vQ9mXa2Lw8RkP1sDf6HjN3bYc5GeU',
    FORM_TOKEN_KEY: 'q7WnE3xTz9KpV5rBm1LsH8dJc4FgY2uA',
  };
}

interface Login {
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly name: string;
}

function addressIn(scheme: string, { user = '', password = '', host, port, name }: Login): string {
  return `${scheme}://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`;
}
