import type { Dealer } from '../dealers/dealer.ts';
import type { Some } from '../languages/language.ts';
import { commercialModels, motorcycleModels, passengerModels } from '../models/index.ts';
import type { CarModel, Version } from '../models/model.ts';
import type { Random } from '../random.ts';
import type { Slot } from './slot.ts';

/** A version of a model, and a year of manufacture. */
export interface ChosenCar {
  readonly model: CarModel;
  readonly version: Version;
  readonly year: number;
}

interface Candidate {
  readonly car: ChosenCar;
  readonly weight: number;
}

/** The cars of one year that fit a slot. */
interface Vintage {
  readonly cars: Some<Candidate>;
  readonly weight: number;
}

/** Chooses cars that a dealer could have, weighted by how common they are. */
export function choosing(
  dealer: Dealer,
  thisYear: number,
): (slot: Slot, random: Random) => ChosenCar {
  const known = new Map<string, Some<Vintage>>();
  return (slot, random) => {
    const key = `${slot.kind} ${slot.isElectric}`;
    const vintages = known.get(key) ?? vintagesOf(dealer, slot, thisYear);
    known.set(key, vintages);
    const { cars } = random.weighted(vintages, ({ weight }) => weight);
    return random.weighted(cars, ({ weight }) => weight).car;
  };
}

function vintagesOf(dealer: Dealer, slot: Slot, thisYear: number): Some<Vintage> {
  const isNew = slot.kind === 'sample' || slot.kind === 'fresh' || slot.kind === 'demo';
  const ages = isNew ? [1] : dealer.ages;
  const [first, ...others] = ages.flatMap((weight, age) => {
    const [car, ...cars] = candidates(dealer, slot, thisYear - age, isNew);
    return car === undefined ? [] : [{ weight, cars: [car, ...cars] as const }];
  });
  if (first === undefined) throw new Error(`No ${slot.kind} car fits ${dealer.site}.`);
  return [first, ...others];
}

function candidates(dealer: Dealer, slot: Slot, year: number, isNew: boolean): Candidate[] {
  const models = modelsFor(slot)
    .map((model) => ({ model, versions: versionsOf(model, slot, year) }))
    .filter(({ versions }) => versions.length > 0)
    .filter(({ model }) => !isNew || dealer.newBrands.includes(model.brand));
  const shares = sharesByBrand(models.map(({ model }) => model));
  return models.flatMap(({ model, versions }) => {
    // A brand with many models, or a model with many versions, must not outweigh the others.
    const share = model.share / (shares.get(model.brand) ?? 1) / versions.length;
    const weight = (dealer.brands[model.brand] ?? 1) * share;
    return weight > 0 ? versions.map((version) => ({ car: { model, version, year }, weight })) : [];
  });
}

function modelsFor({ kind }: Slot): readonly CarModel[] {
  switch (kind) {
    case 'van':
      return commercialModels;
    case 'motorcycle':
      return motorcycleModels;
    default:
      return passengerModels;
  }
}

function versionsOf({ versions }: CarModel, { isElectric }: Slot, year: number): Version[] {
  return versions.filter(
    ({ from, to, fuel }) =>
      from <= year &&
      year <= to &&
      (isElectric === undefined || isElectric === (fuel === 'electric')),
  );
}

function sharesByBrand(models: readonly CarModel[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { brand, share } of models) shares.set(brand, (shares.get(brand) ?? 0) + share);
  return shares;
}
