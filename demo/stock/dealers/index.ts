import { carstoreFi } from './carstoreFi.ts';
import { carstoreNo } from './carstoreNo.ts';
import { carstoreSe } from './carstoreSe.ts';
import { carstoreSk } from './carstoreSk.ts';
import type { Dealer } from './dealer.ts';
import { nordvikNo } from './nordvikNo.ts';
import { nordvikSe } from './nordvikSe.ts';
import { nordvikUk } from './nordvikUk.ts';

/** Every site of the group that has cars for sale. */
export const dealers: readonly Dealer[] = [
  nordvikSe,
  nordvikNo,
  nordvikUk,
  carstoreSe,
  carstoreNo,
  carstoreFi,
  carstoreSk,
];
