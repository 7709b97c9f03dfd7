import type { WireSite } from '#upstream/search/facilityWire.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Plates } from '../countries/country.ts';
import { type Day, yearOf } from '../day.ts';
import type { Dealer } from '../dealers/dealer.ts';
import { generateSites } from '../facilities/generateSites.ts';
import { type Paint, paints } from '../languages/language.ts';
import type { CarModel } from '../models/model.ts';
import { type Random, randomOf } from '../random.ts';
import { type Figures, figuresOf, slugOf } from '../text.ts';
import { type ChosenCar, choosing } from './chooseVersion.ts';
import { describe } from './description.ts';
import { equipmentOf } from './equipment.ts';
import { type History, historyOf } from './history.ts';
import { offerFields } from './offers.ts';
import { picturesOf } from './pictures.ts';
import { placeFields } from './place.ts';
import { type CarKind, planSlots, type Slot } from './plan.ts';
import { pricingOf } from './pricing.ts';
import { technicalFields } from './technical.ts';

/** What all cars of a dealer are made with. */
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

/** A dealer's cars as the index holds them: the same every time on the same day. */
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
  const cars = planSlots(dealer, random).map((slot, index) => vehicleOf(slot, index, yard));
  return featured(cars, yearOf(today), random);
}

/** A few presentable used cars become those of the week. */
function featured(cars: readonly WireVehicle[], thisYear: number, random: Random): WireVehicle[] {
  const fit = cars.filter(
    ({ car_is_used, car_year = 0, car_vehicle_type_code }) =>
      car_is_used && car_vehicle_type_code !== 'LCV' && car_year >= thisYear - featuredAge,
  );
  const chosen = new Set(random.shuffled(fit).slice(0, carsOfTheWeek));
  return cars.map((car) => ({ ...car, caroftheweek: chosen.has(car) }));
}

const firstNumber = 100_001;

function vehicleOf(slot: Slot, index: number, yard: Yard): WireVehicle {
  const { dealer, today, figures } = yard;
  const random = randomOf(`car ${index} of ${dealer.site}`);
  const car = yard.choose(slot, random);
  const { kind } = slot;
  const history = historyOf(car, kind, dealer, today, random);
  const pricing = pricingOf(car, kind, history, dealer, random);
  const paint = random.weighted(paints, (candidate) => paintWeight(candidate, kind));
  const equipment = equipmentFor(car, kind, random);
  const names = namesOf(car, dealer);
  return {
    car_id: `${dealer.company}${firstNumber + index}`,
    slug: slugOf(`${names.car_brand} ${names.car_model_text} ${car.year}`),
    ...names,
    ...classFields(car, kind, paint, dealer),
    ...historyFields(kind, history, yard),
    ...technicalFields(car, dealer.country, figures),
    ...offerFields({ car, kind, history, pricing, today }, dealer, figures, random),
    ...picturesOf(car.model.body, paint),
    ...placeFields(kind, yard.sites, random),
    car_chassino: kind === 'sample' ? undefined : chassisNumber(car.model, random),
    car_equipment: equipment.map((key) => dealer.country.language.equipment[key]),
    car_description: describe(
      { car, modelName: names.car_model, kind, history, equipment },
      dealer,
      figures,
      random,
    ),
    car_price_currency: dealer.country.currency,
    car_publishdate: `${history.published}T${publishTime(random)}Z`,
    indexed_at: `${today}T04:00:00Z`,
  };
}

function publishTime(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(random.int(6, 16))}:${two(random.int(0, 59))}:00`;
}

/** Demonstrators and new cars come with winter wheels. */
function equipmentFor(car: ChosenCar, kind: CarKind, random: Random) {
  const equipment = equipmentOf(car, random);
  const isNew = kind === 'demo' || kind === 'fresh';
  return isNew && !equipment.includes('winterWheels')
    ? [...equipment, 'winterWheels' as const]
    : equipment;
}

const paintWeights: Readonly<Record<Paint, number>> = {
  black: 22,
  grey: 21,
  white: 19,
  blue: 13,
  silver: 11,
  red: 6,
  green: 5,
  beige: 3,
};

function paintWeight(paint: Paint, kind: CarKind): number {
  return paintWeights[paint] * (kind === 'van' && paint === 'white' ? 8 : 1);
}

/** Brand, model and version as the country calls them. */
function namesOf({ model, version }: ChosenCar, { country }: Dealer) {
  const { names } = country.language;
  const named = (text: string) => names[text] ?? text;
  const car_model = named(model.name);
  const car_version = version.name.split(' ').map(named).join(' ');
  return {
    car_brand: named(model.brand),
    car_model,
    car_version,
    car_model_text: isNamed(model, version.name) ? car_version : `${car_model} ${car_version}`,
  };
}

/** Whether a version's name tells the model already: `e-208 Allure`, `A 180 Progressive`. */
function isNamed({ name }: CarModel, version: string): boolean {
  return name.endsWith('-Klass') || version.toLowerCase().includes(name.toLowerCase());
}

function classFields(
  { model, version, year }: ChosenCar,
  kind: CarKind,
  paint: Paint,
  { country }: Dealer,
) {
  const { language } = country;
  const condition =
    kind === 'sample' || kind === 'fresh' ? 'new' : kind === 'demo' ? 'demo' : 'used';
  return {
    car_body: language.bodies[model.body],
    car_year: year,
    car_fuel: language.fuels[version.fuel],
    car_gearbox: language.gearboxes[version.gearbox],
    car_color: language.colours[paint],
    car_condition: language.conditions[condition],
    car_is_used: condition !== 'new',
    car_is_sample: kind === 'sample',
    car_drive: language.drives[version.drive],
    car_vehicle_type_code: kind === 'van' ? 'LCV' : 'PC',
    car_vat_eligible: kind === 'van' || kind === 'demo',
  };
}

function historyFields(kind: CarKind, history: History, yard: Yard): Partial<WireVehicle> {
  if (kind === 'sample') return {};
  const { distance } = yard.dealer.country;
  const mileage = Math.floor(history.kilometres / distance.kilometres);
  const { registered } = history;
  return {
    car_mileage: mileage,
    car_mileage_text: `${yard.figures.number(mileage)} ${distance.text}`,
    car_odometer: distance.odometer === 'km' ? history.kilometres : mileage,
    car_odometer_unit: distance.odometer,
    ...(registered === undefined
      ? {}
      : { car_firstregistration: registered, car_regno: yard.plates(registered) }),
  };
}

const chassisLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** A chassis number that no car has: `0` stands for no part of the world. */
function chassisNumber({ brand }: CarModel, random: Random): string {
  const maker = slugOf(brand).slice(0, 2).toUpperCase().replace(/[IOQ]/g, 'X');
  const rest = Array.from(
    { length: 14 },
    () => chassisLetters[random.int(0, chassisLetters.length - 1)],
  );
  return `0${maker}${rest.join('')}`;
}
