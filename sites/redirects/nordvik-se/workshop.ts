import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Service and workshop. */
export const workshop: readonly RedirectRule[] = [
  ...movedTo('/boka-verkstad', [
    '/boka-service',
    '/boka-verkstadstid',
    '/verkstad/boka',
    '/verkstad/boka-tid',
    '/service/boka',
    '/boka-tid',
    '/serviceboka',
    '/bokning',
    '/boka-reparation',
    '/verkstad/boka-service',
  ]),
  ...movedTo('/verkstad', [
    '/bilverkstad',
    '/service-och-verkstad',
    '/v(å|a)ra-verkst(ä|a)der',
    '/reparation(er|)',
    '/verkstad/reparation',
  ]),
  ...movedTo('/verkstad/service', [
    '/service',
    '/bilservice',
    '/service/fastpris',
    '/service/originalservice',
    '/volvoservice',
    '/service-av-elbil',
    '/verkstad/bilservice',
    '/verkstad/oljebyte',
  ]),
  ...movedTo('/verkstad/ac-service', [
    '/ac-service',
    '/ac',
    '/service/ac',
    '/luftkonditionering',
    '/verkstad/luftkonditionering',
  ]),
  ...movedTo('/verkstad/vindruta', [
    '/vindruta',
    '/vindrutebyte',
    '/stenskott',
    '/bilglas',
    '/verkstad/stenskott',
    '/verkstad/bilglas',
  ]),
  ...movedTo('/verkstad/skadebesiktning', [
    '/skadebesiktning',
    '/besiktning-av-skada',
    '/boka-skadebesiktning',
    '/verkstad/skada',
    '/skadeanm(ä|a)lan',
  ]),
  ...movedTo('/verkstad/skadeverkstad', [
    '/skadeverkstad',
    '/pl(å|a)tverkstad',
    '/pl(å|a)t-och-lack',
    '/lackering',
    '/verkstad/lack',
  ]),
  ...movedTo('/verkstad/biltvatt', [
    '/biltv(ä|a)tt',
    '/bilv(å|a)rd',
    '/rekond',
    '/verkstad/rekond',
    '/tv(ä|a)tt-och-rekond',
  ]),
  ...movedTo('/verkstad/vagassistans', [
    '/v(ä|a)gassistans',
    '/b(ä|a)rgning',
    '/assistans',
    '/verkstad/assistans',
    '/jour',
    '/hj(ä|a)lp-p(å|a)-v(ä|a)gen',
  ]),
];
