import { sk } from '../countries/sk.ts';
import { carstoreChain } from './carstoreChain.ts';
import { type Dealer, departmentHours, week } from './dealer.ts';
import { readFacilities } from './readFacilities.ts';

const store = week('09:00-18:00', '09:00-13:00');
const workshop = week('08:00-16:30');

/** Used cars at a fixed price in four Slovak stores. */
export const carstoreSk: Dealer = {
  site: 'carstore-sk',
  ...carstoreChain,
  country: sk,
  cars: 302,
  mix: { samples: 0, fresh: 0, demos: 0, commercial: 0.06, electric: 0.06 },
  brands: {
    Volvo: 4,
    Volkswagen: 14,
    Kia: 12,
    Skoda: 24,
    Hyundai: 8,
    Dacia: 6,
    Peugeot: 6,
    Opel: 5,
    Tesla: 0.5,
    Polestar: 0,
    MG: 0,
    BYD: 0,
  },
  ages: [1, 3, 7, 10, 12, 13, 12, 11, 9, 8, 6, 4, 3],
  turnover: 6.5,
  cheapest: 3990,
  loan: {
    rate: 7.9,
    campaignRate: 5.9,
    startFee: 160,
    invoiceFee: 0,
    shortest: 12,
    longest: 84,
    standard: 60,
    cash: 10,
    hasResidual: false,
  },
  leasing: undefined,
  promises: [
    'Skontrolované v 90 bodoch. Záruka dvanásť mesiacov alebo 20 000 kilometrov a štrnásť dní na vrátenie.',
    'Protokol je pod stieračom. Záruka bez spoluúčasti je v cene.',
    'Cena na skle je konečná. Auto môžete vrátiť do štrnástich dní alebo 500 kilometrov.',
  ],
  oldCarPromise: undefined,
  shown: [],
  company: '60',
  hours: departmentHours(store, workshop),
  phones: { used: '02/0000 0481', workshop: '02/0000 0480' },
  facilities: readFacilities(`
601 | bratislava | Carstore Bratislava | Rožňavská 33 | 821 04 | Bratislava | Bratislava, Ružinov | Bratislavský kraj | 48.1670,17.1680 | 02/0000 0483 | forecourt | used workshop
602 | trnava | Carstore Trnava | Zavarská 12 | 917 01 | Trnava | Trnava | Trnavský kraj | 48.3690,17.6070 | 02/0000 0484 | forecourt | used workshop
603 | zilina | Carstore Žilina | Kragujevská 27 | 010 01 | Žilina | Žilina | Žilinský kraj | 49.2310,18.7480 | 02/0000 0485 | forecourt | used workshop
604 | kosice | Carstore Košice | Moldavská cesta 61 | 040 11 | Košice | Košice | Košický kraj | 48.7040,21.2260 | 02/0000 0486 | forecourt | used workshop
`),
};
