import { sk as slovak } from '../languages/sk.ts';
import { type Country, drawnPlates, names, plateLetters } from './country.ts';

/** Slovakia. */
export const sk: Country = {
  code: 'SK',
  language: slovak,
  currency: 'EUR',
  distance: { text: 'km', kilometres: 1, odometer: 'km' },
  priceLevels: { petrol: 100, diesel: 104, hybrid: 100, plugin: 96, electric: 90 },
  priceEnding: { step: 500, below: 10 },
  vat: 0.23,
  format: {
    power: (horsepower, number) =>
      `${number(Math.round(horsepower * 0.7355))} kW (${number(horsepower)} k)`,
    consumption: (litres, number) => `${number(litres, 1)} l/100 km`,
    electricity: (hours, number) => `${number(hours, 1)} kWh/100 km`,
    range: (kilometres, number) => `${number(kilometres)} km`,
    time: (time) => time.replace(/^0/, '').replace(':', '.'),
  },
  holidays: [
    { on: '01-01', name: 'Deň vzniku Slovenskej republiky' },
    { on: '01-06', name: 'Traja králi' },
    { on: -2, name: 'Veľký piatok' },
    { on: 1, name: 'Veľkonočný pondelok' },
    { on: '05-01', name: 'Sviatok práce' },
    { on: '07-05', name: 'Sviatok svätého Cyrila a Metoda' },
    { on: '08-29', name: 'Výročie SNP' },
    { on: '11-01', name: 'Sviatok všetkých svätých' },
    { on: '12-24', name: 'Štedrý deň' },
    { on: '12-25', name: 'Prvý sviatok vianočný' },
    { on: '12-26', name: 'Druhý sviatok vianočný' },
    { on: '12-31', name: 'Silvester', closes: '12:00' },
  ],
  people: {
    women: names(
      'Jana Zuzana Katarína Lucia Martina Veronika Monika Petra Barbora Simona Eva Ivana',
    ),
    men: names(
      'Peter Martin Michal Tomáš Jozef Marek Lukáš Juraj Ján Matúš Dušan Roman Rastislav Ľubomír',
    ),
    // Family names that are the same for women and men.
    lastNames: names(
      'Hudec Horváth Kováč Varga Tóth Nagy Baláž Szabó Molnár Balog Lukáč Gajdoš Kollár Polák Urban Bartoš Kráľ Mráz Krajčír',
    ),
    familyName: (first, last) => (first.endsWith('a') ? `${last}ová` : last),
    mobile: (n) => `02/0000 0${600 + (n % 300)}`,
  },
  // Numbers on Slovak plates begin at 001.
  plates: (random) => drawnPlates(() => `${plateLetters(random, 2)}-000${plateLetters(random, 2)}`),
};
