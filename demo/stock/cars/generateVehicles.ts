import type { WireSite } from '#upstream/search/facilityWire.ts';
import { reductionFields } from '#upstream/search/priceHistory.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import { asCase } from '../cases.ts';
import type { Plates } from '../countries/country.ts';
import { type Day, yearOf } from '../day.ts';
import type { Dealer } from '../dealers/dealer.ts';
import { generateSites } from '../facilities/generateSites.ts';
import type { EquipmentKey } from '../languages/equipmentKeys.ts';
import { type Paint, paints } from '../languages/language.ts';
import { type Random, randomOf } from '../random.ts';
import { type Figures, figuresOf, slugOf } from '../text.ts';
import { type ChosenCar, choosing } from './chooseVersion.ts';
import { describe } from './description.ts';
import { drawnBody } from './drawnBody.ts';
import { equipmentOf } from './equipment.ts';
import { type History, historyOf } from './history.ts';
import { chassisNumber, classFields, historyFields, namesOf } from './identity.ts';
import { offerFields } from './offers.ts';
import { picturesOf } from './pictures.ts';
import { placeFields } from './place.ts';
import { motorcycleSlots, planSlots } from './plan.ts';
import { priceHistoryOf } from './priceHistory.ts';
import { type Pricing, pricingOf } from './pricing.ts';
import { findVersion, shownHistory, shownPricing } from './shownCars.ts';
import type { CarKind, Slot } from './slot.ts';
import { technicalFields } from './technical.ts';

/** The data that all cars of a dealer share. */
interface Yard {
  readonly dealer: Dealer;
  readonly today: Day;
  readonly sites: readonly WireSite[];
  readonly figures: Figures;
  readonly plates: Plates;
  readonly choose: (slot: Slot, random: Random) => ChosenCar;
}

const carsOfTheWeek = 6;
const featuredAge = 5;

/** Generates the documents of a dealer's cars; deterministic for a given day. */
export function generateVehicles(dealer: Dealer, today: Day): WireVehicle[] {
  const random = randomOf(`stock of ${dealer.site}`);
  const { country, chain } = dealer;
  const yard: Yard = {
    dealer,
    today,
    sites: generateSites(dealer, today),
    figures: figuresOf(country.language.locale, country.currency),
    plates: country.plates(random, chain),
    choose: choosing(dealer, yearOf(today)),
  };
  const cars = planSlots(dealer, random).map((slot, index) => {
    // Each car has its own random source, so that a change to one doesn't affect the others.
    const chances = randomOf(`car ${index} of ${dealer.site}`);
    const vehicle = vehicleOf(invent(slot, yard, chances), index, yard, chances);
    return withReduction(asCase(vehicle, yard.sites));
  });
  return [...featured(cars, yearOf(today), random), ...motorcyclesOf(yard)];
}

/** The vehicle with the fields that an import adds. */
function withReduction(vehicle: WireVehicle): WireVehicle {
  return { ...vehicle, ...reductionFields(vehicle.car_price_history, vehicle.car_price) };
}

/** Motorcycles also have their own random sources, so that they don't affect the cars. */
function motorcyclesOf(yard: Yard): WireVehicle[] {
  const { dealer } = yard;
  const { country, chain, site, cars } = dealer;
  const plates = country.motorcyclePlates?.(randomOf(`motorcycles of ${site}`), chain);
  return motorcycleSlots(dealer).map((slot, index) => {
    const chances = randomOf(`motorcycle ${index} of ${site}`);
    const own = { ...yard, plates: plates ?? yard.plates };
    const vehicle = vehicleOf(invent(slot, own, chances), cars + index, own, chances);
    return { ...withReduction(vehicle), caroftheweek: false };
  });
}

/** Marks a few recent used cars as cars of the week. */
function featured(cars: readonly WireVehicle[], thisYear: number, random: Random): WireVehicle[] {
  const fit = cars.filter(
    ({ car_is_used, car_year = 0, car_vehicle_type_code }) =>
      car_is_used && car_vehicle_type_code !== 'LCV' && car_year >= thisYear - featuredAge,
  );
  const chosen = new Set(random.shuffled(fit).slice(0, carsOfTheWeek));
  return cars.map((car) => ({ ...car, caroftheweek: chosen.has(car) }));
}

/** A car before it becomes a document. */
interface Invented {
  readonly slot: Slot;
  readonly car: ChosenCar;
  readonly history: History;
  readonly pricing: Pricing;
  readonly paint: Paint;
  readonly equipment: readonly EquipmentKey[];
}

function invent(slot: Slot, yard: Yard, random: Random): Invented {
  const { dealer, today } = yard;
  const { kind, shown } = slot;
  if (shown !== undefined) {
    const car = { ...findVersion(shown), year: yearOf(shown.registered) };
    const history = shownHistory(shown, today);
    const pricing = shownPricing(shown, pricingOf(car, kind, history, dealer, random));
    const equipment = equipmentFor(car, slot, random);
    return { slot, car, history, pricing, paint: shown.paint, equipment };
  }
  const car = yard.choose(slot, random);
  const history = historyOf(car, kind, dealer, today, random);
  const pricing = pricingOf(car, kind, history, dealer, random);
  const paint = random.weighted(paints, (candidate) => paintWeight(candidate, kind));
  return { slot, car, history, pricing, paint, equipment: equipmentFor(car, slot, random) };
}

const firstNumber = 100_001;

function vehicleOf(invented: Invented, index: number, yard: Yard, random: Random): WireVehicle {
  const { dealer, today, figures, plates } = yard;
  const { slot, car, history, pricing, paint, equipment } = invented;
  const { kind, shown } = slot;
  const { country } = dealer;
  const names = namesOf(car, dealer);
  const described = { car, modelName: names.car_model, kind, history, equipment };
  const isThere = kind !== 'sample';
  const id = `${dealer.company}${firstNumber + index}`;
  return {
    car_id: id,
    slug: slugOf(`${names.car_brand} ${names.car_model_text} ${car.year}`),
    ...names,
    ...classFields(car, kind, paint, country),
    ...(isThere ? historyFields(history, country, plates, figures) : {}),
    ...technicalFields(car, country, figures),
    ...offerFields({ car, kind, history, pricing, today }, dealer, figures, random),
    ...priceHistoryFields(id, invented, yard),
    ...picturesOf({ body: drawnBody(car.model, car.version.fuel), paint, chain: dealer.chain }),
    ...placeFields(kind, sitesFor(slot, yard), random),
    ...(isThere ? { car_chassino: chassisNumber(car.model, random) } : {}),
    car_equipment: equipment.map((key) => country.language.equipment[key]),
    car_description: describe({ ...described, text: shown?.text }, dealer, figures, random),
    car_price_currency: country.currency,
    car_publishdate: `${history.published}T${timeOfDay(random)}Z`,
    indexed_at: `${today}T04:00:00Z`,
  };
}

/** The field with the history of the price; absent for a car without one. */
function priceHistoryFields(
  id: string,
  { slot, history, pricing }: Invented,
  { dealer, today }: Yard,
): Partial<WireVehicle> {
  const prices = priceHistoryOf({ id, slot, history, pricing }, dealer, today);
  return prices ? { car_price_history: prices } : {};
}

function timeOfDay(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(random.int(6, 16))}:${two(random.int(0, 59))}:00`;
}

/** Demonstrators and new cars have winter wheels, shown cars the equipment on their page. */
function equipmentFor(car: ChosenCar, { kind, shown }: Slot, random: Random): EquipmentKey[] {
  const hasWinterWheels = kind === 'demo' || kind === 'fresh';
  const certain = [
    ...(shown?.equipment ?? []),
    ...(hasWinterWheels ? (['winterWheels'] as const) : []),
  ];
  return equipmentOf(car, certain, random);
}

/** The facilities where a car may be: those in its town if a page or the motorcycle plan states one. */
function sitesFor({ shown, city = shown?.city }: Slot, { sites }: Yard): readonly WireSite[] {
  return city === undefined ? sites : sites.filter(({ site_city }) => site_city === city);
}

const paintWeights: Readonly<Record<Paint, number>> = {
  black: 22,
  grey: 21,
  white: 19,
  blue: 9,
  silver: 10,
  red: 6,
  green: 5,
  beige: 3,
  bronze: 2,
  darkBlue: 5,
  orange: 1,
  yellow: 1,
};

function paintWeight(paint: Paint, kind: CarKind): number {
  return paintWeights[paint] * (kind === 'van' && paint === 'white' ? 8 : 1);
}
