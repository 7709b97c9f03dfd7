import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** Performance of a server under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** CPU time of the server's processes per request, in ms; NaN without /proc. */
  readonly cpuPerRequest: number;
  /** 99th percentile of the response time, in ms. */
  readonly p99: number;
}

const connections = 16;

interface LoadTimes {
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** Requests one page as fast as the server responds, after a warm-up. */
export async function measureLoad(
  url: string,
  serverPid: number,
  { warmUpSeconds, seconds }: LoadTimes = { warmUpSeconds: 2, seconds: 8 },
): Promise<Load> {
  if (warmUpSeconds > 0) await autocannon({ url, connections, duration: warmUpSeconds });
  const before = cpuMs(serverPid);
  const result = await autocannon({ url, connections, duration: seconds });
  const spent = cpuMs(serverPid) - before;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers had an error status, ${result.errors} requests failed`,
    );
  }
  return {
    requestsPerSecond: result.requests.average,
    cpuPerRequest: spent / result.requests.total,
    p99: result.latency.p99,
  };
}

// The kernel reports CPU time in hundredths of a second, regardless of its own tick.
const msPerTick = 10;

/** CPU time of a process and all its descendants, in ms. */
export function cpuMs(pid: number): number {
  try {
    const own = stat(pid);
    const children = processIds().filter((id) => parentOf(id) === pid);
    return children.reduce((sum, child) => sum + cpuMs(child), own);
  } catch {
    return Number.NaN;
  }
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
