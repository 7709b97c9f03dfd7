import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Owning a car: insurance, finance, tips and taxes. */
export const owning: readonly RedirectRule[] = [
  ...movedTo('/aga-bil', ['/(ä|a)ga-bilen', '/livet-med-bil', '/(ä|a)gare']),
  // Listed twice: the second destination is that of a campaign of 2024, which lost to the first.
  ...movedTo('/aga-bil/privatleasing', [
    '/privatleasing',
    '/k(ö|o)p-bil/privatleasing',
    '/privatleasa',
    '/leasa-bil',
    '/privatleasing/s(å|a)-fungerar-det',
    '/livet-med-bil/privatleasing',
  ]),
  ...movedTo('/kop-bil/kampanjer/privatleasing', ['/privatleasing']),
  ...movedTo('/aga-bil/finansiering', [
    '/finansiering',
    '/k(ö|o)p-bil/finansiering',
    '/billån',
    '/billan',
    '/bill(å|a)n/ber(ä|a)kna',
    '/finansiering/billan',
    '/l(å|a)na-till-bil',
    '/livet-med-bil/finansiering',
    '/finansiering/avbetalning',
  ]),
  ...movedTo('/aga-bil/forsakring', [
    '/f(ö|o)rs(ä|a)kring(ar|)',
    '/bilf(ö|o)rs(ä|a)kring',
    '/finansiering/f(ö|o)rs(ä|a)kring',
    '/livet-med-bil/f(ö|o)rs(ä|a)kring',
    '/m(ä|a)rkesf(ö|o)rs(ä|a)kring',
    '/volvia',
    '/f(ö|o)rs(ä|a)kring/skadeanm(ä|a)lan',
  ]),
  ...movedTo('/aga-bil/serviceavtal', [
    '/serviceavtal',
    '/livet-med-bil/serviceavtal',
    '/verkstad/serviceavtal',
  ]),
  ...movedTo('/aga-bil/elbilsguide', [
    '/elbilsguide(n|)',
    '/elbilar/guide',
    '/livet-med-bil/elbil',
    '/allt-om-elbilar',
    '/elbilsskolan',
  ]),
  ...movedTo('/aga-bil/tips', [
    '/tips',
    '/tips-och-r(å|a)d',
    '/livet-med-bil/tips',
    '/bilskola',
    '/(ä|a)ga-bil/r(å|a)d',
    '/fr(å|a)ga-mekanikern',
  ]),
  ...movedTo('/aga-bil/tips/vinterbil', [
    '/tips/vinter',
    '/tips/vinterk(ö|o)rning',
    '/livet-med-bil/vinter',
    '/tips/starta-bilen-i-kyla',
    '/tips-och-r(å|a)d/vinterbilen',
  ]),
  ...movedTo('/aga-bil/tips/bilsemester', [
    '/tips/semester',
    '/tips/sl(ä|a)pvagn',
    '/tips/husvagn',
    '/livet-med-bil/bilsemester',
    '/tips-och-r(å|a)d/sommarresan',
  ]),
  ...movedTo('/aga-bil/skatteregler', [
    '/skatteregler',
    '/fordonsskatt',
    '/bonus-malus',
    '/malus',
    '/livet-med-bil/skatt',
    '/tips/skatt',
    '/klimatbonus',
  ]),
];
