import { expect, test } from 'vitest';
import { priceSteps } from './priceSteps.ts';

test('each price is a step at its day, the highest at the top, and the latest goes on', () => {
  const { line, points } = priceSteps([
    { day: '2026-09-01', amount: 300_000 },
    { day: '2026-10-01', amount: 280_000 },
    { day: '2026-10-31', amount: 290_000 },
  ]);
  expect(line).toBe('M3 3H43.4V27H83.8V15H100');
  expect(points).toBe('M3 3h0M43.4 27h0M83.8 15h0');
});

test.each([
  [
    'of one day',
    [
      { day: '2026-09-01', amount: 3 },
      { day: '2026-09-01', amount: 2 },
    ],
    'M3 3H3V27H100',
  ],
  [
    'that are the same',
    [
      { day: '2026-09-01', amount: 3 },
      { day: '2026-09-11', amount: 3 },
    ],
    'M3 27H83.8V27H100',
  ],
  ['that nothing came before', [{ day: '2026-09-01', amount: 3 }], 'M3 27H100'],
])('prices %s have a line too', (_, history, line) => {
  expect(priceSteps(history).line).toBe(line);
});
