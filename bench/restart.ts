import { childrenOf } from './load.ts';
import { percentile } from './percentile.ts';
import { ms, type Row } from './report.ts';
import { type VisitedSite, visitUntil } from './visitUntil.ts';

/** 99 % of answers during a restart, compared with before. */
const maxShare = 2;

const steadyMs = 20_000;

/** Longer than a restart takes on a busy machine (ms). */
const longestMs = 180_000;

/** How a site is restarted, and which of its pages are visited meanwhile. */
export interface RestartOptions extends VisitedSite {
  /** The primary process. */
  readonly pid: number;
}

/** The waiting time of visitors while all processes are replaced, compared with the time before. */
export async function restartRow(options: RestartOptions): Promise<Row> {
  await visitUntil(options, (passed) => passed > steadyMs);
  const steady = await visitUntil(options, (passed) => passed > steadyMs);
  const before = childrenOf(options.pid);
  process.kill(options.pid, 'SIGHUP');
  const during = await visitUntil(
    options,
    (passed) => passed > longestMs || !childrenOf(options.pid).some((id) => before.includes(id)),
  );
  const isReplaced = !childrenOf(options.pid).some((id) => before.includes(id));
  const [usual, restarting] = [percentile(steady.times, 0.99), percentile(during.times, 0.99)];
  const failed = steady.failed + during.failed;
  return {
    name: `99 % answered within, during a restart of ${during.times.length} requests`,
    ours: `${ms(restarting)}, before ${ms(usual)}; ${failed} failed`,
    minimal: '–',
    budget: `at most ${maxShare} times, none failed`,
    held: isReplaced && failed === 0 && restarting <= maxShare * usual,
  };
}
