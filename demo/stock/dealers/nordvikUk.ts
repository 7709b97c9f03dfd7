import { uk } from '../countries/uk.ts';
import { type Dealer, departmentHours, week } from './dealer.ts';
import { nordvikChain } from './nordvikChain.ts';
import { readFacilities } from './readFacilities.ts';

const sales = week('08:30-18:00', '09:00-17:00', '11:00-16:00');
const workshop = week('08:00-17:30', '08:00-12:30');

/** New and used cars at eight branches in the north of England and Scotland. */
export const nordvikUk: Dealer = {
  site: 'nordvik-uk',
  ...nordvikChain,
  country: uk,
  cars: 720,
  mix: { samples: 0.05, fresh: 0.06, demos: 0.04, commercial: 0.06, electric: 0.18 },
  brands: {
    Volvo: 14,
    Volkswagen: 18,
    Kia: 14,
    Ford: 8,
    Opel: 5,
    Nissan: 5,
    BMW: 6,
    Audi: 6,
    'Mercedes-Benz': 6,
    MINI: 3,
    'Land Rover': 3,
    Toyota: 5,
  },
  ages: [6, 12, 15, 18, 15, 11, 9, 7, 5, 3, 2, 1],
  turnover: 1.8,
  cheapest: 4995,
  loan: {
    rate: 8.56,
    campaignRate: 5.9,
    startFee: 0,
    invoiceFee: 0,
    shortest: 12,
    longest: 60,
    standard: 48,
    cash: 10,
    hasResidual: false,
  },
  leasing: {
    months: 36,
    distance: 10_000,
    monthlyShare: 0.0105,
    ending: { step: 10, below: 1 },
  },
  newCarOffer: undefined,
  promises: [
    'Half a day in our workshop, and the technician’s report comes with it. Twelve months’ warranty.',
    'Twelve months’ warranty on engine, drivetrain and electronics, and fourteen days to think again within 500 miles.',
    'We bring it to your nearest branch at no charge. Twelve months’ warranty.',
  ],
  oldCarPromise: undefined,
  shown: [],
  company: '40',
  mailDomain: 'uk.nordvik.example',
  hours: { ...departmentHours(sales, workshop), tyres: workshop },
  phones: { workshop: '01632 960 420' },
  facilities: readFacilities(`
401 | newcastle | Nordvik Newcastle | 14 Benton Park Way | NE99 1AA | Newcastle upon Tyne | Newcastle upon Tyne | North East | 55.0150,-1.5690 | 01632 960 411 | dealership | new used vans workshop parts body
402 | durham | Nordvik Durham | 3 Dragon Lane | DH99 1AB | Durham | Durham | North East | 54.7840,-1.5330 | 01632 960 412 | dealership | new used workshop parts
403 | york | Nordvik York | 40 Clifton Moor Gate | YO99 1AC | York | York | Yorkshire | 53.9880,-1.1000 | 01632 960 413 | dealership | new used workshop parts
404 | leeds | Nordvik Leeds | 212 Gelderd Road | LS99 1AD | Leeds | Leeds | Yorkshire | 53.7810,-1.5790 | 01632 960 414 | dealership | new used vans workshop parts body
405 | carlisle | Nordvik Carlisle | 8 Kingstown Broadway | CA99 1AE | Carlisle | Carlisle | Cumbria | 54.9230,-2.9500 | 01632 960 415 | dealership | new used workshop parts
406 | edinburgh | Nordvik Edinburgh | 25 Bankhead Drive | EH99 1AF | Edinburgh | Edinburgh | Lothian | 55.9250,-3.2960 | 01632 960 416 | dealership | new used vans workshop parts body
407 | perth | Nordvik Perth | 6 Arran Road | PH99 1AG | Perth | Perth | Tayside | 56.4180,-3.4720 | 01632 960 417 | dealership | new used workshop parts
408 | aberdeen | Nordvik Aberdeen | 51 Wellington Road | AB99 1AH | Aberdeen | Aberdeen | Grampian | 57.1210,-2.0940 | 01632 960 418 | dealership | new used vans workshop parts
`),
};
