import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { createMetricsRecorder } from './metricsRecorder.ts';

/** The upper bounds of the histograms by name, as they are read. */
async function boundsByName(): Promise<ReadonlyMap<string, readonly number[]>> {
  const recorder = createMetricsRecorder();
  recorder.requestAnswered({ family: 'page', status: '200', cache: 'none', seconds: 1 });
  recorder.callEnded('content', 'ok', 1);
  recorder.pageRendered(1);
  for (const name of ['LCP', 'INP', 'CLS'] as const)
    recorder.vitalMeasured({ name, value: 1, page: 'car', device: 'phone' });
  const bounds = (await recorder.read()).map(({ name, values }) => {
    const texts = values.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
    return [name, texts] as const;
  });
  return new Map(bounds.filter(([, texts]) => texts.length > 0));
}

const histograms = await boundsByName();

test.each([...histograms])(
  'the bounds of %s ascend, each at most ten times the one before',
  (_, bounds) => {
    const steps = bounds.slice(1).map((bound, at) => bound / (bounds[at] ?? 0));
    expect(steps.filter((step) => !(step > 1 && step <= 10))).toEqual([]);
  },
);

test('docs/operations.md has the bounds of all histograms', () => {
  const documented = documentedRows('operations.md', ['histogram', 'bounds']).map(
    ({ histogram, bounds }) => [histogram.replaceAll('`', ''), bounds.split(', ').map(Number)],
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(histograms));
});

/** What all histograms of Node share. */
const histogramMethods: Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'percentile'
> = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()));

test.each([
  ['before the first measurement', Number.NaN, 0],
  ['of a free loop', 20_000_000, 0],
  ['of a loop that woke up early', 19_000_000, 0],
  ['of a blocked loop', 1_270_000_000, 1.25],
])('the delay %s is known without the interval of its measurement', async (_when, ns, seconds) => {
  const percentile = vi.spyOn(histogramMethods, 'percentile').mockReturnValue(ns);
  const samples = await createMetricsRecorder().read();
  expect(percentile).toHaveBeenCalledExactlyOnceWith(99);
  percentile.mockRestore();
  const delay = samples.find(({ name }) => name === 'forecourt_event_loop_delay_seconds');
  expect(delay?.values).toMatchObject([{ value: expect.closeTo(seconds, 6) }]);
});

test.each([
  ['largest_paint_seconds', 2.5, 4],
  ['interaction_seconds', 0.2, 0.5],
  ['layout_shift', 0.1, 0.25],
])('the shares of good and poor values of %s can be counted', (name, good, poor) => {
  expect(histograms.get(`forecourt_${name}`)).toEqual(expect.arrayContaining([good, poor]));
});
