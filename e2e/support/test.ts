import { test as base, expect } from '@playwright/test';
import { servicesPort } from './addresses.ts';

/** A fault of an upstream. */
type Fault =
  | { readonly mode: 'slow'; readonly delayMs: number }
  | { readonly mode: 'failing' }
  | { readonly mode: 'garbage' };

interface Fixtures {
  /** Makes an upstream misbehave until the test ends. The test needs the tag `@alone`. */
  readonly breakUpstream: (upstream: string, fault: Fault) => Promise<void>;
  /**
   * Violations of security policies on all pages of the test, also of policies that are only reported. A test that
   * provokes some must remove them.
   */
  readonly violations: string[];
  /** Errors that the page logged. A test that expects some must remove them. */
  readonly consoleErrors: string[];
}

const faults = `http://127.0.0.1:${servicesPort}/faults`;

/** The browser's own messages name the policy in many ways. */
function isViolation(message: string): boolean {
  return /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)/.test(message);
}

/** Playwright's test, extended so that unexpected console errors and violated security policies fail it. */
export const test = base.extend<Fixtures>({
  breakUpstream: async ({ request }, use, { tags }) => {
    // Other tests of the same services would fail meanwhile.
    expect(tags, 'A test that breaks an upstream has the tag @alone.').toContain('@alone');
    await use(async (upstream, fault) => {
      const answer = await request.put(`${faults}/${upstream}`, { data: fault });
      expect(answer.ok()).toBe(true);
    });
    await request.delete(faults);
  },
  violations: [
    async ({ context }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (isViolation(message.text())) found.push(message.text());
      });
      await use(found);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
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
