/** What moves a car. A `hybrid` can't be charged from outside, a `plugin` can. */
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

/** A model as it is sold, in one body. */
export interface CarModel {
  readonly brand: string;
  readonly name: string;
  readonly body: BodyStyle;
  readonly seats: number;
  /** 0 where it has none. */
  readonly doors: number;
  /** Millimetres. */
  readonly size: { readonly length: number; readonly width: number; readonly height: number };
  /** Litres behind the seats; 0 where nothing is. */
  readonly cargo: number;
  /** Stars in the Euro NCAP test; 0 where it wasn't tested. */
  readonly stars: number;
  /** Kilograms with brakes; 0 where it may not tow. */
  readonly tow: number;
  /** How often it is seen on a forecourt, beside the other models of its brand. */
  readonly share: number;
  readonly versions: readonly Version[];
}

interface VersionBasis {
  readonly name: string;
  /** First and last year it was made; `Infinity` where it still is. */
  readonly from: number;
  readonly to: number;
  readonly drive: Drive;
  readonly horsepower: number;
  /** Seconds from 0 to 100 km/h. */
  readonly acceleration: number;
  /** Kilograms in running order. */
  readonly weight: number;
  /** What it cost as new in Sweden, in thousands of kronor. */
  readonly price: number;
}

/** What a fuel tank brings. */
interface Tank {
  /** Litres per 100 km, mixed driving by WLTP. */
  readonly consumption: number;
  /** Litres. */
  readonly tank: number;
}

/** What a battery that is charged from outside brings. */
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
