import { ClusterError } from './cluster.ts';

/** The answer; rejects with a `ClusterError` if it takes longer than the limit (ms). */
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
