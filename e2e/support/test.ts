import { test as base, expect } from '@playwright/test';
import { watchTextChanges } from '#framework/textChanges.ts';
import { withoutWebGl } from '#scripts/browser.ts';
import { servicesPort } from './addresses.ts';
import { waitForStart } from './started.ts';

/** A fault of an upstream. */
type Fault =
  | { readonly mode: 'slow'; readonly delayMs: number }
  | { readonly mode: 'silent' }
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
  /**
   * Errors that the page logged, and changes of texts that would fail on a translated page. A test that expects some must
   * allow or remove them.
   */
  readonly consoleErrors: string[];
  /** The kinds of errors that the test expects. Browsers may log them late, so they are allowed until the test ends. */
  readonly allowedErrors: RegExp[];
}

/** Browsers log every answer with a status of 400 and above, and every request without an answer. */
export const failedRequest = /^Failed to load resource/;

/** What a page logs in a browser that draws no maps. */
const failedMap = /Failed to load Google Maps API/;

const faults = `http://127.0.0.1:${servicesPort}/faults`;

/** The browser's own messages name the policy in many ways. */
function isViolation(message: string): boolean {
  return /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)/.test(message);
}

/**
 * Playwright's test, extended so that unexpected console errors and violated security policies fail it.
 * Only tests that use a page open one.
 */
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
  violations,
  allowedErrors: ({ launchOptions }, use) =>
    use(launchOptions.args?.includes(withoutWebGl) ? [failedMap] : []),
  consoleErrors: async ({ allowedErrors }, use) => {
    const found: string[] = [];
    await use(found);
    const isAllowed = (line: string) => allowedErrors.some((pattern) => pattern.test(line));
    expect(found.filter((line) => !isAllowed(line))).toEqual([]);
  },
  context: async ({ context, javaScriptEnabled, violations }, use) => {
    if (javaScriptEnabled) context.on('page', waitForStart);
    await context.addInitScript(`(${watchTextChanges})(console.error)`);
    context.on('console', (message) => {
      if (isViolation(message.text())) violations.push(message.text());
    });
    await use(context);
  },
  page: async ({ page, consoleErrors }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    await use(page);
  },
});

/** The list must be empty when the test ends. */
async function violations(
  // Playwright reads the fixture's dependencies from this pattern.
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  {}: object,
  use: (found: string[]) => Promise<void>,
): Promise<void> {
  const found: string[] = [];
  await use(found);
  expect(found).toEqual([]);
}

export { expect };
