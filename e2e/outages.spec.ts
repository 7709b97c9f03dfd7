import { randomUUID } from 'node:crypto';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const site = 'nordvik-no';

test('a page made before an outage is served through it', async ({ request, breakUpstream }) => {
  const before = await (await ask(request, hostOf(site))).text();
  await breakUpstream('content', { mode: 'failing' });
  const answer = await ask(request, hostOf(site));
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe(before);
});

const faults = [
  { name: 'failing', fault: { mode: 'failing' } },
  { name: 'sending garbage', fault: { mode: 'garbage' } },
  { name: 'slow', fault: { mode: 'slow', delayMs: 10_000 } },
] as const;

for (const { name, fault } of faults) {
  test(`platform ${name}: a page never seen says so, and heals`, async ({
    page,
    request,
    breakUpstream,
    consoleErrors,
  }) => {
    // The cache outlives a run, so an address that no run has asked for before.
    const path = `/ikke-sett-${randomUUID()}`;
    await breakUpstream('content', fault);
    const answer = await page.goto(addressOf(site, path));
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(page.getByRole('heading', { name: 'Oi sann!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Last siden på nytt' })).toBeVisible();
    await request.delete('http://127.0.0.1:4300/faults');
    await page.getByRole('button', { name: 'Last siden på nytt' }).click();
    await expect(page.getByRole('heading', { name: 'Oi sann!' })).toBeHidden();
    expect((await ask(request, hostOf(site), path)).status()).toBe(404);
    // The browser itself reports the documents' statuses.
    consoleErrors.splice(0);
  });
}

test('the site stays in service while the platform is down', async ({ request, breakUpstream }) => {
  await breakUpstream('content', { mode: 'failing' });
  const answer = await request.get('/healthz');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ upstreams: { content: { state: 'down' } } });
});
