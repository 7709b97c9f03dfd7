import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Facilities that only sell used cars or vans, repair or keep tyres. */
export const otherFacilities: readonly RedirectRule[] = [
  ...movedTo('/hitta-oss/nordvik-malmo-begagnat', [
    '/anl(ä|a)ggningar/111/nordvik-begagnat-malm(ö|o)',
    '/findus/111/nordvik-begagnat-malm(ö|o)',
    '/nordvik/111/begagnat-malm(ö|o)',
    '/hitta-oss/malmo-begagnat',
  ]),
  ...movedTo('/hitta-oss/nordvik-goteborg-begagnat', [
    '/anl(ä|a)ggningar/112/nordvik-begagnat-sisj(ö|o)n',
    '/findus/112/nordvik-begagnat-sisj(ö|o)n',
    '/nordvik/112/begagnat-sisj(ö|o)n',
    '/hitta-oss/goteborg-begagnat',
  ]),
  ...movedTo('/hitta-oss/nordvik-stockholm-begagnat', [
    '/anl(ä|a)ggningar/113/nordvik-begagnat-barkarby',
    '/findus/113/nordvik-begagnat-barkarby',
    '/nordvik/113/begagnat-barkarby',
    '/hitta-oss/stockholm-begagnat',
  ]),
  ...movedTo('/hitta-oss/nordvik-sundsvall-begagnat', [
    '/anl(ä|a)ggningar/114/nordvik-begagnat-birsta',
    '/findus/114/nordvik-begagnat-birsta',
    '/nordvik/114/begagnat-birsta',
    '/hitta-oss/sundsvall-begagnat',
  ]),
  ...movedTo('/hitta-oss/nordvik-malmo-transportbilar', [
    '/anl(ä|a)ggningar/121/nordvik-transportbilar-malm(ö|o)',
    '/findus/121/nordvik-transportbilar-malm(ö|o)',
    '/nordvik/121/transportbilar-malm(ö|o)',
    '/hitta-oss/malmo-transportbilar',
  ]),
  ...movedTo('/hitta-oss/nordvik-goteborg-transportbilar', [
    '/anl(ä|a)ggningar/122/nordvik-transportbilar-g(ö|o)teborg',
    '/findus/122/nordvik-transportbilar-g(ö|o)teborg',
    '/nordvik/122/transportbilar-g(ö|o)teborg',
    '/hitta-oss/goteborg-transportbilar',
  ]),
  ...movedTo('/hitta-oss/nordvik-stockholm-transportbilar', [
    '/anl(ä|a)ggningar/123/nordvik-transportbilar-v(ä|a)stberga',
    '/findus/123/nordvik-transportbilar-v(ä|a)stberga',
    '/nordvik/123/transportbilar-v(ä|a)stberga',
    '/hitta-oss/stockholm-transportbilar',
  ]),
  ...movedTo('/hitta-oss/nordvik-uppsala-transportbilar', [
    '/anl(ä|a)ggningar/124/nordvik-transportbilar-uppsala',
    '/findus/124/nordvik-transportbilar-uppsala',
    '/nordvik/124/transportbilar-uppsala',
    '/hitta-oss/uppsala-transportbilar',
  ]),
  ...movedTo('/hitta-oss/nordvik-sundsvall-transportbilar', [
    '/anl(ä|a)ggningar/125/nordvik-transportbilar-sundsvall',
    '/findus/125/nordvik-transportbilar-sundsvall',
    '/nordvik/125/transportbilar-sundsvall',
    '/hitta-oss/sundsvall-transportbilar',
  ]),
  ...movedTo('/hitta-oss/nordvik-orebro-byggverkstad', [
    '/anl(ä|a)ggningar/126/nordvik-byggverkstad-(ö|o)rebro',
    '/findus/126/nordvik-byggverkstad-(ö|o)rebro',
    '/nordvik/126/byggverkstad-(ö|o)rebro',
    '/hitta-oss/orebro-byggverkstad',
  ]),
  ...movedTo('/hitta-oss/nordvik-malmo-skadeverkstad', [
    '/anl(ä|a)ggningar/131/nordvik-skadeverkstad-malm(ö|o)',
    '/findus/131/nordvik-skadeverkstad-malm(ö|o)',
    '/nordvik/131/skadeverkstad-malm(ö|o)',
    '/hitta-oss/malmo-skadeverkstad',
  ]),
  ...movedTo('/hitta-oss/nordvik-goteborg-skadeverkstad', [
    '/anl(ä|a)ggningar/132/nordvik-skadeverkstad-g(ö|o)teborg',
    '/findus/132/nordvik-skadeverkstad-g(ö|o)teborg',
    '/nordvik/132/skadeverkstad-g(ö|o)teborg',
    '/hitta-oss/goteborg-skadeverkstad',
  ]),
  ...movedTo('/hitta-oss/nordvik-stockholm-skadeverkstad', [
    '/anl(ä|a)ggningar/133/nordvik-skadeverkstad-sk(ä|a)rholmen',
    '/findus/133/nordvik-skadeverkstad-sk(ä|a)rholmen',
    '/nordvik/133/skadeverkstad-sk(ä|a)rholmen',
    '/hitta-oss/stockholm-skadeverkstad',
  ]),
  ...movedTo('/hitta-oss/nordvik-uppsala-skadeverkstad', [
    '/anl(ä|a)ggningar/134/nordvik-skadeverkstad-uppsala',
    '/findus/134/nordvik-skadeverkstad-uppsala',
    '/nordvik/134/skadeverkstad-uppsala',
    '/hitta-oss/uppsala-skadeverkstad',
  ]),
  ...movedTo('/hitta-oss/nordvik-sundsvall-skadeverkstad', [
    '/anl(ä|a)ggningar/135/nordvik-skadeverkstad-sundsvall',
    '/findus/135/nordvik-skadeverkstad-sundsvall',
    '/nordvik/135/skadeverkstad-sundsvall',
    '/hitta-oss/sundsvall-skadeverkstad',
  ]),
  ...movedTo('/hitta-oss/nordvik-lulea-skadeverkstad', [
    '/anl(ä|a)ggningar/136/nordvik-skadeverkstad-lule(å|a)',
    '/findus/136/nordvik-skadeverkstad-lule(å|a)',
    '/nordvik/136/skadeverkstad-lule(å|a)',
    '/hitta-oss/lulea-skadeverkstad',
  ]),
  ...movedTo('/hitta-oss/nordvik-malmo-dackhotell', [
    '/anl(ä|a)ggningar/141/nordvik-d(ä|a)ckhotell-malm(ö|o)',
    '/findus/141/nordvik-d(ä|a)ckhotell-malm(ö|o)',
    '/nordvik/141/d(ä|a)ckhotell-malm(ö|o)',
    '/hitta-oss/malmo-dackhotell',
  ]),
  ...movedTo('/hitta-oss/nordvik-goteborg-dackhotell', [
    '/anl(ä|a)ggningar/142/nordvik-d(ä|a)ckhotell-g(ö|o)teborg',
    '/findus/142/nordvik-d(ä|a)ckhotell-g(ö|o)teborg',
    '/nordvik/142/d(ä|a)ckhotell-g(ö|o)teborg',
    '/hitta-oss/goteborg-dackhotell',
  ]),
  ...movedTo('/hitta-oss/nordvik-stockholm-dackhotell', [
    '/anl(ä|a)ggningar/143/nordvik-d(ä|a)ckhotell-solna',
    '/findus/143/nordvik-d(ä|a)ckhotell-solna',
    '/nordvik/143/d(ä|a)ckhotell-solna',
    '/hitta-oss/stockholm-dackhotell',
  ]),
];
