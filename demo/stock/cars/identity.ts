import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Plates } from '../countries/country.ts';
import type { Dealer } from '../dealers/dealer.ts';
import type { Condition, Paint, VehicleType } from '../languages/language.ts';
import type { CarModel } from '../models/model.ts';
import type { Random } from '../random.ts';
import { type Figures, slugOf } from '../text.ts';
import type { ChosenCar } from './chooseVersion.ts';
import type { History } from './history.ts';
import type { CarKind } from './slot.ts';

/** The names of brand, model and version in the country. */
export function namesOf({ model, version }: ChosenCar, { country }: Dealer) {
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

/** Whether a version's name contains the model already: `e-208 Allure`, `A 180 Progressive`. */
function isNamed({ name }: CarModel, version: string): boolean {
  return name.endsWith('-Klass') || version.toLowerCase().includes(name.toLowerCase());
}

const conditions: Readonly<Record<CarKind, Condition>> = {
  sample: 'new',
  fresh: 'new',
  demo: 'demo',
  used: 'used',
  van: 'used',
  motorcycle: 'used',
};

const typeCodes: Readonly<Partial<Record<CarKind, string>>> = { van: 'LCV', motorcycle: 'MC' };

const vehicleTypes: Readonly<Partial<Record<CarKind, VehicleType>>> = {
  van: 'van',
  motorcycle: 'motorcycle',
};

/** The class of a car, in the values of facets. */
export function classFields(
  { model, version, year }: ChosenCar,
  kind: CarKind,
  paint: Paint,
  { language }: Dealer['country'],
) {
  const condition = conditions[kind];
  return {
    car_body: language.bodies[model.body],
    car_year: year,
    car_fuel: language.fuels[version.fuel],
    car_gearbox: language.gearboxes[version.gearbox],
    car_color: language.colours[paint],
    car_condition: language.conditions[condition],
    car_is_used: condition !== 'new',
    car_is_sample: kind === 'sample',
    // Motorcycles have no choice of driven wheels.
    ...(kind === 'motorcycle' ? {} : { car_drive: language.drives[version.drive] }),
    car_vehicle_type: language.vehicleTypes[vehicleTypes[kind] ?? 'car'],
    car_vehicle_type_code: typeCodes[kind] ?? 'PC',
    car_vat_eligible: kind === 'van' || kind === 'demo',
  };
}

/** The fields that samples lack: a mileage, and a plate for registered cars. */
export function historyFields(
  { kilometres, registered }: History,
  { distance }: Dealer['country'],
  plates: Plates,
  { number }: Figures,
): Partial<WireVehicle> {
  const mileage = Math.floor(kilometres / distance.kilometres);
  const plate =
    registered === undefined
      ? {}
      : { car_firstregistration: registered, car_regno: plates(registered) };
  return {
    car_mileage: mileage,
    car_mileage_text: `${number(mileage)} ${distance.text}`,
    car_odometer: distance.odometer === 'km' ? kilometres : mileage,
    car_odometer_unit: distance.odometer,
    ...plate,
  };
}

const chassisLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** A chassis number that no car has: `0` isn't the code of any region. */
export function chassisNumber({ brand }: CarModel, random: Random): string {
  const maker = slugOf(brand).slice(0, 2).toUpperCase().replace(/[IOQ]/g, 'X');
  const rest = Array.from(
    { length: 14 },
    () => chassisLetters[random.int(0, chassisLetters.length - 1)],
  );
  return `0${maker}${rest.join('')}`;
}
