import { no } from '../countries/no.ts';
import { carstoreChain } from './carstoreChain.ts';
import { type Dealer, departmentHours, week } from './dealer.ts';
import { readFacilities } from './readFacilities.ts';

const store = week('10:00-19:00', '10:00-16:00');
const workshop = week('08:00-16:00');

/** Used cars at a fixed price in four Norwegian stores. */
export const carstoreNo: Dealer = {
  site: 'carstore-no',
  ...carstoreChain,
  country: no,
  cars: 304,
  mix: { samples: 0, fresh: 0, demos: 0, commercial: 0.05, electric: 0.48 },
  brands: { Volvo: 12, Volkswagen: 16, Kia: 9, Tesla: 10, Toyota: 9, Nissan: 6, BMW: 5, Audi: 4 },
  ages: [1, 4, 8, 12, 14, 14, 12, 10, 8, 7, 5, 3, 2],
  turnover: 6.5,
  cheapest: 49_900,
  loan: {
    rate: 7.4,
    campaignRate: 5.4,
    startFee: 1990,
    invoiceFee: 65,
    shortest: 12,
    longest: 84,
    standard: 60,
    cash: 20,
    hasResidual: false,
  },
  leasing: undefined,
  promises: [
    'Kontrollert i 90 punkter. Garanti i tolv måneder eller 20 000 kilometer, og fjorten dagers åpent kjøp.',
    'Rapporten ligger under vindusviskeren. Tolv måneders garanti uten egenandel er med i prisen.',
    'Prisen i ruten er prisen, med omregistrering. Fjorten dager eller 500 kilometer åpent kjøp.',
  ],
  oldCarPromise: undefined,
  shown: [],
  company: '31',
  hours: departmentHours(store, workshop),
  phones: { used: '00 00 04 81', workshop: '00 00 04 80' },
  facilities: readFacilities(`
311 | oslo | Carstore Oslo | Alfasetveien 19 | 0668 | Oslo | Oslo, Alnabru | Oslo | 59.9300,10.8480 | 00 00 04 83 | forecourt | used workshop
312 | drammen | Carstore Drammen | Kobbervikdalen 77 | 3036 | Drammen | Drammen | Buskerud | 59.7160,10.2170 | 00 00 04 84 | forecourt | used workshop
313 | bergen | Carstore Bergen | Liamyrane 12 | 5132 | Bergen | Bergen, Åsane | Vestland | 60.4680,5.3270 | 00 00 04 85 | forecourt | used workshop
314 | trondheim | Carstore Trondheim | Østre Rosten 54 | 7075 | Trondheim | Trondheim, Tiller | Trøndelag | 63.3560,10.3800 | 00 00 04 86 | forecourt | used workshop
`),
};
