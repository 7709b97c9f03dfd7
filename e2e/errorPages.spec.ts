import { sites } from '#sites/index.ts';
import { addressOf } from './support/addresses.ts';
import { sendRaw } from './support/rawRequest.ts';
import { expect, failedRequest, test } from './support/test.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

for (const site of sites) {
  for (const locale of site.locales) {
    const prefix = locale === site.locales[0] ? '' : `/${locale}`;

    test(`${site.id} in ${locale} shows its own page for what is missing, in place`, async () => {
      const host = `${site.id}.localhost`;
      for (const path of ['/404', '/500', '/finns-inte', '/%E0%A4%A']) {
        const answer = await sendRaw({ path: prefix + path, headers: { host, ...browser } });
        expect(answer.status, path).toBe(404);
        expect(answer.text, path).toContain('name="robots" content="noindex');
        expect(answer.text, path).toMatch(/<h1/);
      }
      const { text } = await sendRaw({ path: `${prefix}/finns-inte`, headers: { host } });
      expect(text).toContain(`<html lang="${locale}"`);
    });

    test(`${site.id} in ${locale} shows its own page for a refused request`, async () => {
      const headers = { host: `${site.id}.localhost`, ...browser };
      const answer = await sendRaw({ method: 'POST', path: `${prefix}/a`, headers });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.text).toContain(`<html lang="${locale}"`);
      expect(answer.text).not.toContain('<script');
    });
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page for a form sent to the wrong address wears the brand and leads home', async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(failedRequest);
    const form = addressOf('carstore-fi', '/lomake');
    const body = '<form method="post" action="/autot"><button>Lähetä</button></form>';
    await page.route(form, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(form);
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Lähettäminen tänne ei onnistunut',
    );
    const family = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(family).toContain('Barlow Condensed');
    await page.getByRole('link', { name: 'Etusivulle' }).click();
    await expect(page).toHaveURL(addressOf('carstore-fi', '/'));
  });
});
