import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo } from '../movedTo.ts';

/** Pages of models, which are now those of a car to order. */
export const models: readonly RedirectRule[] = [
  ...movedTo('/kop-bil/bil/10100006/volkswagen-golf-ehybrid-204-style-2026', [
    '/nya-bilar/volkswagen/golf',
    '/volkswagen/golf',
  ]),
  ...movedTo('/kop-bil/bil/10100182/volkswagen-passat-1-5-etsi-150-edition-2026', [
    '/nya-bilar/volkswagen/passat',
    '/volkswagen/passat',
  ]),
  ...movedTo('/kop-bil/bil/10100187/volkswagen-id-3-pro-s-style-2026', [
    '/nya-bilar/volkswagen/id-3',
    '/nya-bilar/volkswagen/id3',
    '/volkswagen/id-3',
  ]),
  ...movedTo('/kop-bil/bil/10100210/volkswagen-t-cross-1-0-tsi-115-style-dsg-2026', [
    '/nya-bilar/volkswagen/t-cross',
    '/volkswagen/t-cross',
  ]),
  ...movedTo('/kop-bil/bil/10100282/volkswagen-golf-sportscombi-1-5-etsi-150-style-dsg-2026', [
    '/nya-bilar/volkswagen/golf-sportscombi',
    '/volkswagen/golf-sportscombi',
  ]),
  ...movedTo('/kop-bil/bil/10100475/volkswagen-polo-1-0-tsi-95-style-dsg-2026', [
    '/nya-bilar/volkswagen/polo',
    '/volkswagen/polo',
  ]),
  ...movedTo('/kop-bil/bil/10100548/volkswagen-id-4-pro-business-2026', [
    '/nya-bilar/volkswagen/id-4',
    '/nya-bilar/volkswagen/id4',
    '/volkswagen/id-4',
  ]),
  ...movedTo('/kop-bil/bil/10101270/volkswagen-tiguan-ehybrid-204-elegance-2026', [
    '/nya-bilar/volkswagen/tiguan',
    '/volkswagen/tiguan',
  ]),
  ...movedTo('/kop-bil/bil/10101690/volkswagen-t-roc-2-0-tsi-190-4motion-r-line-2026', [
    '/nya-bilar/volkswagen/t-roc',
    '/volkswagen/t-roc',
  ]),
  ...movedTo('/kop-bil/bil/10102810/volkswagen-id-buzz-pro-4motion-lang-2026', [
    '/nya-bilar/volkswagen/id-buzz',
    '/nya-bilar/volkswagen/id-buzz-l(å|a)ng',
    '/volkswagen/id-buzz',
  ]),
  ...movedTo('/kop-bil/bil/10100103/volvo-ex30-twin-motor-performance-ultra-2026', [
    '/nya-bilar/volvo/ex30',
    '/volvo/ex30',
  ]),
  ...movedTo('/kop-bil/bil/10100213/volvo-xc40-b4-plus-dark-2026', [
    '/nya-bilar/volvo/xc40',
    '/volvo/xc40',
  ]),
  ...movedTo('/kop-bil/bil/10100231/volvo-v60-t6-awd-plus-dark-2026', [
    '/nya-bilar/volvo/v60',
    '/volvo/v60',
  ]),
  ...movedTo('/kop-bil/bil/10100528/volvo-xc60-b5-awd-plus-dark-2026', [
    '/nya-bilar/volvo/xc60',
    '/volvo/xc60',
  ]),
  ...movedTo('/kop-bil/bil/10100702/volvo-ex90-twin-motor-performance-ultra-2026', [
    '/nya-bilar/volvo/ex90',
    '/volvo/ex90',
  ]),
  ...movedTo('/kop-bil/bil/10100944/volvo-v60-cross-country-b5-awd-ultimate-2026', [
    '/nya-bilar/volvo/v60-cross-country',
    '/volvo/v60-cross-country',
  ]),
  ...movedTo('/kop-bil/bil/10100967/volvo-xc90-recharge-t8-plus-bright-2026', [
    '/nya-bilar/volvo/xc90',
    '/volvo/xc90',
  ]),
  ...movedTo('/kop-bil/bil/10101095/volvo-ec40-single-motor-extended-range-plus-2026', [
    '/nya-bilar/volvo/ec40',
    '/nya-bilar/volvo/c40',
    '/volvo/ec40',
  ]),
  ...movedTo('/kop-bil/bil/10101380/volvo-ex40-single-motor-extended-range-plus-2026', [
    '/nya-bilar/volvo/ex40',
    '/nya-bilar/volvo/xc40-recharge',
    '/volvo/ex40',
  ]),
  ...movedTo('/kop-bil/bil/10100080/kia-stonic-1-0-t-gdi-100-advance-2026', [
    '/nya-bilar/kia/stonic',
    '/kia/stonic',
  ]),
  ...movedTo('/kop-bil/bil/10100318/kia-xceed-phev-advance-plus-2026', [
    '/nya-bilar/kia/xceed',
    '/kia/xceed',
  ]),
  ...movedTo('/kop-bil/bil/10100347/kia-niro-hev-advance-2026', [
    '/nya-bilar/kia/niro',
    '/kia/niro',
  ]),
  ...movedTo('/kop-bil/bil/10100351/kia-sportage-1-6-t-gdi-160-action-2026', [
    '/nya-bilar/kia/sportage',
    '/kia/sportage',
  ]),
  ...movedTo('/kop-bil/bil/10100497/kia-ev6-long-range-awd-gt-line-2026', [
    '/nya-bilar/kia/ev6',
    '/kia/ev6',
  ]),
  ...movedTo('/kop-bil/bil/10101157/kia-picanto-1-0-67-advance-2026', [
    '/nya-bilar/kia/picanto',
    '/kia/picanto',
  ]),
  ...movedTo('/kop-bil/bil/10102634/kia-sorento-phev-awd-advance-2026', [
    '/nya-bilar/kia/sorento',
    '/kia/sorento',
  ]),
  ...movedTo('/kop-bil/bil/10102748/kia-ev3-standard-range-air-2026', [
    '/nya-bilar/kia/ev3',
    '/kia/ev3',
  ]),
];
