import type { Country } from '../countries/country.ts';
import type { Some } from '../languages/language.ts';
import type { Random } from '../random.ts';
import type { Figures } from '../text.ts';
import type { Described, Say } from './described.ts';

/** Litres per 100 km above which a diesel's consumption isn't mentioned. */
const thirsty = 7;

/** A sentence about engine, consumption and battery; empty if the figures aren't favourable. */
export function engineSentence(
  described: Described,
  country: Country,
  figures: Figures,
  say: Say,
  random: Random,
): string {
  const { version } = described.car;
  if (version.fuel === 'diesel' && version.consumption >= thirsty) return '';
  return say(fuelSentences(described, country), engineMarks(described, country, figures, random));
}

/** Sentences about the battery's health are left out for new cars. */
function fuelSentences({ car, kind }: Described, { language }: Country): Some<string> {
  const all = language.descriptions.fuels[car.version.fuel];
  if (kind === 'used' || kind === 'van') return all;
  const [first, ...others] = all.filter((sentence) => !sentence.includes('{health}'));
  return first === undefined ? all : [first, ...others];
}

function engineMarks(
  { car, history }: Described,
  country: Country,
  { number }: Figures,
  random: Random,
): Readonly<Record<string, string>> {
  const { version } = car;
  const { format } = country;
  const consumption =
    version.fuel === 'electric' ? '' : format.consumption(version.consumption, number);
  const hasBattery = version.fuel === 'electric' || version.fuel === 'plugin';
  if (!hasBattery) return { consumption };
  const worn = history.age * 1.5 + history.kilometres / 45_000 + random.next() * 2.5;
  return {
    consumption,
    range: format.range(version.range, number),
    battery: `${number(version.battery)} kWh`,
    // Batteries below 80 % aren't sold.
    health: String(Math.max(82, Math.round(99.4 - worn))),
  };
}
