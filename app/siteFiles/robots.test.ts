import { describe, expect, test } from 'vitest';
import { findRedirect } from '#domain/redirects/findRedirect.ts';
import { parseRules } from '#domain/redirects/parseRules.ts';
import { createRedirectTable } from '#domain/redirects/redirectTable.ts';
import { findSite } from '#sites/index.ts';
import { redirectTables } from '#sites/redirectTables.ts';
import { robotsText } from './robots.ts';

/** Whether crawlers may read an address: of the rules that match, the longest wins (RFC 9309). */
function mayRead(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(
    ([, kind = '', pattern = '']) => ({ kind, pattern }),
  );
  const matching = rules.filter(({ pattern }) => patternOf(pattern).test(address));
  const [longest] = matching.toSorted((a, b) => b.pattern.length - a.pattern.length);
  return longest?.kind !== 'Disallow';
}

function patternOf(pattern: string): RegExp {
  const isWhole = pattern.endsWith('$');
  const texts = (isWhole ? pattern.slice(0, -1) : pattern).split('*').map(RegExp.escape);
  return new RegExp(`^${texts.join('.*')}${isWhole ? '$' : ''}`);
}

const site = findSite('nordvik-se');
if (!site) throw new Error('There is no such site.');
const { rules } = redirectTables[site.id] ?? { rules: [] };
const robots = robotsText(site, rules);
const list = '/kop-bil/bilar-i-lager';

describe('crawlers may read', () => {
  test.each([
    ['a list', list, true],
    ['a further page of it', `${list}?page=2`, true],
    ['a list of one brand', `${list}/volvo`, true],
    ['a filtered list', `${list}?car_brand=Volvo`, false],
    ['a filtered list in another order', `${list}?sortName=car_price_asc&car_fuel=El`, false],
    ['a search', `${list}?keyphrase=volvo`, false],
    ['the API', '/api/cars', false],
    ['a filtered list that old addresses redirect to', `${list}?car_fuel=El`, true],
    ['the same with a further filter', `${list}?car_fuel=El&car_brand=Kia`, false],
    ['a filtered list of facilities', '/hitta-oss?facility_city=Lund', false],
  ])('%s: %s', (_what, address, expected) => {
    expect(mayRead(robots, address)).toBe(expected);
  });
});

test('every address that an old one redirects to may be read', () => {
  const table = createRedirectTable(parseRules(rules, site.hosts).rules);
  const locations = rules.flatMap(({ source, has = [] }) => {
    const query = new URLSearchParams(has.map(({ key, value = '' }) => [key, value]));
    const found = findRedirect(table, source.replaceAll(/\(([^|)]*)\|[^)]*\)/g, '$1'), `${query}`);
    return found?.kind === 'redirect' && found.location.startsWith('/') ? found.location : [];
  });
  expect(locations.filter((location) => location.includes('?')).length).toBeGreaterThan(20);
  expect(locations.filter((location) => !mayRead(robots, location))).toEqual([]);
});

test('values in a destination are open', () => {
  const rule = {
    source: '/m/{brand}',
    destination: '/b?car_brand={brand}',
    permanent: true,
  } as const;
  expect(robotsText(site, [rule])).toContain('\nAllow: /b?car_brand=*$\n');
});
