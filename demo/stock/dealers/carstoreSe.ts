import { se } from '../countries/se.ts';
import { carstoreChain } from './carstoreChain.ts';
import { type Dealer, departmentHours, week } from './dealer.ts';
import { readFacilities } from './readFacilities.ts';

const store = week('10:00-19:00', '11:00-16:00', '11:00-16:00');
const workshop = week('07:00-16:30');

/** Used cars at a fixed price in five Swedish stores; the group's workshops repair them. */
export const carstoreSe: Dealer = {
  site: 'carstore-se',
  ...carstoreChain,
  country: se,
  cars: 412,
  mix: { samples: 0, fresh: 0, demos: 0, commercial: 0.05, electric: 96 / 412 },
  brands: { Volvo: 20, Volkswagen: 18, Kia: 10, Toyota: 8, Skoda: 8, Porsche: 0.2 },
  ages: [1, 4, 8, 12, 14, 14, 12, 10, 8, 7, 5, 3, 2],
  turnover: 6.5,
  cheapest: 59_900,
  loan: {
    rate: 6.95,
    campaignRate: 4.95,
    startFee: 695,
    invoiceFee: 35,
    shortest: 12,
    longest: 84,
    standard: 72,
    cash: 20,
    hasResidual: false,
  },
  leasing: undefined,
  promises: [
    'Genomgången på 90 punkter. Garanti i tolv månader eller 2 000 mil, och fjorton dagar att ändra dig.',
    'Protokollet ligger under torkarbladet. Tolv månaders garanti utan självrisk ingår i priset.',
    'Priset på rutan gäller, vi prutar inte. Hemleverans inom tio mil ingår.',
  ],
  oldCarPromise: undefined,
  shown: [
    {
      kind: 'used',
      model: 'V60',
      version: 'Recharge T6 Inscription',
      registered: '2021-04-20',
      kilometres: 79_400,
      price: 249_900,
      paint: 'silver',
      equipment: ['towbar'],
      text: 'Laddhybrid med dragkrok och en ägare. Stenskott i huven, annars fin.',
    },
    {
      kind: 'used',
      model: 'Niro',
      version: 'EV Advance',
      registered: '2022-09-08',
      kilometres: 46_100,
      price: 229_900,
      campaign: 219_900,
      paint: 'red',
      equipment: ['heatPump', 'winterWheels'],
      text: 'Elbil med 96 % batterihälsa och värmepump. Vinterhjulen följer med.',
    },
    {
      kind: 'used',
      model: 'Yaris',
      version: '1.5 Hybrid 116 Active Plus',
      registered: '2020-10-14',
      kilometres: 52_800,
      price: 164_900,
      paint: 'white',
      equipment: ['rearCamera'],
      text: 'Hybrid för stan. Nya bromsar fram, servad var tusende mil.',
    },
    {
      kind: 'used',
      model: 'Octavia',
      version: '2.0 TDI 150 Style',
      registered: '2019-03-28',
      kilometres: 124_500,
      price: 138_900,
      paint: 'blue',
      equipment: ['towbar'],
      text: 'Diesel med automat för den som kör långt. Nybytt kamrem.',
    },
  ],
  company: '20',
  hours: departmentHours(store, workshop),
  phones: { used: '08-465 004 81', workshop: '08-465 004 80' },
  facilities: readFacilities(`
201 | stockholm | Carstore Stockholm | Tangentvägen 2 | 141 75 | Stockholm | Stockholm, Kungens kurva | Stockholm | 59.2720,17.9200 | 08-465 004 83 | forecourt | used workshop
202 | vasteras | Carstore Västerås | Hallsta Gårdsgata 11 | 721 38 | Västerås | Västerås, Hälla | Västmanland | 59.6090,16.6270 | 08-465 004 84 | forecourt | used workshop
203 | orebro | Carstore Örebro | Handelsgatan 7 | 702 35 | Örebro | Örebro, Marieberg | Örebro | 59.2120,15.1420 | 08-465 004 85 | forecourt | used workshop
204 | goteborg | Carstore Göteborg | Orrekulla Industrigata 30 | 425 36 | Göteborg | Göteborg, Hisings Kärra | Västra Götaland | 57.7910,11.9940 | 031-390 06 80 | forecourt | used workshop
205 | malmo | Carstore Malmö | Derbyvägen 24 | 212 35 | Malmö | Malmö, Jägersro | Skåne | 55.5790,13.0610 | 040-628 04 80 | forecourt | used workshop
211 | nordvik-kungens-kurva | Nordvik Kungens kurva | Dialoggatan 12 | 141 75 | Stockholm | Stockholm, Kungens kurva | Stockholm | 59.2682,17.9238 | 08-465 004 11 | workshop | workshop
212 | nordvik-orebro | Nordvik Örebro | Aspholmsvägen 9 | 702 27 | Örebro | Örebro | Örebro | 59.2540,15.2360 | 08-465 004 14 | workshop | workshop
213 | nordvik-goteborg | Nordvik Göteborg | Marieholmsgatan 44 | 415 02 | Göteborg | Göteborg | Västra Götaland | 57.7309,11.9976 | 031-390 06 10 | workshop | workshop
214 | nordvik-malmo | Nordvik Malmö | Stenyxegatan 18 | 213 76 | Malmö | Malmö | Skåne | 55.5636,13.0358 | 040-628 04 10 | workshop | workshop
`),
};
