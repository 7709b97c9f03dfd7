import { expect, test } from 'vitest';
import { breadcrumbJson } from './structuredData.ts';

test('the way to a page is a list of crumbs', () => {
  const crumbs = [
    { name: 'Bilar', url: 'https://nordvik.example/kop-bil/bilar-i-lager' },
    { name: 'Volvo </script>', url: 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60' },
  ];
  expect(breadcrumbJson(crumbs)).not.toContain('<');
  expect(JSON.parse(breadcrumbJson(crumbs))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Bilar',
        item: 'https://nordvik.example/kop-bil/bilar-i-lager',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Volvo </script>',
        item: 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60',
      },
    ],
  });
});
