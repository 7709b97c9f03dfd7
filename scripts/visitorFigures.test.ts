import { expect, test } from 'vitest';
import { createMachineMetrics } from '#server/telemetry/metrics/machineMetrics.ts';
import { createMetricsRecorder } from '#server/telemetry/metrics/metricsRecorder.ts';
import { visitorFigures } from '#services/visitors/visitorFigures.ts';
import { visitorsPanel } from '#services/visitors/visitorsPanel.ts';

type Visit = readonly [name: string, value: number, page: string, device: string];

async function metricsOf(...visits: readonly Visit[]): Promise<string> {
  const recorder = createMetricsRecorder();
  for (const [name, value, page, device] of visits)
    recorder.vitalMeasured({ name, value, page, device });
  const machine = createMachineMetrics();
  machine.report({}, await recorder.read());
  return (await machine.answer([])).body;
}

test('three of four visits are at least as good as the figure', async () => {
  const metrics = await metricsOf(
    ...[900, 1_200, 2_400, 9_000].map((ms) => ['LCP', ms, 'car', 'phone'] as const),
    ['INP', 240, 'car', 'phone'],
    ['CLS', 2, 'start', 'desktop'],
  );
  expect(visitorFigures(metrics)).toEqual([
    {
      page: 'car',
      device: 'phone',
      visits: 4,
      figures: [
        { vital: 'LCP', atMost: 2.5, unit: ' s', rating: 'good' },
        { vital: 'INP', atMost: 0.3, unit: ' s', rating: 'needs improvement' },
      ],
    },
    {
      page: 'start',
      device: 'desktop',
      visits: 1,
      figures: [{ vital: 'CLS', atMost: undefined, unit: '', rating: 'poor' }],
    },
  ]);
});

test.each<[string, string | undefined, string, number]>([
  ['a site that doesn’t answer', undefined, 'doesn’t answer', 0],
  ['a site without visits', '', 'No visit yet', 0],
  ['visits', await metricsOf(['LCP', 900, 'list', 'tablet']), 'list, tablet', 1],
])('the panel shows %s', async (_what, metrics, text, visits) => {
  const panel = visitorsPanel(async () => metrics);
  expect(String(await panel.render())).toContain(text);
  expect(await panel.headline()).toMatchObject({ value: visits });
});
