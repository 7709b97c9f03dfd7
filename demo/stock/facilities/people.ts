import type { WireUser } from '#upstream/search/facilityWire.ts';
import type { Dealer } from '../dealers/dealer.ts';
import type { DepartmentKind } from '../languages/language.ts';
import type { Random } from '../random.ts';
import { slugOf } from '../text.ts';
import { portraying } from './portraits.ts';

const headcounts: Readonly<Record<DepartmentKind, number>> = {
  new: 3,
  used: 3,
  vans: 2,
  workshop: 3,
  parts: 2,
  body: 2,
  tyres: 1,
};

/** Generates the staff of a dealer's departments; no two share an email address. */
export function hiring(dealer: Dealer, random: Random): (kind: DepartmentKind) => WireUser[] {
  const addresses = new Set<string>();
  const { people, language } = dealer.country;
  const [name, ...names] = [...people.women, ...people.men];
  const portray = portraying(dealer);
  const hire = (kind: DepartmentKind, title: string): WireUser => {
    const first = random.pick([name ?? people.women[0], ...names]);
    const family = random.pick(people.lastNames);
    const last = people.familyName?.(first, family) ?? family;
    const address = `${slugOf(first)}.${slugOf(last)}@${dealer.mailDomain}`;
    if (addresses.has(address)) return hire(kind, title);
    addresses.add(address);
    const phone = people.mobile(addresses.size);
    const image_url = portray(people.women.includes(first) ? 'woman' : 'man', kind);
    return { first_name: first, last_name: last, title, phone, email: address, image_url };
  };
  return (kind) => {
    const { titles } = language.facilities.departments[kind];
    return Array.from({ length: headcounts[kind] }, (_, n) =>
      hire(kind, titles[n] ?? titles[1] ?? titles[0]),
    );
  };
}
