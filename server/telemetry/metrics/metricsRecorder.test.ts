import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('docs/operations.md names the bounds of durations', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  for (const what of ['request', 'render', 'upstream']) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`forecourt_${what}_duration`));
    const [, from, to] = /bounds from (\d+) ms to (\d+) s/.exec(row ?? '') ?? [];
    const bounds = histograms.get(`forecourt_${what}_duration_seconds`);
    expect([what, (bounds?.[0] ?? 0) * 1_000, bounds?.at(-1)]).toEqual([
      what,
      Number(from),
      Number(to),
    ]);
  }
});

test('the event loop has no delay before the first measurement', async () => {
  const samples = await createMetricsRecorder().read();
  const delay = samples.find(({ name }) => name === 'forecourt_event_loop_delay_seconds');
  expect(delay?.values).toMatchObject([{ value: 0 }]);
});

test.each([
  ['largest_paint_seconds', 2.5, 4],
  ['interaction_seconds', 0.2, 0.5],
  ['layout_shift', 0.1, 0.25],
])('the shares of good and poor values of %s can be counted', (name, good, poor) => {
  expect(histograms.get(`forecourt_${name}`)).toEqual(expect.arrayContaining([good, poor]));
});
