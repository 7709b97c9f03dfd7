import { readdirSync, readFileSync } from 'node:fs';
import { percentile } from './percentile.ts';
import { sendRequests } from './sendRequests.ts';

/** Performance of a server under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** CPU time of the server's processes per request, in ms; NaN without /proc. */
  readonly cpuPerRequest: number;
  /** 99th percentile of the response time, in ms. */
  readonly p99: number;
}

const connections = 16;

/** How a page is requested. */
export interface LoadOptions {
  readonly warmUpSeconds?: number;
  readonly seconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests a second; as many as the server answers by default. */
  readonly rate?: number;
  /** The status of all answers. */
  readonly status?: number;
}

/** Requests one page, after a warm-up, as fast as the server responds or at a rate. */
export async function measureLoad(
  url: string,
  serverPid: number,
  { warmUpSeconds = 2, seconds = 8, headers = {}, rate, status = 200 }: LoadOptions = {},
): Promise<Load> {
  const series = { url, connections, headers, rate, status };
  if (warmUpSeconds > 0) await sendRequests({ ...series, seconds: warmUpSeconds });
  const before = cpuMs(serverPid);
  const times = await sendRequests({ ...series, seconds });
  const spent = cpuMs(serverPid) - before;
  return {
    requestsPerSecond: times.length / seconds,
    cpuPerRequest: spent / times.length,
    p99: percentile(times, 0.99),
  };
}

// The kernel reports CPU time in hundredths of a second, regardless of its own tick.
const msPerTick = 10;

/** CPU time of a process and all its descendants, in ms. */
export function cpuMs(pid: number): number {
  try {
    const own = stat(pid);
    return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), own);
  } catch {
    return Number.NaN;
  }
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): readonly number[] {
  return processIds().filter((id) => parentOf(id) === pid);
}

/** Memory of each descendant of a process, in bytes; of the process itself if it has none. */
export function memoryOf(pid: number): readonly number[] {
  const children = childrenOf(pid);
  return children.length > 0 ? children.flatMap(memoryOf) : [residentBytes(pid)];
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

function stat(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

function processIds(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    // The process has ended since the listing.
    return undefined;
  }
}
