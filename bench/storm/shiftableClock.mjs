// Preloaded into the site under test (`node --import`). Signals move its clocks ahead, so that pages
// and answers expire without waiting: SIGUSR2 by more than the minute for which they are fresh, SIGHUP
// by more than the second for which degraded pages are kept.

const steps = { SIGUSR2: 61_000, SIGHUP: 2_000 };
let aheadMs = 0;

const realNow = Date.now.bind(Date);
const realPerformanceNow = performance.now.bind(performance);

Date.now = () => realNow() + aheadMs;
performance.now = () => realPerformanceNow() + aheadMs;

for (const [signal, stepMs] of Object.entries(steps)) {
  process.on(signal, () => {
    aheadMs += stepMs;
  });
}
