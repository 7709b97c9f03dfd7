import type { RedirectRule } from '#domain/redirects/redirectRule.ts';

type Condition = NonNullable<RedirectRule['has']>[number];

function moved(source: string, destination: string, ...has: readonly Condition[]): RedirectRule {
  return { source, destination, permanent: true, ...(has.length > 0 && { has }) };
}

function query(key: string, value?: string): Condition {
  return { type: 'query', key, ...(value !== undefined && { value }) };
}

const sites = [
  moved('/anl(ä|a)ggningar', '/hitta-oss'),
  moved('/findus', '/hitta-oss'),
  moved('/anl(ä|a)ggningar/{id}/{location}', '/hitta-oss/{location}'),
  moved('/findus/{id}/{location}', '/hitta-oss/{location}'),
  moved('/nordvik-{location}/{id}', '/hitta-oss/{location}'),
];

const buying = [
  moved(
    '/k(ö|o)p-bil/alla-bilar',
    '/kop-bil/bilar-i-lager?car_vehicle_type=Personbil',
    query('vehicletype', 'PB'),
  ),
  moved('/k(ö|o)p-bil/alla-bilar', '/kop-bil/bilar-i-lager'),
  moved('/bilar-i-lager', '/kop-bil/bilar-i-lager'),
  moved('/nya-bilar', '/kop-bil/nya-bilar'),
  moved('/begagnade-bilar', '/kop-bil/begagnade-bilar'),
  moved('/begagnat', '/kop-bil/begagnade-bilar'),
  moved('/elbil(ar|)', '/kop-bil/elbilar'),
  moved('/laddhybrid(er|)', '/kop-bil/laddhybrider'),
  moved('/demobilar', '/kop-bil/demobilar'),
  moved('/kampanj(er|)', '/kop-bil/kampanjer'),
  moved('/v(å|a)ra-bilm(ä|a)rken', '/kop-bil/bilmarken'),
  moved('/v(å|a)ra-bilm(ä|a)rken/kia', '/kop-bil/bilmarken/kia'),
  moved('/v(å|a)ra-bilm(ä|a)rken/volkswagen', '/kop-bil/bilmarken/volkswagen'),
  moved('/v(å|a)ra-bilm(ä|a)rken/volvo', '/kop-bil/bilmarken/volvo'),
  // The other makes have no page of their own.
  moved('/v(å|a)ra-bilm(ä|a)rken/{brand}', '/kop-bil/bilar-i-lager/{brand}'),
  moved('/privatleasing', '/aga-bil/privatleasing'),
  moved('/finansiering', '/aga-bil/finansiering'),
  moved('/f(ö|o)rs(ä|a)kring', '/aga-bil/forsakring'),
  moved('/s(ä|a)lj-din-bil', '/salj-bil'),
];

const companies = [
  moved(
    '/f(ö|o)retag/transportbilar',
    '/kop-bil/bilar-i-lager?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala',
    query('re', 'uppland'),
    query('si'),
  ),
  moved('/f(ö|o)retagsbilar', '/foretag'),
  moved('/tj(ä|a)nstebil', '/foretag/tjanstebil'),
  moved('/transportbilar', '/foretag/transportbilar'),
];

const workshop = [
  moved('/d(ä|a)ck', '/dack-och-tillbehor'),
  moved('/hjulskifte', '/dack-och-tillbehor/hjulskifte'),
  moved('/laddboxar', '/dack-och-tillbehor/laddboxar'),
  moved('/service', '/verkstad/service'),
  moved('/ac-service', '/verkstad/ac-service'),
  moved('/vindruta', '/verkstad/vindruta'),
  moved('/skadebesiktning', '/verkstad/skadeverkstad'),
  moved('/biltv(ä|a)tt', '/verkstad/biltvatt'),
  moved('/v(ä|a)gassistans', '/verkstad/vagassistans'),
  moved('/boka-service', '/boka-verkstad'),
];

const about = [
  moved('/en', '/'),
  moved('/om-nordvik', '/om-oss'),
  moved('/cookies', '/om-oss/cookies'),
  moved('/personuppgifter', '/om-oss/personuppgifter'),
  moved('/jobb', '/om-oss/jobba-hos-oss'),
];

/** Old addresses of the Swedish site. The earlier rule wins. */
export const nordvikSeRedirects: readonly RedirectRule[] = [
  ...sites,
  ...buying,
  ...companies,
  ...workshop,
  ...about,
];
