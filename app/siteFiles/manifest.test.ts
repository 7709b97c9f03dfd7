import { expect, test } from 'vitest';
import { sites } from '#sites/index.ts';
import { webManifest } from './manifest.ts';

test.each(sites.map((site) => [site.id, site] as const))(
  'an app of %s starts with the site in its first language, and has all its pages',
  (_id, site) => {
    expect(webManifest(site)).toMatchObject({
      name: site.name,
      lang: site.locales[0],
      start_url: '/',
      scope: '/',
      display: 'browser',
    });
  },
);
