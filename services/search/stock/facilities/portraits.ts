import type { Dealer } from '../dealers/dealer.ts';
import type { DepartmentKind } from '../languages/language.ts';
import { randomOf } from '../random.ts';
import portraits from './portraits.json' with { type: 'json' };

/** Whether a first name is a woman's or a man's. */
export type Looks = 'woman' | 'man';

/** Where people of a department are met, and so what they wear. */
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
 * Gives people of a dealer their portraits. They come round after all others were given, which is
 * more than a facility has people of a kind: nobody has the face of a colleague.
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
