import { no } from '../countries/no.ts';
import { type Dealer, departmentHours, week } from './dealer.ts';
import { nordvikChain } from './nordvikChain.ts';
import { readFacilities } from './readFacilities.ts';

const longThursday = '09:00-19:00';
const [monday = '', tuesday = '', wednesday = '', , friday = '', saturday = '', sunday = ''] = week(
  '09:00-17:00',
  '10:00-15:00',
);
const sales = [monday, tuesday, wednesday, longThursday, friday, saturday, sunday];
const workshop = week('07:30-16:00');

/** New and used cars in seven Norwegian towns, and motorcycles in one of them. */
export const nordvikNo: Dealer = {
  site: 'nordvik-no',
  ...nordvikChain,
  country: no,
  cars: 640,
  mix: { samples: 0.05, fresh: 0.06, demos: 0.04, commercial: 0.06, electric: 0.5 },
  brands: { Volvo: 18, Volkswagen: 20, Kia: 14, Tesla: 8, Toyota: 6, Skoda: 5, BMW: 4, Audi: 4 },
  ages: [6, 12, 15, 17, 14, 11, 8, 6, 5, 3, 2, 1],
  turnover: 1.8,
  cheapest: 59_900,
  loan: {
    rate: 6.9,
    campaignRate: 4.9,
    startFee: 2490,
    invoiceFee: 65,
    shortest: 12,
    longest: 120,
    standard: 60,
    cash: 20,
    hasResidual: false,
  },
  leasing: {
    months: 36,
    distance: 15_000,
    monthlyShare: 0.0108,
    ending: { step: 100, below: 10 },
  },
  newCarOffer: undefined,
  promises: [
    'Kontrollert i eget verksted, og rapporten følger bilen. Tolv måneders garanti eller 20 000 kilometer.',
    'Tolv måneders garanti på motor, drivlinje og elektronikk. Passer den ikke, kan du bytte den innen fjorten dager eller 500 kilometer.',
    'Vi frakter den til avdelingen nærmest deg uten ekstra kostnad. Garanti i tolv måneder.',
  ],
  oldCarPromise: undefined,
  shown: [],
  motorcycles: {
    count: 36,
    city: 'Stavanger',
    promises: [
      'Kontrollert i eget verksted, og rapporten følger motorsykkelen. Tolv måneders garanti.',
      'Tolv måneders garanti på motor, drivlinje og elektronikk. Full tank ved overlevering.',
      'Prøvekjøring avtaler du med selgeren; hjelm og hansker har vi. Garanti i tolv måneder.',
    ],
  },
  company: '30',
  mailDomain: 'nordvik.example',
  hours: { ...departmentHours(sales, workshop), tyres: week('08:00-16:00') },
  phones: { workshop: '00 00 04 20', tyres: '00 00 04 30' },
  facilities: readFacilities(`
301 | kristiansand | Nordvik Kristiansand | Barstølveien 26 | 4636 | Kristiansand | Kristiansand | Agder | 58.1790,8.1260 | 00 00 04 11 | dealership | new used vans workshop parts tyres
302 | stavanger | Nordvik Stavanger | Forusbeen 61 | 4033 | Stavanger | Stavanger, Forus | Rogaland | 58.8930,5.7210 | 00 00 04 12 | dealership | new used vans workshop parts body tyres
303 | bergen | Nordvik Bergen | Kokstadflaten 14 | 5257 | Bergen | Bergen, Kokstad | Vestland | 60.2940,5.2650 | 00 00 04 13 | dealership | new used vans workshop parts body tyres
304 | alesund | Nordvik Ålesund | Breivikvegen 7 | 6018 | Ålesund | Ålesund, Breivika | Møre og Romsdal | 62.4680,6.3080 | 00 00 04 14 | dealership | new used workshop parts tyres
305 | trondheim | Nordvik Trondheim | Ingvald Ystgaards veg 19 | 7047 | Trondheim | Trondheim, Leangen | Trøndelag | 63.4310,10.4660 | 00 00 04 15 | dealership | new used vans workshop parts body tyres
306 | bodo | Nordvik Bodø | Notveien 9 | 8013 | Bodø | Bodø, Stormyra | Nordland | 67.2720,14.4230 | 00 00 04 16 | dealership | new used workshop parts tyres
307 | tromso | Nordvik Tromsø | Stakkevollvegen 331 | 9010 | Tromsø | Tromsø | Troms | 69.6880,18.9980 | 00 00 04 17 | dealership | new used vans workshop parts tyres
`),
};
