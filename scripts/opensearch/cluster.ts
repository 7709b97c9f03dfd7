import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from '#storage/testing/findPort.ts';

/** A local cluster on loopback. */
export interface TestCluster {
  /** URLs of all nodes, including dead ones. */
  readonly urls: readonly string[];
  /** Queries the first node that answers, bypassing the engine. */
  readonly get: (path: string) => Promise<unknown>;
  /** Kills a node, as a power cut would. */
  readonly kill: (node: number) => Promise<void>;
  /** Stops the remaining nodes and removes the data. */
  readonly stop: () => Promise<void>;
}

const nodeCount = 3;
const startMs = 150_000;

/** Starts three nodes, each with so many MB of heap, in separate processes and waits until they form a cluster. */
export async function startCluster(classpath: string, heapMb = 512): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-opensearch-'));
  const ports = await freePorts(nodeCount * 2);
  const httpPorts = ports.slice(0, nodeCount);
  const transportPorts = ports.slice(nodeCount);
  const nodes = await Promise.all(
    httpPorts.map(async (port, number) => {
      const data = join(folder, String(number));
      await mkdir(data);
      return startNode(classpath, heapMb, [data, port, String(number), ...transportPorts]);
    }),
  );
  const urls = httpPorts.map((port) => `http://127.0.0.1:${port}`);
  const cluster: TestCluster = {
    urls,
    get: (path) => getFrom(urls, path),
    kill: (number) => end(nodes[number]),
    stop: async () => {
      await Promise.all(nodes.map(end));
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilWhole(cluster, nodes);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** The node ends when its standard input closes, even if this process is killed. */
function startNode(classpath: string, heapMb: number, args: readonly string[]): ChildProcess {
  // Expensive compilation isn't worthwhile for a node that runs for minutes.
  const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`];
  const jvmOptions = [...heap, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  return spawn('java', [...jvmOptions, '-cp', classpath, 'ClusterNode', ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

async function end(node: ChildProcess | undefined): Promise<void> {
  if (node === undefined || node.exitCode !== null || node.signalCode !== null) return;
  const ended = once(node, 'exit');
  node.kill('SIGKILL');
  await ended;
}

async function untilWhole(cluster: TestCluster, nodes: readonly ChildProcess[]): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until) {
    if (nodes.some(({ exitCode }) => exitCode !== null)) throw new Error('A node ended at once.');
    const found = await cluster.get('/_cat/nodes?format=json').catch(() => []);
    if (Array.isArray(found) && found.length === nodeCount) return;
    await wait(500);
  }
  throw new Error(`The nodes did not find each other within ${startMs / 1000} s.`);
}

async function getFrom(urls: readonly string[], path: string): Promise<unknown> {
  for (const url of urls) {
    const options = { signal: AbortSignal.timeout(5000) };
    const answer = await fetch(`${url}${path}`, options).catch(() => undefined);
    if (answer?.ok) return answer.json();
  }
  throw new Error(`No node answers ${path}.`);
}

/** Free ports, which differ. */
async function freePorts(count: number): Promise<readonly string[]> {
  const ports = new Set<string>();
  while (ports.size < count) ports.add(String(await findPort()));
  return [...ports];
}
