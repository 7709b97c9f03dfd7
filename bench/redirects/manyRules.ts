import type { RedirectRule } from '#domain/redirects/redirectRule.ts';

/** As many rules as a group has after twenty years: most are fixed paths, some are patterns or have conditions. */
export function manyRules(count: number): readonly RedirectRule[] {
  return Array.from({ length: count }, (_, at) => ruleAt(at));
}

function ruleAt(at: number): RedirectRule {
  const destination = `/moved/${at}`;
  switch (at % 10) {
    case 0:
      return { source: `/old-{location}-${at}/{id}`, destination, permanent: true };
    case 1:
      return { source: `/g(å|a)mla/${at}/{location}`, destination, permanent: true };
    case 2: {
      const has = [{ type: 'query', key: 're', value: String(at) } as const];
      return { source: `/kampanj/${at % 100}`, destination, has, permanent: true };
    }
    default:
      return { source: `/avdelning-${at % 50}/sida-${at}`, destination, permanent: true };
  }
}

/** Addresses that match rules of `manyRules(10_000)`, by the kind of look-up. */
export const lookUps: Readonly<Record<string, readonly string[]>> = {
  'a page of the site': ['/', '/kop-bil/bilar-i-lager', '/aga-bil/serviceavtal', '/hitta-oss'],
  'a path with escapes': ['/f%C3%B6retag/tj%C3%A4nstebil', '/om-oss/k%C3%B6pvillkor'],
  'an old address': ['/avdelning-3/sida-3', '/avdelning-49/sida-9999', '/AVDELNING-7/sida-5507'],
  'an old address with values': ['/old-malmo-9990/7', '/gamla/5001/lulea', '/old-x-10/1'],
};
