import fc from 'fast-check';
import { afterEach, vi } from 'vitest';

// Without it, what may have 200 characters or entries has about ten, so no limit is ever reached.
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

// Test files share a worker, so a clock that stays fake would stop the timers of the next file.
afterEach(() => {
  vi.useRealTimers();
});
