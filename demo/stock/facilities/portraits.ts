import type { Dealer } from '../dealers/dealer.ts';
import type { DepartmentKind } from '../languages/language.ts';
import { randomOf } from '../random.ts';
import portraits from './portraits.json' with { type: 'json' };

/** Whether a first name is a woman's or a man's. */
export type Looks = 'woman' | 'man';

/** The workplace of a department's staff, which determines their clothes. */
const works: Readonly<Record<DepartmentKind, string>> = {
  new: 'sales',
  used: 'sales',
  vans: 'sales',
  workshop: 'workshop',
  parts: 'workshop',
  body: 'workshop',
  tyres: 'workshop',
};

/**
 * Assigns portraits to a dealer's staff. Portraits repeat only after all others are used, and there are
 * more of them than people of a kind at a facility, so colleagues never share a face.
 */
export function portraying({ site, chain }: Dealer) {
  const shuffled = randomOf(`portraits of ${site}`).shuffled(portraits);
  const given = new Map<string, number>();
  return (looks: Looks, kind: DepartmentKind): string => {
    const work = works[kind];
    const fitting = shuffled.filter((each) => each.looks === looks && each.work === work);
    const turn = given.get(`${looks} ${work}`) ?? 0;
    given.set(`${looks} ${work}`, turn + 1);
    return `/-/media/people/${chain}/${fitting[turn % fitting.length]?.id}.svg`;
  };
}
