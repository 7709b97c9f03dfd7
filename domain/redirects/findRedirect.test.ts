import { describe, expect, test } from 'vitest';
import { findRedirect } from './findRedirect.ts';
import { parseRules } from './parseRules.ts';
import type { RedirectRule } from './redirectRule.ts';
import { createRedirectTable } from './redirectTable.ts';

function rule(source: string, destination: string, has?: RedirectRule['has']): RedirectRule {
  return { source, destination, ...(has && { has }), permanent: true };
}

/** The location to which an address is redirected by these rules. */
function locationOf(rules: readonly RedirectRule[], address: string): string | undefined {
  const [path = '', query = ''] = address.split('?');
  const table = createRedirectTable(parseRules(rules, ['nordvik.example']).rules);
  const found = findRedirect(table, path, query);
  return found?.kind === 'redirect' && found.isPermanent ? found.location : undefined;
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
  rule('/bilar/{brand}', '/lager?car_brand={brand}'),
  rule('/jobb', 'https://careers.example/nordvik'),
  rule('/old', '/older'),
  rule('/older', '/oldest#top'),
  rule('/a', '/b'),
  rule('/b', '/a'),
  rule('/self', '/self'),
  rule('/deep/{location}', '/deep/x{location}'),
  rule('/accent', '/bäst'),
  rule('/brace', '/{a🚗'),
  rule('/mark', '/x#'),
  rule('/(n)yheter/(a|b)', '/nytt'),
  rule(`/${'(a|b)'.repeat(6)}`, '/bok'),
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
    ['/anlaggningar/12/%252F', '/hitta-oss/nordvik-%252f', 'escapes are decoded once'],
    ['/anlaggningar/12/a%5Cb', '/hitta-oss/nordvik-a%5Cb', 'a backslash stays escaped'],
    ['/bilhall-kista/7', '/hitta-oss/kista', 'a parameter within a segment'],
    ['/bilar/A&B?x=1', '/lager?car_brand=A%26B&x=1', 'a parameter in the query'],
    ['/privatleasing?utm=a&b=1', '/kop-bil/privatleasing?utm=a&b=1', 'the query is carried over'],
    ['/jobb?ref=x', 'https://careers.example/nordvik?ref=x', 'another site'],
    ['/old?x=1', '/oldest?x=1#top', 'a chain is one hop'],
    ['/accent', '/b%C3%A4st', 'a destination with an accent is escaped'],
    ['/brace', '/%7Ba%F0%9F%9A%97', 'a lone brace and a pictograph are escaped'],
    ['/mark', '/x', 'an empty fragment is left out'],
    ['/nyheter/b', '/nytt', 'alternatives after a group of one'],
    ['/ababab', '/bok', 'as many alternatives as there may be'],
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
  ])('%s is redirected to %s: %s', (address, expected) => {
    expect(locationOf(rules, address)).toBe(expected);
  });

  test.each([
    ['/', 'no rule'],
    ['/privatleasing/x', 'a longer path'],
    ['/transportbilar', 'the conditions don’t hold'],
    ['/transportbilar?re=uppland', 'one condition doesn’t hold'],
    ['/transportbilar?re=skane&si=1', 'another value'],
    ['/anlaggningar/zwölf/malmo', 'an id is a number'],
    ['/bilhall-../7', 'a dot segment is no value'],
    ['/bilhall-%2e%2e/7', 'an escaped dot segment is no value'],
    ['/bilhall-%E2%80%A4%E2%80%A4/7', 'characters that become dots are no value'],
    ['/bilhall-/7', 'an empty value'],
    ['/anlaggningar/12/malmo//', 'an empty segment'],
    ['/anlaggningar/12%2Fmalmo', 'an escaped slash is no separator'],
    ['/anlaggningar/12/%2Fevil.example', 'an escaped slash is no value'],
    ['/privatleasing%2F', 'an escaped slash at the end'],
    ['/f%ZZ', 'a malformed escape'],
    ['/malm%F6', 'an escape of another encoding'],
    ['/%2570rivatleasing', 'escapes are decoded once'],
    ['/a', 'a loop'],
    ['/b', 'a loop'],
    ['/self', 'a rule that leads to itself'],
    ['/deep/x', 'a chain that never ends'],
  ])('%s stays: %s', (address) => {
    expect(locationOf(rules, address)).toBeUndefined();
  });

  test.each([
    [16, '/chain-16'],
    [17, undefined],
  ])('is redirected in one hop by a chain of %d rules to %s', (length, expected) => {
    const chain = Array.from({ length }, (_, at) => rule(`/chain-${at}`, `/chain-${at + 1}`));
    expect(locationOf(chain, '/chain-0')).toBe(expected);
  });

  test('with a path of 8 KB takes no time', () => {
    const table = createRedirectTable(parseRules(rules).rules);
    const started = performance.now();
    for (const path of [
      '/a'.repeat(4_096),
      `/${'%C3%A5'.repeat(1_365)}`,
      `/bilhall-${'x'.repeat(8_000)}`,
    ]) {
      expect(findRedirect(table, path, '')).toBeUndefined();
    }
    expect(performance.now() - started).toBeLessThan(100);
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
    [rule('/a', 'JavaScript://nordvik.example/%0aalert(1)'), 'malformed-destination'],
    [rule('/a', 'data:text/html,x'), 'malformed-destination'],
    [rule('/a', '//evil.example'), 'malformed-destination'],
    [rule('/a', '/\\evil.example'), 'malformed-destination'],
    [rule('/a', '/x//evil.example'), 'malformed-destination'],
    [rule('/a', '/.//evil.example'), 'malformed-destination'],
    [rule('/a', '/x/%2e%2E/y'), 'malformed-destination'],
    [rule('/a', '/x\r\nset-cookie:a=b'), 'malformed-destination'],
    [rule('/a', '/x#\u0000'), 'malformed-destination'],
    [rule('/a', '/x\ud800'), 'malformed-destination'],
    [rule('/a', 'https://user@evil.example/'), 'malformed-destination'],
    [rule('/a', 'https://nordvik.example\\@evil.example/'), 'malformed-destination'],
    [rule('/a/{id}', 'https://evil{id}/'), 'malformed-destination'],
    [rule('/a', 'http://plain.example/'), 'malformed-destination'],
    [rule('/a', ''), 'malformed-destination'],
    [rule('/a/{id}', '/x/{location}'), 'unknown-parameter'],
    [rule('/a/{id}', '/x?y={location}'), 'unknown-parameter'],
  ])('%j: %s', (malformed, problem) => {
    const { refused, rules: understood } = parseRules([malformed, rule('/ok', '/fine')]);
    expect(refused).toEqual([{ source: malformed.source, problem }]);
    const found = findRedirect(createRedirectTable(understood), '/ok', '');
    expect(found).toMatchObject({ location: '/fine' });
  });
});

test('a table of 100 000 rules is compiled, and finds its rules', { timeout: 60_000 }, () => {
  const many = Array.from({ length: 100_000 }, (_, at) =>
    rule(at % 2 ? `/old-${at}/page` : `/old-{location}-${at}/{id}`, `/new-${at}`),
  );
  const { rules: understood, refused } = parseRules(many);
  const table = createRedirectTable(understood);
  expect(refused).toEqual([]);
  expect(findRedirect(table, '/old-77777/page', '')).toMatchObject({ location: '/new-77777' });
  expect(findRedirect(table, '/old-x-99998/1', '')).toMatchObject({ location: '/new-99998' });
  expect(findRedirect(table, '/old-x-99999/1', '')).toBeUndefined();
});
