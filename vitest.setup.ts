import fc from 'fast-check';
import { afterEach, vi } from 'vitest';

// Without it, what may have 200 characters or entries has about ten, so no limit is ever reached.
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

// Test files share a worker, so what a test leaves changed would reach the modules that the next file loads: a clock that stays
// fake stops its timers, and with a `window` style sheets expect a document.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
