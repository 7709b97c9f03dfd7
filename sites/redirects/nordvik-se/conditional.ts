import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { movedTo, query } from '../movedTo.ts';

/** Rules that depend on the query, and those with filters in their destination. They come before the rules without a condition. */
export const conditional: readonly RedirectRule[] = [
  // The list of the site before this one had a choice of vehicle types.
  ...movedTo(
    '/kop-bil/bilar-i-lager?car_vehicle_type=Personbil',
    ['/k(ö|o)p-bil/alla-bilar'],
    query('vehicletype', 'PB'),
  ),
  ...movedTo(
    '/kop-bil/bilar-i-lager?car_vehicle_type=Transportbil',
    ['/k(ö|o)p-bil/alla-bilar'],
    query('vehicletype', 'TB'),
  ),
  // A campaign in the county of Uppsala, whose letters have a seller in `si`, sometimes an empty one.
  ...movedTo(
    '/foretag/transportbilar?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala',
    ['/f(ö|o)retag/transportbilar', '/f(ö|o)retagsbilar/transportbilar'],
    query('re', 'uppland'),
    query('si'),
  ),
  ...movedTo('/kop-bil/bilar-i-lager?car_fuel=El', [
    '/elbilar-i-lager',
    '/elbilar/lager',
    '/k(ö|o)p-bil/elbilar-i-lager',
    '/nya-bilar/elbilar/i-lager',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_fuel=Laddhybrid', [
    '/laddhybrider-i-lager',
    '/laddhybrider/lager',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_fuel=El&car_condition=Begagnad', [
    '/begagnade-elbilar',
    '/begagnat/elbilar',
    '/begagnade-bilar/elbilar',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad', [
    '/begagnat/lager',
    '/begagnade-bilar/lagerlista',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_brand=Mercedes-Benz', [
    '/begagnat/mercedes(-benz|)',
    '/begagnade-mercedes',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_brand=Volvo', [
    '/begagnat/volvo',
    '/begagnade-volvo',
    '/volvo-selekt',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_brand=Volkswagen', [
    '/begagnat/volkswagen',
    '/begagnade-volkswagen',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_brand=Kia', [
    '/begagnat/kia',
    '/begagnade-kia',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_site_region=Stockholm', [
    '/begagnat/stockholm',
    '/begagnade-bilar/stockholm',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_site_region=Uppsala', [
    '/begagnat/uppsala',
    '/begagnade-bilar/uppsala',
  ]),
  ...movedTo(
    '/kop-bil/bilar-i-lager?car_condition=Begagnad&car_site_region=V%C3%A4stra%20G%C3%B6taland',
    ['/begagnat/g(ö|o)teborg', '/begagnade-bilar/g(ö|o)teborg'],
  ),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_site_region=Sk%C3%A5ne', [
    '/begagnat/malm(ö|o)',
    '/begagnade-bilar/malm(ö|o)',
  ]),
  ...movedTo('/kop-bil/bilar-i-lager?car_condition=Begagnad&car_site_region=V%C3%A4sternorrland', [
    '/begagnat/sundsvall',
    '/begagnade-bilar/sundsvall',
  ]),
];
