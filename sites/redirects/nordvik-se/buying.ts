import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Buying a car: everything in stock, types of cars and campaigns. */
export const buying: readonly RedirectRule[] = [
  // All cars in stock.
  ...movedTo('/kop-bil/bilar-i-lager', [
    '/k(ö|o)p-bil/alla-bilar',
    '/k(ö|o)p-bil/lagerbilar',
    '/k(ö|o)p-bil/s(ö|o)k-bil',
    '/kopbil',
    '/kopabil',
    '/bilar',
    '/bilar-i-lager',
    '/alla-bilar',
    '/lagerbilar',
    '/lagerlista',
    '/s(ö|o)k-bil',
    '/bils(ö|o)k',
    '/v(å|a)ra-bilar',
    '/bilar-till-salu',
  ]),
  // New cars.
  ...movedTo('/kop-bil/nya-bilar', [
    '/nya-bilar',
    '/nybil',
    '/nybilar',
    '/nya-bilar/alla-modeller',
    '/bygg-din-bil',
    '/k(ö|o)p-bil/ny-bil',
    '/k(ö|o)p-bil/nybilar',
    '/k(ö|o)p-bil/nya-bilar-i-lager',
    '/nya-bilar-i-lager',
    '/prislistor',
  ]),
  // Used cars.
  ...movedTo('/kop-bil/begagnade-bilar', [
    '/begagnat',
    '/begagnade-bilar',
    '/begagnade-bilar/alla',
    '/begagnad-bil',
    '/beg-bilar',
    '/begbilar',
    '/k(ö|o)p-bil/begagnat',
    '/k(ö|o)p-bil/begagnad-bil',
    '/k(ö|o)p-bil/begagnade-bilar-i-lager',
    '/begagnade-bilar-i-lager',
    '/begagnatgaranti',
    '/begagnade-bilar/garanti',
    '/testade-bilar',
  ]),
  // Types of cars.
  ...movedTo('/kop-bil/elbilar', [
    '/elbil(ar|)',
    '/nya-bilar/elbilar',
    '/k(ö|o)p-bil/elbil',
    '/elektriska-bilar',
    '/elbilar/modeller',
    '/elbilar/provk(ö|o)r',
    '/vara-elbilar',
  ]),
  ...movedTo('/kop-bil/hybrider', [
    '/hybrid(er|)',
    '/hybridbil(ar|)',
    '/elhybrid(er|)',
    '/nya-bilar/hybrider',
    '/k(ö|o)p-bil/hybridbilar',
    '/mildhybrid(er|)',
  ]),
  ...movedTo('/kop-bil/laddhybrider', [
    '/laddhybrid(er|)',
    '/laddbara-bilar',
    '/plug-in',
    '/plug-in-hybrid(er|)',
    '/nya-bilar/laddhybrider',
    '/k(ö|o)p-bil/plug-in-hybrid',
  ]),
  ...movedTo('/kop-bil/demobilar', [
    '/demobil(ar|)',
    '/demo',
    '/visningsbilar',
    '/nya-bilar/demobilar',
    '/k(ö|o)p-bil/demo',
    '/demobilar-i-lager',
  ]),
  // Campaigns.
  ...movedTo('/kop-bil/kampanjer', [
    '/kampanj(er|)',
    '/erbjudanden',
    '/aktuella-erbjudanden',
    '/aktuellt/kampanjer',
    '/nya-bilar/kampanjer',
    '/nya-bilar/erbjudanden',
    '/k(ö|o)p-bil/erbjudanden',
    '/vinterkampanj',
    '/vinterhjul-p(å|a)-k(ö|o)pet',
    '/black-friday',
    '/mellandagsrea',
  ]),
  ...movedTo('/kop-bil/kampanjer/laddbox', [
    '/kampanj(er|)/laddbox',
    '/erbjudanden/laddbox',
    '/laddbox-p(å|a)-k(ö|o)pet',
  ]),
  ...movedTo('/kop-bil/kampanjer/privatleasing', [
    '/kampanj(er|)/privatleasing',
    '/erbjudanden/privatleasing',
    '/privatleasing/kampanj',
  ]),
  ...movedTo('/kop-bil/sparade-bilar', ['/mina-bilar', '/favoriter', '/sparade-bilar']),
  // Buying in general.
  ...movedTo('/kop-bil', [
    '/bilk(ö|o)p',
    '/s(å|a)-k(ö|o)per-du-bil',
    '/k(ö|o)p-bil/s(å|a)-g(å|a)r-det-till',
    '/k(ö|o)p-bil-online',
    '/hemleverans',
  ]),
];
