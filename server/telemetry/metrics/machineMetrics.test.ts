import { expect, test } from 'vitest';
import type { ProcessHealth } from '#process/processHealth.ts';
import { createMachineMetrics } from './machineMetrics.ts';
import { createMetricsRecorder } from './metricsRecorder.ts';

const health: ProcessHealth = {
  upstreams: {
    content: { state: 'down', circuit: 'open', inFlight: 1, queued: 7 },
  },
  leads: { state: 'late', waiting: 3, oldestAgeSeconds: 1_200 },
  stores: { outbox: { state: 'local' }, sessions: { state: 'ok' }, limits: { state: 'ok' } },
};

const answered = { kind: 'answered', pid: 1, health } as const;

/** A worker that has answered this many requests for pages. */
async function samplesOf(requests: number) {
  const recorder = createMetricsRecorder();
  for (let at = 0; at < requests; at += 1) {
    recorder.requestAnswered({ family: 'page', status: '200', cache: 'front-hit', seconds: 0.002 });
  }
  return recorder.read();
}

test('the metrics of workers are added up, and those of one that ended stay', async () => {
  const machine = createMachineMetrics();
  const [first, second, third] = [{}, {}, {}];
  machine.report(first, await samplesOf(1));
  machine.report(first, await samplesOf(2));
  machine.report(second, await samplesOf(3));
  machine.leave(first);
  machine.leave(second);
  machine.report(third, await samplesOf(10));
  const { body } = await machine.answer([answered]);
  expect(body).toContain('forecourt_requests_total{family="page",status="200"} 15');
  expect(body).toContain('forecourt_cache_requests_total{family="page",cache="front-hit"} 15');
  expect(body).toContain('forecourt_request_duration_seconds_bucket{le="0.005",family="page"} 15');
  expect(body).toContain('forecourt_request_duration_seconds_count{family="page"} 15');
});

test('memory of workers that ended doesn’t count', async () => {
  const machine = createMachineMetrics();
  const worker = {};
  machine.report(worker, await samplesOf(0));
  const memory = /^forecourt_resident_memory_bytes \d+$/m;
  expect((await machine.answer([])).body).toMatch(memory);
  machine.leave(worker);
  expect((await machine.answer([])).body).not.toMatch(memory);
});

test('the health of the workers is part of the metrics', async () => {
  const { body } = await createMachineMetrics().answer([
    answered,
    { kind: 'silent', pid: 2 },
    { kind: 'silent', pid: 3 },
  ]);
  for (const line of [
    'forecourt_workers{state="answered"} 1',
    'forecourt_workers{state="silent"} 2',
    'forecourt_upstream_queued{upstream="content"} 7',
    'forecourt_upstream_circuit{upstream="content",state="open"} 1',
    'forecourt_upstream_circuit{upstream="content",state="closed"} 0',
    'forecourt_leads_waiting 3',
    'forecourt_leads_oldest_seconds 1200',
    'forecourt_store_state{store="outbox",state="local"} 1',
  ]) {
    expect(body).toContain(`${line}\n`);
  }
});

test('without an answer of a worker, the number of leads is unknown and not zero', async () => {
  const { body } = await createMachineMetrics().answer([{ kind: 'silent', pid: 1 }]);
  expect(body).not.toContain('forecourt_leads_waiting');
});

test('refused leads are counted from zero, so that alerts notice the first one', async () => {
  const machine = createMachineMetrics();
  const recorder = createMetricsRecorder();
  const lineOf = async () => {
    machine.report(recorder, await recorder.read());
    return (await machine.answer([])).body.match(/^forecourt_leads_refused_total.*full.*$/m)?.[0];
  };
  expect(await lineOf()).toBe('forecourt_leads_refused_total{reason="full"} 0');
  recorder.leadRefused('full');
  expect(await lineOf()).toBe('forecourt_leads_refused_total{reason="full"} 1');
});

test('calls to upstreams are counted by outcome, and renders timed', async () => {
  const recorder = createMetricsRecorder();
  recorder.callEnded('content', 'ok', 0.02);
  recorder.callEnded('content', 'timeout', 3);
  recorder.callRefused('content', 'queue-full');
  recorder.pageRendered(80);
  for (const [name, value] of [
    ['LCP', 2_500],
    ['INP', 201],
    ['CLS', 0.1],
  ] as const) {
    recorder.vitalMeasured({ name, value, page: 'car', device: 'phone' });
  }
  const machine = createMachineMetrics();
  machine.report(recorder, await recorder.read());
  const { body } = await machine.answer([]);
  for (const line of [
    'forecourt_upstream_calls_total{upstream="content",outcome="timeout"} 1',
    'forecourt_upstream_refused_total{upstream="content",reason="queue-full"} 1',
    'forecourt_upstream_duration_seconds_bucket{le="0.025",upstream="content"} 1',
    'forecourt_render_duration_seconds_bucket{le="0.05"} 0',
    'forecourt_render_duration_seconds_bucket{le="0.1"} 1',
    'forecourt_largest_paint_seconds_bucket{le="2",page="car",device="phone"} 0',
    'forecourt_largest_paint_seconds_bucket{le="2.5",page="car",device="phone"} 1',
    'forecourt_interaction_seconds_bucket{le="0.2",page="car",device="phone"} 0',
    'forecourt_layout_shift_bucket{le="0.1",page="car",device="phone"} 1',
  ]) {
    expect(body).toContain(`${line}\n`);
  }
});
