import { expect, test } from 'vitest';
import { minuteMs } from '#domain/units.ts';
import { upstreamLimits } from '../upstreams.ts';
import { bookingWaits } from './bookingWaits.ts';

test('a booking has its answer within the minute after which the server gives up, even if its price is as slow', () => {
  const { bookingWaitMs, bookingMs } = bookingWaits;
  const priceMs = bookingWaitMs + upstreamLimits.mechmate.timeoutMs;
  expect(priceMs + bookingWaitMs + bookingMs).toBeLessThan(minuteMs);
});
