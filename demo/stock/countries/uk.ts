import { type Day, yearOf } from '../day.ts';
import { en } from '../languages/en.ts';
import { type Country, drawnPlates, names, plateLetters } from './country.ts';

const kilometresPerMile = 1.609344;
/** Converts between miles per imperial gallon and litres per 100 km. */
const gallonRate = 282.48;

/** Great Britain. */
export const uk: Country = {
  code: 'GB',
  language: en,
  currency: 'GBP',
  distance: { text: 'miles', kilometres: kilometresPerMile, odometer: 'mi' },
  priceLevels: { petrol: 82, diesel: 84, hybrid: 82, plugin: 80, electric: 78 },
  priceEnding: { step: 500, below: 5 },
  vat: 0.2,
  format: {
    power: (horsepower, number) => `${number(horsepower)} hp`,
    consumption: (litres, number) => `${number(gallonRate / litres, 1)} mpg`,
    electricity: (hours, number) => `${number(100 / kilometresPerMile / hours, 1)} miles/kWh`,
    range: (kilometres, number) => `${number(Math.round(kilometres / kilometresPerMile))} miles`,
    time: ukTime,
  },
  holidays: [
    { on: '01-01', name: 'New Year’s Day' },
    { on: -2, name: 'Good Friday' },
    { on: 0, name: 'Easter Sunday' },
    { on: '12-24', name: 'Christmas Eve', closes: '13:00' },
    { on: '12-25', name: 'Christmas Day' },
    { on: '12-26', name: 'Boxing Day' },
    { on: '12-31', name: 'New Year’s Eve', closes: '15:00' },
  ],
  people: {
    women: names(
      'Emily Sarah Laura Claire Hannah Rachel Priya Fiona Kirsty Isla Megan Zoe Aisha Catriona',
    ),
    men: names(
      'James Daniel Craig Callum Ewan Fraser Stuart Mohammed Gareth Ross Adam Liam Ben Kieran Rajesh Neil',
    ),
    lastNames: names(
      'Smith Brown Robson Dixon Wilson Campbell Stewart Murray Fraser Reid Ross Hughes Walker Armstrong Bell Charlton Patel Hussain Graham Ward Harrison Milburn Scott Sinclair Khan Thompson',
    ),
    mobile: (n) => `07700 900 ${String(n % 1000).padStart(3, '0')}`,
  },
  // NQ is not an area code: Q is never the second letter.
  plates: (random) => drawnPlates((day) => `NQ${ageMark(day)} ${plateLetters(random, 3)}`),
};

function ukTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours > 12 ? hours - 12 : hours}${minutes ? `.${minutes}` : ''}${half}`;
}

/** `21` from March 2021, `71` from September 2021 to February 2022. */
function ageMark(day: Day): string {
  const month = Number(day.slice(5, 7));
  const year = yearOf(day) % 100;
  const mark = month < 3 ? year + 49 : month < 9 ? year : year + 50;
  return String(mark).padStart(2, '0');
}
