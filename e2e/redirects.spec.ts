import { redirectTables } from '#sites/redirectTables.ts';
import { ask, hostOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

test('an old address leads to the new page in one hop, with the query', async ({ page }) => {
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) statuses.push(answer.status());
  });
  await page.goto('/FindUs/12/Malm%C3%B6/?utm_source=old');
  await expect(page).toHaveURL(/\/hitta-oss\/malmo\?utm_source=old$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Malmö');
  expect(statuses).toEqual([308, 200]);
});

for (const [site, { rules }] of Object.entries(redirectTables)) {
  const fixed = rules.filter(({ destination }) => /^\/[^{]*$/.test(destination));
  test(`every destination of ${site} is a page`, async ({ request }) => {
    test.slow();
    const destinations = new Set(fixed.map(({ destination }) => destination));
    for (const destination of destinations) {
      const answer = await ask(request, hostOf(site), destination);
      expect(answer.status(), destination).toBe(200);
    }
  });
}
