import { describe, expect, test } from 'vitest';
import { findRedirect } from './findRedirect.ts';
import type { RedirectRule } from './redirectRule.ts';
import { compileRedirects } from './redirectTable.ts';

function rule(source: string, destination: string, has?: RedirectRule['has']): RedirectRule {
  return { source, destination, ...(has && { has }), permanent: true };
}

/** Where an address leads by these rules. */
function lead(rules: readonly RedirectRule[], address: string): string | undefined {
  const [path = '', query = ''] = address.split('?');
  return findRedirect(compileRedirects(rules, ['nordvik.example']).table, path, query);
}

const rules = [
  rule('/privatleasing', '/kop-bil/privatleasing'),
  rule('/privatleasing', '/kampanjer'),
  rule('/vara-bilmarken/dacia', '/bilmarken/daf'),
  rule('/vara-bilmarken/daf', '/bilmarken/dacia'),
  rule('/f(ö|o)retag', '/foretagsbilar'),
  rule('/anlaggningar/{id}/{location}', '/hitta-oss/nordvik-{location}'),
  rule('/findus/{location}-{id}', '/never'),
  rule('/bilhall-{location}/{id}', '/hitta-oss/{location}'),
  rule('/transportbilar', '/transport?car_site_region=Stockholm&car_site_region=Uppsala', [
    { type: 'query', key: 're', value: 'uppland' },
    { type: 'query', key: 'si' },
  ]),
  rule('/jobb', 'https://careers.example/nordvik'),
  rule('/old', '/older'),
  rule('/older', '/oldest#top'),
  rule('/a', '/b'),
  rule('/b', '/a'),
  rule('/self', '/self'),
  rule('/deep/{location}', '/deep/x{location}'),
  rule('/own', 'https://nordvik.example/old'),
];

describe('an old address', () => {
  test.each([
    ['/privatleasing', '/kop-bil/privatleasing', 'the earlier rule wins'],
    ['/vara-bilmarken/dacia', '/bilmarken/daf', 'crossed rules'],
    ['/vara-bilmarken/daf', '/bilmarken/dacia', 'crossed rules'],
    ['/PrivatLeasing/', '/kop-bil/privatleasing', 'letter case and a trailing slash'],
    ['/f%C3%B6retag', '/foretagsbilar', 'an escaped accent'],
    ['/fo%CC%88retag', '/foretagsbilar', 'a decomposed accent'],
    ['/FÖRETAG', '/foretagsbilar', 'an upper-case accent'],
    ['/foretag', '/foretagsbilar', 'the alternative without an accent'],
    ['/anlaggningar/12/Malm%C3%B6', '/hitta-oss/nordvik-malmo', 'parameters, written like slugs'],
    ['/anlaggningar/12/troms%C3%B8', '/hitta-oss/nordvik-tromso', 'a Norwegian letter'],
    ['/bilhall-kista/7', '/hitta-oss/kista', 'a parameter within a segment'],
    ['/privatleasing?utm=a&b=1', '/kop-bil/privatleasing?utm=a&b=1', 'the query is carried over'],
    ['/jobb?ref=x', 'https://careers.example/nordvik?ref=x', 'another site'],
    ['/old?x=1', '/oldest?x=1#top', 'a chain is one hop'],
    ['/own', '/oldest#top', 'an own host is a path of the site'],
    [
      '/transportbilar?re=uppland&si=&x=1',
      '/transport?car_site_region=Stockholm&car_site_region=Uppsala&x=1',
      'used conditions are not carried over, and an empty value counts as set',
    ],
    [
      '/transportbilar?re=uppland&si=1&car_site_region=Skåne',
      '/transport?car_site_region=Stockholm&car_site_region=Uppsala',
      'the destination’s own parameters win',
    ],
  ])('%s leads to %s: %s', (address, expected) => {
    expect(lead(rules, address)).toBe(expected);
  });

  test.each([
    ['/', 'no rule'],
    ['/privatleasing/x', 'a longer path'],
    ['/transportbilar', 'the conditions don’t hold'],
    ['/transportbilar?re=uppland', 'one condition doesn’t hold'],
    ['/transportbilar?re=skane&si=1', 'another value'],
    ['/anlaggningar/zwölf/malmo', 'an id is a number'],
    ['/anlaggningar/12/..', 'a dot segment is no value'],
    ['/anlaggningar/12%2Fmalmo', 'an escaped slash is no separator'],
    ['/f%ZZ', 'a malformed escape'],
    ['/malm%F6', 'an escape of another encoding'],
    ['/a', 'a loop'],
    ['/b', 'a loop'],
    ['/self', 'a rule that leads to itself'],
    ['/deep/x', 'a chain that never ends'],
  ])('%s stays: %s', (address) => {
    expect(lead(rules, address)).toBeUndefined();
  });
});

describe('a rule that can’t be followed is left out and named', () => {
  test.each([
    [rule('privatleasing', '/x'), 'malformed-source'],
    [rule('/', '/x'), 'malformed-source'],
    [rule('/a//b', '/x'), 'malformed-source'],
    [rule('/(a+)+$', '/x'), 'malformed-source'],
    [rule('/a/:id', '/x/{id}'), 'unknown-parameter'],
    [rule('/a/{id}/{id}', '/x'), 'malformed-source'],
    [rule('/a/{id}{location}', '/x'), 'malformed-source'],
    [rule('/a/%ZZ', '/x'), 'malformed-source'],
    [rule(`/${'(a|b)'.repeat(7)}`, '/x'), 'too-many-alternatives'],
    [rule('/a', 'javascript:alert(1)'), 'malformed-destination'],
    [rule('/a', '//evil.example'), 'malformed-destination'],
    [rule('/a', '/\\evil.example'), 'malformed-destination'],
    [rule('/a', 'https://user@evil.example/'), 'malformed-destination'],
    [rule('/a', 'http://plain.example/'), 'malformed-destination'],
    [rule('/a', ''), 'malformed-destination'],
    [rule('/a/{id}', '/x/{location}'), 'unknown-parameter'],
  ])('%j: %s', (malformed, problem) => {
    const { refused, table } = compileRedirects([malformed, rule('/ok', '/fine')]);
    expect(refused).toEqual([{ index: 0, rule: malformed, problem }]);
    expect(findRedirect(table, '/ok', '')).toBe('/fine');
  });
});
