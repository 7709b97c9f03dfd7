import { test as base, expect } from '@playwright/test';
import { servicesPort } from './addresses.ts';

/** How an upstream is made to misbehave. */
type Fault =
  | { readonly mode: 'slow'; readonly delayMs: number }
  | { readonly mode: 'failing' }
  | { readonly mode: 'garbage' };

interface Fixtures {
  /** Makes an upstream misbehave until the test ends. */
  readonly breakUpstream: (upstream: string, fault: Fault) => Promise<void>;
  /** What the page wrote to the console as an error; a test that expects some says so. */
  readonly consoleErrors: string[];
}

const faults = `http://127.0.0.1:${servicesPort}/faults`;

/** Playwright's test; any console error the test didn't expect fails it. */
export const test = base.extend<Fixtures>({
  breakUpstream: async ({ request }, use) => {
    await use(async (upstream, fault) => {
      const answer = await request.put(`${faults}/${upstream}`, { data: fault });
      expect(answer.ok()).toBe(true);
    });
    await request.delete(faults);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
