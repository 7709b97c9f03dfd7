import { fi as finnish } from '../languages/fi.ts';
import { type Country, drawnPlates, names, plateLetters } from './country.ts';

/** Finland. */
export const fi: Country = {
  code: 'FI',
  language: finnish,
  currency: 'EUR',
  distance: { text: 'km', kilometres: 1, odometer: 'km' },
  priceLevels: { petrol: 110, diesel: 114, hybrid: 106, plugin: 100, electric: 92 },
  priceEnding: { step: 500, below: 10 },
  vat: 0.255,
  format: {
    power: (horsepower, number) => `${number(horsepower)} hv`,
    consumption: (litres, number) => `${number(litres, 1)} l/100 km`,
    electricity: (hours, number) => `${number(hours, 1)} kWh/100 km`,
    range: (kilometres, number) => `${number(kilometres)} km`,
    time: (time) => time.replace(/^0/, '').replace(':00', '').replace(':', '.'),
  },
  holidays: [
    { on: '01-01', name: 'Uudenvuodenpäivä' },
    { on: '01-06', name: 'Loppiainen' },
    { on: -2, name: 'Pitkäperjantai' },
    { on: 1, name: 'Toinen pääsiäispäivä' },
    { on: '05-01', name: 'Vappu' },
    { on: 39, name: 'Helatorstai' },
    { on: '12-06', name: 'Itsenäisyyspäivä' },
    { on: '12-24', name: 'Jouluaatto' },
    { on: '12-25', name: 'Joulupäivä' },
    { on: '12-26', name: 'Tapaninpäivä' },
    { on: '12-31', name: 'Uudenvuodenaatto', closes: '14:00' },
  ],
  people: {
    women: names(
      'Anna Maria Laura Sanna Hanna Heidi Katja Minna Noora Riikka Emilia Jenni Veera Linda',
    ),
    men: names(
      'Mikko Juha Antti Jari Timo Ville Sami Janne Markus Petri Tuomas Lauri Eetu Kimmo Joonas Abdi',
    ),
    lastNames: names(
      'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Saarinen Salminen Heinonen Niemi Heikkilä Kinnunen Salonen Turunen Laitinen Rantanen Lindholm Nyman Ahonen',
    ),
    mobile: (n) => `09 000 0${600 + (n % 300)}`,
  },
  // Numbers on Finnish plates have no leading zero.
  plates: (random) =>
    drawnPlates(() => `${plateLetters(random, 3)}-0${String(random.int(1, 99)).padStart(2, '0')}`),
};
