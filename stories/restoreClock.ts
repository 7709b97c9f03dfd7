import { afterAll } from 'vitest';

const { now } = Date;

// A story may stop the clock until the next one starts. Vitest loads this and Storybook's setup again for each file, by an address
// with the time. At the same time they would count as loaded, and the next file would run without their checks.
afterAll(() => {
  Date.now = now;
});
