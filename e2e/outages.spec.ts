import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const site = { id: 'nordvik-no' } as const;

test('a page made before an outage is served through it', async ({ request, breakUpstream }) => {
  const address = addressOf(site);
  const before = await (await request.get(address)).text();
  await breakUpstream('content', { mode: 'failing' });
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe(before);
});

const faults = [
  { name: 'failing', fault: { mode: 'failing' }, path: '/ikke-sett-1' },
  { name: 'sending garbage', fault: { mode: 'garbage' }, path: '/ikke-sett-2' },
  { name: 'slow', fault: { mode: 'slow', delayMs: 10_000 }, path: '/ikke-sett-3' },
] as const;

for (const { name, fault, path } of faults) {
  test(`platform ${name}: a page never seen says so, and heals`, async ({
    page,
    request,
    breakUpstream,
    consoleErrors,
  }) => {
    const address = addressOf(site, path);
    await breakUpstream('content', fault);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(page.getByRole('heading', { name: 'Oi sann!' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Last siden på nytt' })).toBeVisible();
    await request.delete('http://127.0.0.1:4300/faults');
    await page.getByRole('button', { name: 'Last siden på nytt' }).click();
    await expect(page.getByRole('heading', { name: 'Oi sann!' })).toBeHidden();
    expect((await request.get(address)).status()).toBe(404);
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
