/** The fuel of a car. A `plugin` can be charged from outside, a `hybrid` can't. */
export type Fuel = 'petrol' | 'diesel' | 'hybrid' | 'plugin' | 'electric';

export const bodyStyles = [
  'suv',
  'estate',
  'saloon',
  'hatchback',
  'mpv',
  'convertible',
  'coupe',
  'pickup',
  'van',
  'motorcycle',
] as const;

export type BodyStyle = (typeof bodyStyles)[number];

export type Gearbox = 'automatic' | 'manual';

export type Drive = 'front' | 'rear' | 'all';

/** A model in one body. */
export interface CarModel {
  readonly brand: string;
  readonly name: string;
  readonly body: BodyStyle;
  readonly seats: number;
  /** 0: no doors. */
  readonly doors: number;
  /** Millimetres. */
  readonly size: { readonly length: number; readonly width: number; readonly height: number };
  /** Boot volume in litres; 0: no boot. */
  readonly cargo: number;
  /** Stars in the Euro NCAP test; 0: not tested. */
  readonly stars: number;
  /** Braked towing capacity in kilograms; 0: none. */
  readonly tow: number;
  /** Its frequency relative to the other models of its brand. */
  readonly share: number;
  readonly versions: readonly Version[];
}

interface VersionBasis {
  readonly name: string;
  /** First and last year of manufacture; `Infinity` if it is still made. */
  readonly from: number;
  readonly to: number;
  readonly drive: Drive;
  readonly horsepower: number;
  /** Seconds from 0 to 100 km/h. */
  readonly acceleration: number;
  /** Kilograms in running order. */
  readonly weight: number;
  /** New price in Sweden, in thousands of kronor. */
  readonly price: number;
}

/** The figures of a version with a fuel tank. */
interface Tank {
  /** Litres per 100 km, mixed driving by WLTP. */
  readonly consumption: number;
  /** Litres. */
  readonly tank: number;
}

/** The figures of a version with a battery that is charged from outside. */
interface Battery {
  /** Kilometres by WLTP. */
  readonly range: number;
  /** Usable kWh. */
  readonly battery: number;
  /** Kilowatts. */
  readonly chargingAc: number;
}

export interface CombustionVersion extends VersionBasis, Tank {
  readonly fuel: 'petrol' | 'diesel' | 'hybrid';
  readonly gearbox: Gearbox;
}

export interface PluginVersion extends VersionBasis, Tank, Battery {
  readonly fuel: 'plugin';
  readonly gearbox: 'automatic';
}

export interface ElectricVersion extends VersionBasis, Battery {
  readonly fuel: 'electric';
  readonly gearbox: 'automatic';
  /** Kilowatts. */
  readonly chargingDc: number;
  /** Kilowatt hours per 100 km by WLTP. */
  readonly electricity: number;
}

export type Version = CombustionVersion | PluginVersion | ElectricVersion;
