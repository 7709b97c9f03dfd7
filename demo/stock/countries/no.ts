import { nb } from '../languages/nb.ts';
import { type Chain, type Country, drawnPlates, names } from './country.ts';

/** Real Norwegian plates don't use the letters M, O and Q. */
const series: Readonly<Record<Chain, string>> = { nordvik: 'MQ', carstore: 'MO' };

/** Norway. */
export const no: Country = {
  code: 'NO',
  language: nb,
  currency: 'NOK',
  distance: { text: 'km', kilometres: 1, odometer: 'km' },
  // The one-off registration tax makes cars with combustion engines expensive.
  priceLevels: { petrol: 1420, diesel: 1460, hybrid: 1340, plugin: 1180, electric: 1000 },
  priceEnding: { step: 5000, below: 100 },
  vat: 0.25,
  format: {
    power: (horsepower, number) => `${number(horsepower)} hk`,
    consumption: (litres, number) => `${number(litres / 10, 2)} l/mil`,
    electricity: (hours, number) => `${number(hours, 1)} kWh/100 km`,
    range: (kilometres, number) => `${number(kilometres)} km`,
    time: (time) => time.replace(/^0/, '').replace(':00', '').replace(':', '.'),
  },
  holidays: [
    { on: '01-01', name: 'Første nyttårsdag' },
    { on: -3, name: 'Skjærtorsdag' },
    { on: -2, name: 'Langfredag' },
    { on: 1, name: 'Andre påskedag' },
    { on: '05-01', name: 'Arbeidernes dag' },
    { on: '05-17', name: 'Grunnlovsdagen' },
    { on: 39, name: 'Kristi himmelfartsdag' },
    { on: 50, name: 'Andre pinsedag' },
    { on: '12-24', name: 'Julaften' },
    { on: '12-25', name: 'Første juledag' },
    { on: '12-26', name: 'Andre juledag' },
    { on: '12-31', name: 'Nyttårsaften', closes: '13:00' },
  ],
  people: {
    women: names(
      'Ingrid Kari Silje Marte Nora Solveig Hanne Camilla Ida Aisha Sunniva Tonje Maria Thea',
    ),
    men: names(
      'Bjørn Ola Lars Henrik Magnus Sindre Eirik Øyvind Trond Kristian Jonas Ahmed Tor Pål Stian Espen',
    ),
    lastNames: names(
      'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Berg Haugen Hagen Bakken Solberg Moen Lie Dahl Lund Strand Eide Tveit Aasen Knutsen Sæther Rønning Khan Fjeld',
    ),
    mobile: (n) => `00 00 06 ${String(n % 100).padStart(2, '0')}`,
  },
  plates: (random, chain) => drawnPlates(() => `${series[chain]} ${random.int(10_000, 99_999)}`),
  // Plates of motorcycles have one digit fewer.
  motorcyclePlates: (random, chain) =>
    drawnPlates(() => `${series[chain]} ${random.int(1000, 9999)}`),
};
