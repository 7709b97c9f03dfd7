import {
  type CarImage,
  type CarSummary,
  type TechnicalFactName,
  technicalFactNames,
} from './car.ts';
import type { ComparedCar } from './compareState.ts';
import { type CarCondition, type CarLabel, campaignLabels, carCondition } from './labels.ts';
import {
  type MonthlyCost,
  type MonthlyCostKind,
  monthlyCost,
  type PriceLine,
  priceLine,
} from './price.ts';

/** The rows above the sections, in display order. */
export const compareRowNames = [
  'images',
  'price',
  'campaign',
  'loan',
  'privateLeasing',
  'companyLeasing',
  'condition',
  'year',
  'fuel',
  'electricRange',
  'mileage',
  'acceleration',
] as const;

export type CompareRowName = (typeof compareRowNames)[number];

/** The cell of one car in one row. */
export type ComparedValue =
  /** At least one picture. */
  | { readonly kind: 'images'; readonly images: readonly CarImage[] }
  | { readonly kind: 'price'; readonly line: PriceLine }
  /** At least one label. */
  | { readonly kind: 'campaigns'; readonly labels: readonly CarLabel[] }
  | { readonly kind: 'monthly-cost'; readonly cost: MonthlyCost }
  /** The text of the index, if any, is more precise than the condition. */
  | { readonly kind: 'condition'; readonly condition: CarCondition; readonly text?: string }
  | { readonly kind: 'text'; readonly text: string }
  /** To be formatted for the visitor's language. */
  | { readonly kind: 'number'; readonly value: number }
  /** The car doesn't have it, or the index has no value. */
  | { readonly kind: 'none' }
  /** The record of this car isn't loaded. */
  | { readonly kind: 'unknown' };

/** A row with one cell for each car, in the order of the cars. */
export interface CompareRow<Name, Cell = ComparedValue> {
  readonly name: Name;
  readonly cells: readonly Cell[];
}

/** Whether a car has a piece of equipment. */
export type EquipmentCell = 'has' | 'lacks' | 'unknown';

/** The comparison of several cars. */
export interface ComparedCars {
  readonly rows: readonly CompareRow<CompareRowName>[];
  /** All equipment that at least one car has, by name. */
  readonly equipment: readonly CompareRow<string, EquipmentCell>[];
  /** All technical data known for at least one car. */
  readonly technicalData: readonly CompareRow<TechnicalFactName>[];
}

/** Builds the comparison of several cars. */
export function compareTable(cars: readonly ComparedCar[]): ComparedCars {
  return {
    rows: compareRowNames.map((name) => ({ name, cells: cars.map((it) => cellOf(name, it)) })),
    equipment: equipmentRows(cars),
    technicalData: technicalRows(cars),
  };
}

/**
 * Leaves out the rows whose known values are the same for all cars. Pictures stay, and a single car
 * keeps all its rows because there is nothing to compare it with.
 */
export function onlyDifferences({ rows, equipment, technicalData }: ComparedCars): ComparedCars {
  return {
    rows: rows.filter((row) => row.name === 'images' || differs(row)),
    equipment: equipment.filter(differs),
    technicalData: technicalData.filter(differs),
  };
}

function differs({ cells }: CompareRow<unknown, unknown>): boolean {
  if (cells.length < 2) return true;
  const said = cells.map((cell) => JSON.stringify(cell));
  return new Set(said.filter((cell) => !unknowns.has(cell))).size > 1;
}

const unknowns = new Set([JSON.stringify({ kind: 'unknown' }), JSON.stringify('unknown')]);

type ReadCell = (car: CarSummary) => ComparedValue;

const readCells: Readonly<Record<Exclude<CompareRowName, 'images'>, ReadCell>> = {
  price: (car) => priceCell(priceLine(car)),
  campaign: (car) => campaignCell(campaignLabels(car)),
  loan: (car) => costCell(car, 'loan'),
  privateLeasing: (car) => costCell(car, 'privateLeasing'),
  companyLeasing: (car) => costCell(car, 'companyLeasing'),
  condition: conditionCell,
  year: ({ year }) => textCell(year?.toString()),
  fuel: ({ fuel }) => textCell(fuel),
  electricRange: ({ electricRangeText }) => textCell(electricRangeText),
  mileage: mileageCell,
  acceleration: ({ accelerationText }) => textCell(accelerationText),
};

function cellOf(name: CompareRowName, compared: ComparedCar): ComparedValue {
  return name === 'images' ? imagesCell(compared) : readCells[name](compared.car);
}

const none = { kind: 'none' } as const;

function textCell(text: string | undefined): ComparedValue {
  return text === undefined ? none : { kind: 'text', text };
}

function imagesCell({ kind, car }: ComparedCar): ComparedValue {
  const one = car.image ? [car.image] : [];
  const images = kind === 'known' ? car.images : one;
  return images.length > 0 ? { kind: 'images', images } : none;
}

function priceCell(line: PriceLine): ComparedValue {
  return line.kind === 'none' ? none : { kind: 'price', line };
}

function campaignCell(labels: readonly CarLabel[]): ComparedValue {
  return labels.length > 0 ? { kind: 'campaigns', labels } : none;
}

function costCell(car: CarSummary, kind: MonthlyCostKind): ComparedValue {
  const cost = monthlyCost(car, kind);
  return cost ? { kind: 'monthly-cost', cost } : none;
}

function conditionCell(car: CarSummary): ComparedValue {
  const { condition: text } = car;
  const condition = carCondition(car);
  return { kind: 'condition', condition, ...(text !== undefined && { text }) };
}

function mileageCell({ mileageText, mileage }: CarSummary): ComparedValue {
  if (mileageText !== undefined || mileage === undefined) return textCell(mileageText);
  return { kind: 'number', value: mileage };
}

function equipmentRows(cars: readonly ComparedCar[]): ComparedCars['equipment'] {
  const names = new Map<string, string>();
  for (const name of cars.flatMap(equipmentOf)) {
    if (!names.has(sameAs(name))) names.set(sameAs(name), name);
  }
  return [...names].map(([same, name]) => ({
    name,
    cells: cars.map((compared) => equipmentCell(compared, same)),
  }));
}

function equipmentOf(compared: ComparedCar): readonly string[] {
  return compared.kind === 'known' ? compared.car.equipment : [];
}

function equipmentCell(compared: ComparedCar, same: string): EquipmentCell {
  if (compared.kind !== 'known') return 'unknown';
  return equipmentOf(compared).some((name) => sameAs(name) === same) ? 'has' : 'lacks';
}

/** Dealers write the same equipment with different capitals and spaces. */
function sameAs(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function technicalRows(cars: readonly ComparedCar[]): ComparedCars['technicalData'] {
  return technicalFactNames
    .map((name) => ({ name, cells: cars.map((compared) => technicalCell(compared, name)) }))
    .filter(({ cells }) => cells.some(({ kind }) => kind === 'text'));
}

function technicalCell(compared: ComparedCar, name: TechnicalFactName): ComparedValue {
  if (compared.kind !== 'known') return { kind: 'unknown' };
  return textCell(compared.car.technicalData.find((fact) => fact.name === name)?.text);
}
