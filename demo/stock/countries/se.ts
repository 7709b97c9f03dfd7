import { yearOf } from '../day.ts';
import { sv } from '../languages/sv.ts';
import type { Random } from '../random.ts';
import { type Chain, type Country, names, type Plates } from './country.ts';

/** Sweden. */
export const se: Country = {
  code: 'SE',
  language: sv,
  currency: 'SEK',
  distance: { text: 'mil', kilometres: 10, odometer: 'km' },
  priceLevels: { petrol: 1000, diesel: 1000, hybrid: 1000, plugin: 1000, electric: 1000 },
  priceEnding: { step: 5000, below: 100 },
  vat: 0.25,
  format: {
    power: (horsepower, number) => `${number(horsepower)} hk`,
    consumption: (litres, number) => `${number(litres, 1)} l/100 km`,
    electricity: (hours, number) => `${number(hours, 1)} kWh/100 km`,
    range: (kilometres, number) => `${number(kilometres)} km`,
    time: (time) => time.replace(/^0/, '').replace(':00', '').replace(':', '.'),
  },
  holidays: [
    { on: '01-01', name: 'Nyårsdagen' },
    { on: '01-05', name: 'Trettondagsafton', closes: '15:00' },
    { on: '01-06', name: 'Trettondedag jul' },
    { on: -2, name: 'Långfredagen' },
    { on: 1, name: 'Annandag påsk' },
    { on: '04-30', name: 'Valborgsmässoafton', closes: '15:00' },
    { on: '05-01', name: 'Första maj' },
    { on: 39, name: 'Kristi himmelsfärdsdag' },
    { on: '06-06', name: 'Sveriges nationaldag' },
    { on: '12-24', name: 'Julafton' },
    { on: '12-25', name: 'Juldagen' },
    { on: '12-26', name: 'Annandag jul' },
    { on: '12-31', name: 'Nyårsafton' },
  ],
  people: {
    women: names(
      'Anna Karin Sara Emma Linnea Johanna Maja Elin Ida Lina Amina Fatima Leila Hanna Malin Åsa Mikaela Josefin Sofia',
    ),
    men: names(
      'Erik Lars Johan Anders Fredrik Oskar Viktor Emil Simon Hassan Ali Milan Amir Jonas Magnus Patrik Henrik Göran Tobias',
    ),
    lastNames: names(
      'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Lindberg Lindström Bergström Sandberg Forsberg Wallin Engström Ek Hedlund Sjöberg Nyström Åkesson Holm Björk Norberg Strand Haddad Hosseini Petrović Nguyen',
    ),
    mobile: (n) => `070-174 06 ${String(5 + (n % 95)).padStart(2, '0')}`,
  },
  plates,
};

// Without I, O, Q and V: no plate ends with these.
const lastLetters = 'ABCDEFGHJKLMNPRSTUWXYZ';

/**
 * The series MLB, which is reserved for examples: `MLB 123`, and `MLB 12A`, the format of new cars
 * since 2019. The first two digits determine the chain.
 */
function plates(random: Random, chain: Chain): Plates {
  const [first, last] = chain === 'nordvik' ? [0, 86] : [87, 99];
  const numbers = Array.from({ length: last - first + 1 }, (_, n) =>
    String(first + n).padStart(2, '0'),
  );
  const ending = (ends: string) => numbers.flatMap((n) => [...ends].map((end) => `MLB ${n}${end}`));
  const older = random.shuffled(ending('0123456789'));
  const newer = random.shuffled(ending(lastLetters));
  return (firstRegistered) => {
    const [wanted, other] = yearOf(firstRegistered) < 2019 ? [older, newer] : [newer, older];
    const plate = wanted.pop() ?? other.pop();
    if (plate === undefined) throw new Error(`The series MLB has no number left for ${chain}.`);
    return plate;
  };
}
