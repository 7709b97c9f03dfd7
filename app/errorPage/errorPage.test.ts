import { describe, expect, test } from 'vitest';
import { sites } from '#sites/index.ts';
import { policyOf } from '../security/policyOf.ts';
import { noteIsOnlyLight } from '../site/onlyLightSites.ts';
import { errorPage } from './errorPage.ts';

describe.each(sites.map((site) => [site.id, site] as const))(
  'the error page of %s',
  (_id, site) => {
    test.each(site.locales)('in %s needs no script and no other page', (locale) => {
      const html = errorPage(site, locale, 500);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).not.toMatch(/<script|<link|<img| on\w+=/);
      expect(html).toContain(`<a href="${site.phone.href}">${site.phone.text}</a>`);
      const [host] = site.hosts;
      expect(html).toContain(`>${host}</a></header>`);
      expect(html).toContain(` | ${host}</title>`);
      expect(html).toMatch(/<meta name="robots" content="noindex">/);
    });
  },
);

const [site] = sites;

test.each([
  [400, /går inte att läsa/],
  [404, /går inte att läsa/],
  [405, /gick inte att skicka/],
  [410, /gäller inte längre/],
  [414, /går inte att läsa/],
  [500, /fel hos oss/],
  [503, /fel hos oss/],
] as const)('status %s has the heading %s', (status, heading) => {
  expect(/<h1>(.*)<\/h1>/.exec(errorPage(site, 'sv', status))?.[1]).toMatch(heading);
});

test('sites of different brands look different', () => {
  const styles = sites.map(
    (each) => /<style>(.*?)<\/style>/.exec(errorPage(each, each.locales[0], 500))?.[1],
  );
  expect(new Set(styles).size).toBeGreaterThan(1);
});

test('the page of a site that stays light has no dark colours', () => {
  const isDark = () => /prefers-color-scheme:\s?dark/.test(errorPage(site, 'sv', 500));
  expect(isDark()).toBe(true);
  noteIsOnlyLight(site.id, true);
  expect(isDark()).toBe(false);
  noteIsOnlyLight(site.id, false);
  expect(isDark()).toBe(true);
});

test('its policy allows its style sheet and no inline script', () => {
  const policy = policyOf(errorPage(site, 'sv', 500));
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toMatch(/script-src 'self';/);
});

test('the link leads to the start page of the language', () => {
  const carstore = sites.find(({ id }) => id === 'carstore-se');
  expect(carstore && errorPage(carstore, 'en', 500)).toContain('<a class="home" href="/en">');
});
