import { ClusterError } from './cluster.ts';

/** An answer, or after some time (ms) the end of waiting for it. */
export async function withDeadline<Value>(answer: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `The cluster did not answer within ${ms} ms.`;
    timer = setTimeout(() => reject(new ClusterError('unavailable', reason)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
