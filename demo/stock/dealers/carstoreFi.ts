import { fi } from '../countries/fi.ts';
import { carstoreChain } from './carstoreChain.ts';
import { type Dealer, departmentHours, week } from './dealer.ts';
import { readFacilities } from './readFacilities.ts';

const store = week('10:00-18:00', '10:00-16:00');
const workshop = week('08:00-16:30');

/** Used cars at a fixed price in five Finnish stores. */
export const carstoreFi: Dealer = {
  site: 'carstore-fi',
  ...carstoreChain,
  country: fi,
  cars: 308,
  mix: { samples: 0, fresh: 0, demos: 0, commercial: 0.06, electric: 0.16 },
  brands: { Volvo: 10, Volkswagen: 14, Kia: 8, Toyota: 14, Skoda: 12, BMW: 5, 'Mercedes-Benz': 5 },
  ages: [1, 3, 7, 10, 12, 13, 12, 11, 9, 8, 6, 4, 3],
  turnover: 6.5,
  cheapest: 4990,
  loan: {
    rate: 6.95,
    campaignRate: 4.95,
    startFee: 190,
    invoiceFee: 9,
    shortest: 12,
    longest: 72,
    standard: 60,
    cash: 10,
    hasResidual: false,
  },
  leasing: undefined,
  promises: [
    'Tarkastettu 90 kohdasta. Takuu kaksitoista kuukautta tai 20 000 kilometriä, ja neljätoista päivää palautusoikeutta.',
    'Kuntoraportti on pyyhkijän alla. Takuu ilman omavastuuta sisältyy hintaan.',
    'Hinta on se, joka lasissa lukee. Voit palauttaa auton neljäntoista päivän tai 500 kilometrin kuluessa.',
  ],
  oldCarPromise: undefined,
  shown: [],
  company: '50',
  hours: departmentHours(store, workshop),
  phones: { used: '09 000 0481', workshop: '09 000 0480' },
  facilities: readFacilities(`
501 | helsinki | Carstore Helsinki | Mekaanikonkatu 8 | 00880 | Helsinki | Helsinki, Herttoniemi | Uusimaa | 60.1970,25.0480 | 09 000 0483 | forecourt | used workshop
502 | espoo | Carstore Espoo | Kutojantie 15 | 02630 | Espoo | Espoo, Kilo | Uusimaa | 60.2110,24.7760 | 09 000 0484 | forecourt | used workshop
503 | tampere | Carstore Tampere | Automiehenkatu 22 | 33840 | Tampere | Tampere, Lahdesjärvi | Pirkanmaa | 61.4560,23.7720 | 09 000 0486 | forecourt | used workshop
504 | turku | Carstore Turku | Rieskalähteentie 41 | 20300 | Turku | Turku, Länsikeskus | Varsinais-Suomi | 60.4700,22.2330 | 09 000 0487 | forecourt | used workshop
505 | vaasa | Carstore Vaasa | Vasaratie 6 | 65350 | Vaasa | Vaasa, Kivihaka | Pohjanmaa | 63.0850,21.6630 | 09 000 0488 | forecourt | used workshop
`),
};
