import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';

const results = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      help: z.string(),
      nodes: z.array(z.object({ target: z.array(z.unknown()), html: z.string() })),
    }),
  ),
});

/**
 * Lets axe look at a page as it is now: its rules for WCAG and its best practices, or only some rules. One entry for each
 * rule and element.
 */
export async function accessibilityViolations(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  await page.evaluate(`${axe.source};undefined`);
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly: rules });
  const found = await page.evaluate(`axe.run(document, ${options})`);
  return results
    .parse(found)
    .violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id} (${help}): ${target.join(' ')} ${html.slice(0, 160)}`),
    );
}
