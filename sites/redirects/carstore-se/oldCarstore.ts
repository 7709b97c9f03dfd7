import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** The old site of the stores. Its English pages had the same addresses below `/en`. */
const swedish: readonly RedirectRule[] = [
  ...movedTo('/bilagande', [
    '/varfor-carstore',
    '/varf(ö|o)r-carstore',
    '/om-oss/varfor-carstore',
    '/bil(ä|a)gande/tips',
    '/(ä|a)ga-bil',
  ]),
  ...movedTo('/om-carstore/om-oss', [
    '/om-oss',
    '/om-oss/vilka-vi-(ä|a)r',
    '/om',
    '/about',
    '/about-us',
    '/om-carstore/historia',
  ]),
  ...movedTo('/om-carstore', ['/om-oss/carstore', '/carstore']),
  ...movedTo('/kop-bil/bilar-i-lager', [
    '/bilar',
    '/k(ö|o)p-bil/alla-bilar',
    '/s(ö|o)k-bil',
    '/lager',
    '/begagnade-bilar',
    '/cars',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_fuel=El', ['/elbilar', '/begagnade-elbilar']),
  ...movedTo('/kop-bil/finansiering', ['/finansiering', '/bill(å|a)n', '/finance']),
  ...movedTo('/garanti', ['/garantier', '/carstore-garanti', '/warranty']),
  ...movedTo('/trygg-affar', [
    '/trygghet',
    '/trygg-aff(ä|a)r/s(å|a)-fungerar-det',
    '/(ö|o)ppet-k(ö|o)p',
    '/test-och-kontroll',
  ]),
  ...movedTo('/salj-bil', [
    '/s(ä|a)lj-din-bil',
    '/vi-k(ö|o)per-din-bil',
    '/v(ä|a)rdera-bil',
    '/sell-your-car',
  ]),
  ...movedTo('/fragor-och-svar', ['/faq', '/fr(å|a)gor', '/kundservice']),
  ...movedTo('/kontakt', ['/kontakta-oss', '/contact']),
  ...movedTo('/hitta-oss', [
    '/butiker',
    '/v(å|a)ra-butiker',
    '/find-us',
    '/(ö|o)ppettider',
    '/stockholm-kungens-kurva',
    '/butiker/sundsvall',
    '/butiker/linkoping',
  ]),
  ...movedTo('/hitta-oss/stockholm', [
    '/butiker/kungens-kurva',
    '/carstore-stockholm',
    '/stockholm',
  ]),
  ...movedTo('/hitta-oss/vasteras', ['/carstore-v(ä|a)ster(å|a)s', '/v(ä|a)ster(å|a)s']),
  ...movedTo('/hitta-oss/orebro', ['/carstore-(ö|o)rebro', '/(ö|o)rebro']),
  ...movedTo('/hitta-oss/goteborg', ['/carstore-g(ö|o)teborg', '/g(ö|o)teborg']),
  ...movedTo('/hitta-oss/malmo', ['/carstore-malm(ö|o)', '/malm(ö|o)']),
  ...movedTo('/hitta-oss/{location}', [
    '/butiker/{location}',
    '/find-us/{location}',
    '/anl(ä|a)ggningar/{id}/{location}',
  ]),
];

/** Both languages. Pages that exist in Swedish only stay in Swedish. */
export const oldCarstore: readonly RedirectRule[] = [
  ...swedish,
  ...swedish.map((rule) => ({
    ...rule,
    source: `/en${rule.source}`,
    destination: `/en${rule.destination}`,
  })),
  ...movedTo('/jobba-hos-oss', ['/jobb', '/lediga-jobb', '/en/jobs', '/en/lediga-jobb']),
];
