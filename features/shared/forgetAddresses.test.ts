import { performance } from 'node:perf_hooks';
import { setImmediate as nextTask } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';

/** Adds a request that has ended to the list of requests. */
function end(address: string): void {
  const now = performance.now();
  const times = {
    startTime: now,
    endTime: now,
    finalServiceWorkerStartTime: 0,
    redirectStartTime: 0,
    redirectEndTime: 0,
    postRedirectStartTime: now,
    finalConnectionTimingInfo: {
      domainLookupStartTime: now,
      domainLookupEndTime: now,
      connectionStartTime: now,
      connectionEndTime: now,
      secureConnectionStartTime: now,
      ALPNNegotiatedProtocol: 'http/1.1',
    },
    finalNetworkRequestStartTime: now,
    finalNetworkResponseStartTime: now,
    encodedBodySize: 0,
    decodedBodySize: 0,
  };
  performance.markResourceTiming(times, address, 'fetch', globalThis, '', {}, 200, '');
}

const known = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** A module that forgets nothing yet. */
async function fresh() {
  vi.resetModules();
  return import('./forgetAddresses.ts');
}

beforeEach(() => performance.clearResourceTimings());

test('requests before and after it are forgotten, for each kind of address', async () => {
  const { forgetAddresses } = await fresh();
  end('https://nordvik.test/?plate=ABC123');
  expect(known()).toHaveLength(1);
  forgetAddresses(/[?&]plate=/);
  forgetAddresses(/[?&]code=/);
  await vi.waitFor(() => expect(known()).toEqual([]));
  for (const address of ['https://nordvik.test/?plate=DEF456', 'https://nordvik.test/?code=7']) {
    end(address);
    await vi.waitFor(() => expect(known()).toEqual([]));
  }
});

test('other requests are kept until one has to be forgotten', async () => {
  const { forgetAddresses } = await fresh();
  forgetAddresses(/[?&]phone=/);
  end('https://nordvik.test/logo.svg');
  // Observers are called in a task of their own.
  await nextTask();
  expect(known()).toEqual(['https://nordvik.test/logo.svg']);
  end('https://nordvik.test/?phone=1');
  await vi.waitFor(() => expect(known()).toEqual([]));
});
