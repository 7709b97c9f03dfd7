import { expect, test } from 'vitest';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { siteJson } from './siteData.ts';

test('a site has its name, its company and its search', () => {
  const json = siteJson({
    site: testSite,
    locale: 'en',
    logo: '/icon-512.png',
    searchAddress: '/en/bilar?keyphrase=',
  });
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        name: 'Carstore',
        url: 'https://carstore.example/en',
        inLanguage: 'en',
        publisher: { '@id': 'https://carstore.example/#organization' },
        potentialAction: {
          '@type': 'SearchAction',
          target: 'https://carstore.example/en/bilar?keyphrase={search_term_string}',
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'Organization',
        '@id': 'https://carstore.example/#organization',
        name: 'Carstore',
        url: 'https://carstore.example/',
        logo: 'https://carstore.example/icon-512.png',
        telephone: '+46846500480',
      },
    ],
  });
});

test('a site without cars has no search', () => {
  expect(siteJson({ site: testSite, locale: 'sv' })).not.toContain('SearchAction');
});
