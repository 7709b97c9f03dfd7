import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { createCircuit, defaultCircuitLimits, type Permit } from './circuit.ts';

const { failures, outageMs, openMs, probeMs } = defaultCircuitLimits;

function setUp() {
  const clock = { now: 0 };
  const onOpen = vi.fn();
  const onClose = vi.fn();
  const circuit = createCircuit({ ...defaultCircuitLimits, now: () => clock.now, onOpen, onClose });
  const pass = (ms: number) => {
    clock.now += ms;
  };
  /** Sends a question that fails after some time. */
  const fail = (afterMs = 0) => {
    const permit = circuit.permit();
    pass(afterMs);
    permit?.end('outage');
  };
  const breakDown = () => {
    fail(outageMs);
    for (let count = 1; count < failures; count += 1) fail();
  };
  return { circuit, onOpen, onClose, pass, fail, breakDown };
}

describe('a closed circuit', () => {
  test('opens after failures in a row for some time, and reports it once', () => {
    const { circuit, onOpen, breakDown } = setUp();
    breakDown();
    expect(circuit.state()).toBe('open');
    expect(circuit.permit()).toBeUndefined();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(failures);
  });

  test('stays closed in a moment in which everything fails at once', () => {
    const { circuit, fail } = setUp();
    for (let count = 0; count < 10 * failures; count += 1) fail();
    expect(circuit.state()).toBe('closed');
  });

  test('stays closed if only a few questions fail, however slowly', () => {
    const { circuit, fail } = setUp();
    for (let count = 1; count < failures; count += 1) fail(60_000);
    expect(circuit.state()).toBe('closed');
  });

  test.each(['answer', 'unclear'] as const)('counts the outcome "%s" as no failure', (verdict) => {
    const { circuit, pass } = setUp();
    for (let count = 0; count < 10 * failures; count += 1) {
      const permit = circuit.permit();
      pass(outageMs);
      permit?.end(verdict);
    }
    expect(circuit.state()).toBe('closed');
  });

  test('forgets failures after a good answer', () => {
    const { circuit, fail } = setUp();
    for (let round = 0; round < 5; round += 1) {
      for (let count = 1; count < failures; count += 1) fail(outageMs);
      circuit.permit()?.end('answer');
    }
    expect(circuit.state()).toBe('closed');
  });

  test.each([
    ['before', 1, 'closed'],
    ['at the moment of', 0, 'open'],
  ])('with questions asked %s the last good answer that fail is %s', (_when, ms, state) => {
    const { circuit, pass } = setUp();
    const slow = Array.from({ length: 2 * failures }, () => circuit.permit());
    pass(ms);
    circuit.permit()?.end('answer');
    pass(outageMs);
    for (const permit of slow) permit?.end('outage');
    expect(circuit.state()).toBe(state);
  });
});

describe('an open circuit', () => {
  test('lets one probe through after a moment, and closes with its answer', () => {
    const { circuit, onClose, pass, breakDown } = setUp();
    breakDown();
    pass(openMs - 1);
    expect(circuit.permit()).toBeUndefined();
    pass(1);
    expect(circuit.state()).toBe('half-open');
    const probe = circuit.permit();
    expect(probe).toBeDefined();
    expect(circuit.permit()).toBeUndefined();
    expect(circuit.state()).toBe('half-open');
    probe?.end('answer');
    expect(circuit.state()).toBe('closed');
    expect(onClose).toHaveBeenCalledExactlyOnceWith(openMs);
    expect(circuit.permit()).toBeDefined();
  });

  test.each(['outage', 'unclear'] as const)('stays open after a probe with "%s"', (verdict) => {
    const { circuit, onOpen, pass, breakDown } = setUp();
    breakDown();
    pass(openMs);
    circuit.permit()?.end(verdict);
    expect(circuit.state()).toBe('open');
    pass(openMs);
    expect(circuit.permit()).toBeDefined();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('gives up a silent probe, and still closes with its late answer', () => {
    const { circuit, pass, breakDown } = setUp();
    breakDown();
    pass(openMs);
    const silent = circuit.permit();
    pass(2_999);
    expect(circuit.permit()).toBeUndefined();
    pass(1);
    expect(circuit.permit()).toBeDefined();
    silent?.end('answer');
    expect(circuit.state()).toBe('closed');
  });

  test('closes with the answer to a question that was sent before', () => {
    const { circuit, breakDown } = setUp();
    const earlier = circuit.permit();
    breakDown();
    earlier?.end('answer');
    expect(circuit.state()).toBe('closed');
  });
});

type Step =
  | { readonly type: 'ask' }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'end'; readonly verdict: 'answer' | 'outage' | 'unclear' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ type: 'ask' as const }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 2_500 }) }),
  fc.record({
    type: fc.constant('end' as const),
    verdict: fc.constantFrom('answer', 'outage', 'outage', 'outage', 'unclear'),
  }),
);

describe('whatever happens', () => {
  propertyTest.prop([fc.array(step, { maxLength: 200 })])(
    'a closed circuit refuses nothing, an open one has one probe at a time, and a recovery is seen soon',
    (steps) => {
      const { circuit, pass } = setUp();
      const sent: Permit[] = [];
      let now = 0;
      let probe: { readonly permit: Permit; readonly sentAt: number } | undefined;
      for (const each of steps) {
        if (each.type === 'pass') {
          now += each.ms;
          pass(each.ms);
        } else if (each.type === 'end') {
          const permit = sent.shift();
          permit?.end(each.verdict);
          if (permit && permit === probe?.permit) probe = undefined;
        } else {
          const before = circuit.state();
          const permit = circuit.permit();
          if (before === 'closed') expect(permit).toBeDefined();
          if (before === 'open') expect(permit).toBeUndefined();
          if (permit) sent.push(permit);
          if (permit && before === 'half-open') {
            if (probe) expect(now - probe.sentAt).toBeGreaterThanOrEqual(probeMs + openMs);
            probe = { permit, sentAt: now };
          }
        }
        if (circuit.state() === 'closed') probe = undefined;
      }
      // The upstream is back: a person who tries again is let through.
      pass(probeMs + openMs);
      const permit = circuit.permit();
      expect(permit).toBeDefined();
      permit?.end('answer');
      expect(circuit.state()).toBe('closed');
    },
  );
});
