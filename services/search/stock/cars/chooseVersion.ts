import type { Dealer } from '../dealers/dealer.ts';
import { commercialModels, passengerModels } from '../models/index.ts';
import type { CarModel, Version } from '../models/model.ts';
import type { Random } from '../random.ts';
import type { CarKind, Slot } from './plan.ts';

/** A version of a model, and the year a car of it was made. */
export interface ChosenCar {
  readonly model: CarModel;
  readonly version: Version;
  readonly year: number;
}

interface Candidate {
  readonly model: CarModel;
  readonly version: Version;
  readonly weight: number;
}

/** Chooses cars that could stand at a dealer, each as often as it would. */
export function choosing(
  dealer: Dealer,
  thisYear: number,
): (slot: Slot, random: Random) => ChosenCar {
  const lists = new Map<string, readonly [Candidate, ...Candidate[]]>();
  return (slot, random) => {
    const key = `${slot.kind} ${slot.isElectric}`;
    const known = lists.get(key) ?? candidates(dealer, slot, thisYear);
    lists.set(key, known);
    const { model, version } = random.weighted(known, ({ weight }) => weight);
    const [first, ...others] = yearsOf(version, slot.kind, dealer, thisYear);
    if (first === undefined)
      throw new Error(`${version.name} was chosen for a year it wasn't made.`);
    const year = random.weighted([first, ...others], ({ weight }) => weight).year;
    return { model, version, year };
  };
}

function candidates(
  dealer: Dealer,
  slot: Slot,
  thisYear: number,
): readonly [Candidate, ...Candidate[]] {
  const models = slot.kind === 'van' ? commercialModels : passengerModels;
  const [first, ...others] = models.flatMap((model) =>
    model.versions
      .filter(
        ({ fuel }) => slot.isElectric === undefined || slot.isElectric === (fuel === 'electric'),
      )
      .map((version) => ({
        model,
        version,
        weight: weightOf(model, version, slot.kind, dealer, thisYear),
      }))
      .filter(({ weight }) => weight > 0),
  );
  if (first === undefined) throw new Error(`No ${slot.kind} car fits ${dealer.site}.`);
  return [first, ...others];
}

function weightOf(
  model: CarModel,
  version: Version,
  kind: CarKind,
  dealer: Dealer,
  thisYear: number,
): number {
  const isSoldAsNew = dealer.newBrands.includes(model.brand);
  if (kind !== 'used' && kind !== 'van' && !isSoldAsNew) return 0;
  const years = yearsOf(version, kind, dealer, thisYear);
  const share = model.share / brandShare(model.brand);
  return (
    (dealer.brands[model.brand] ?? 1) * share * years.reduce((sum, { weight }) => sum + weight, 0)
  );
}

/** The years a car of the version may be of, with how many cars there are of that age. */
function yearsOf({ from, to }: Version, kind: CarKind, { ages }: Dealer, thisYear: number) {
  const isNew = kind === 'sample' || kind === 'fresh' || kind === 'demo';
  if (isNew) return to >= thisYear && from <= thisYear ? [{ year: thisYear, weight: 1 }] : [];
  return ages.flatMap((weight, age) => {
    const year = thisYear - age;
    return year >= from && year <= to && weight > 0 ? [{ year, weight }] : [];
  });
}

const shares = new Map<string, number>();

/** The shares of a brand's models together, lest brands with many models drown the others. */
function brandShare(brand: string): number {
  const known = shares.get(brand);
  if (known !== undefined) return known;
  const all = [...passengerModels, ...commercialModels].filter((model) => model.brand === brand);
  const sum = all.reduce((total, { share }) => total + share, 0);
  shares.set(brand, sum);
  return sum;
}
