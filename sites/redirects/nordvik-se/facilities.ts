import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Facilities that are gone, and the shapes of the addresses of all others. */
export const facilities: readonly RedirectRule[] = [
  // Closed, or sold to other dealers.
  ...movedTo('/hitta-oss', [
    '/anl(ä|a)ggningar/87/nordvik-halmstad',
    '/anl(ä|a)ggningar/88/nordvik-kalmar',
    '/anl(ä|a)ggningar/89/nordvik-v(ä|a)xj(ö|o)',
    '/anl(ä|a)ggningar/91/nordvik-skellefte(å|a)',
    '/anl(ä|a)ggningar/92/nordvik-kiruna',
    '/anl(ä|a)ggningar/93/nordvik-borl(ä|a)nge',
    '/findus/87/halmstad',
    '/findus/88/kalmar',
    '/findus/89/v(ä|a)xj(ö|o)',
    '/findus/91/skellefte(å|a)',
    '/findus/92/kiruna',
    '/findus/93/borl(ä|a)nge',
    '/saab/86/trollh(ä|a)ttan',
    '/opel/90/sundsvall',
  ]),
  ...movedTo('/hitta-oss', [
    '/anl(ä|a)ggningar',
    '/anl(ä|a)ggningar/alla',
    '/findus',
    '/findus/sverige',
    '/find-us',
    '/(å|a)terf(ö|o)rs(ä|a)ljare',
    '/bilhallar',
    '/(ö|o)ppettider',
    '/hitta-hit',
  ]),
  ...movedTo('/hitta-oss?facility_department=Workshop', ['/verkst(ä|a)der', '/hitta-verkstad']),
  ...movedTo('/hitta-oss/nordvik-{location}', [
    '/anl(ä|a)ggningar/{id}/{location}',
    '/findus/{id}/{location}',
    '/nordvik/{id}/{location}',
  ]),
];
