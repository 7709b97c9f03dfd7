import { afterEach, vi } from 'vitest';

// Test files share a worker, so a clock that stays fake would stop the timers of the next file.
afterEach(() => {
  vi.useRealTimers();
});
