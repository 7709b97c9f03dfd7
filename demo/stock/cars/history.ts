import { addDays, type Day, daysBetween, yearOf } from '../day.ts';
import type { Dealer } from '../dealers/dealer.ts';
import type { BodyStyle } from '../models/model.ts';
import type { Random } from '../random.ts';
import type { ChosenCar } from './chooseVersion.ts';
import type { CarKind } from './slot.ts';

/** The history of a car. */
export interface History {
  /** Unset for a new car. */
  readonly registered: Day | undefined;
  /** Whole kilometres. */
  readonly kilometres: number;
  readonly published: Day;
  readonly owners: number;
  /** Years since it was registered. */
  readonly age: number;
}

const maxDays = 180;
const daysPerYear = 365.25;
/** Days between arrival and being for sale. */
const preparation = 12;

/** Generates a car's history up to today. */
export function historyOf(
  car: ChosenCar,
  kind: CarKind,
  dealer: Dealer,
  today: Day,
  random: Random,
): History {
  const waited = 1 + Math.floor((maxDays - 1) * random.next() ** dealer.turnover);
  const published = addDays(today, -waited);
  if (kind === 'sample' || kind === 'fresh') {
    const kilometres = kind === 'fresh' ? random.int(5, 18) : 0;
    return { registered: undefined, kilometres, published, owners: 0, age: 0 };
  }
  const registered = kind === 'demo' ? demoStart(today, random) : registration(car, today, random);
  const age = daysBetween(registered, today) / daysPerYear;
  const earliest = addDays(registered, preparation);
  return {
    registered,
    kilometres:
      kind === 'demo' ? random.int(24, 92) * 100 + random.int(0, 99) : driven(car, age, random),
    published: published < earliest ? earliest : published,
    owners: kind === 'demo' ? 1 : ownersOf(age, random),
    age,
  };
}

function demoStart(today: Day, random: Random): Day {
  return addDays(today, -random.int(60, 270));
}

/** A day in the car's year, at least a month ago. */
function registration({ year }: ChosenCar, today: Day, random: Random): Day {
  const last = addDays(today, -30);
  const newYear = `${year}-01-01`;
  const days = yearOf(last) === year ? Math.max(daysBetween(newYear, last), 0) : 364;
  const day = addDays(newYear, random.int(0, days));
  return day > last ? last : day;
}

/** Kilometres per year: people who drive far choose diesel. */
const yearly = { petrol: 11_500, hybrid: 12_500, plugin: 15_000, electric: 16_000, diesel: 18_500 };
const yearlyByBody: Readonly<Partial<Record<BodyStyle, number>>> = {
  van: 20_000,
  motorcycle: 4_500,
};

function driven({ model, version }: ChosenCar, age: number, random: Random): number {
  const usual = yearlyByBody[model.body] ?? yearly[version.fuel];
  // A factor around 1; older cars are driven less.
  const habit = 0.45 + random.next() * 0.6 + random.next() * 0.55;
  const years = age ** 0.92;
  return Math.min(Math.max(Math.round(usual * habit * years), 900 + random.int(0, 700)), 289_000);
}

function ownersOf(age: number, random: Random): number {
  return 1 + Math.min(4, Math.floor(random.next() ** 2 * (age / 3 + 0.6)));
}
