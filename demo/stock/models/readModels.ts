import {
  type BodyStyle,
  bodyStyles,
  type CarModel,
  type Drive,
  type Gearbox,
  type Version,
} from './model.ts';

/**
 * Reads a table of models. An unindented line is a model:
 *
 *     brand | model | body | seats | doors | length x width x height mm | boot l | stars | tows kg | share
 *
 * The indented lines below it are its versions, the columns after the first by fuel:
 *
 *     petrol, diesel, hybrid | version | years | A or M | F, R or 4 | hp | 0-100 s | l/100 km | tank l | kg | price
 *     plugin | version | years | F, R or 4 | hp | 0-100 s | l/100 km | electric km | kWh | kW AC | tank l | kg | price
 *     electric | version | years | F, R or 4 | hp | 0-100 s | km | kWh | kW AC | kW DC | kWh/100 km | kg | price
 *
 * Prices are new prices in Sweden, in thousands of kronor. Throws at an invalid line, because the
 * tables are part of the program.
 */
export function readModels(table: string): CarModel[] {
  const models: (CarModel & { versions: Version[] })[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const row = new Row(line);
    if (line.startsWith(' ')) models.at(-1)?.versions.push(readVersion(row));
    else models.push({ ...readModel(row), versions: [] });
  }
  return models;
}

/** The cells of a line, read from left to right. */
class Row {
  readonly #line: string;
  readonly #cells: string[];

  constructor(line: string) {
    this.#line = line;
    this.#cells = line.split('|').map((cell) => cell.trim());
  }

  text(): string {
    return this.#cells.shift() || this.fail();
  }

  number(): number {
    return this.toNumber(this.text());
  }

  numbers(separator: string): number[] {
    return this.text()
      .split(separator)
      .map((part) => this.toNumber(part));
  }

  toNumber(text: string): number {
    const value = Number(text);
    return Number.isNaN(value) ? this.fail() : value;
  }

  fail(): never {
    throw new Error(`This line of a table of models can't be read: ${this.#line}`);
  }
}

function readModel(row: Row): Omit<CarModel, 'versions'> {
  const [brand, name] = [row.text(), row.text()];
  const body = readBody(row);
  const [seats, doors] = [row.number(), row.number()];
  const [length = 0, width = 0, height = 0] = row.numbers('x');
  const [cargo, stars, tow, share] = [row.number(), row.number(), row.number(), row.number()];
  const size = { length, width, height };
  return { brand, name, body, seats, doors, size, cargo, stars, tow, share };
}

function readBody(row: Row): BodyStyle {
  const text = row.text();
  return bodyStyles.find((body) => body === text) ?? row.fail();
}

function readVersion(row: Row): Version {
  const fuel = row.text();
  const name = row.text();
  const years = readYears(row);
  switch (fuel) {
    case 'petrol':
    case 'diesel':
    case 'hybrid': {
      const gearbox: Gearbox = row.text() === 'M' ? 'manual' : 'automatic';
      const engine = readEngine(row);
      const [consumption, tank] = [row.number(), row.number()];
      return { fuel, name, ...years, gearbox, ...engine, consumption, tank, ...readEnd(row) };
    }
    case 'plugin': {
      const engine = readEngine(row);
      const [consumption, range, battery] = [row.number(), row.number(), row.number()];
      const [chargingAc, tank] = [row.number(), row.number()];
      const parts = { consumption, range, battery, chargingAc, tank };
      return { fuel, name, ...years, gearbox: 'automatic', ...engine, ...parts, ...readEnd(row) };
    }
    case 'electric': {
      const engine = readEngine(row);
      const [range, battery, chargingAc] = [row.number(), row.number(), row.number()];
      const [chargingDc, electricity] = [row.number(), row.number()];
      const parts = { range, battery, chargingAc, chargingDc, electricity };
      return { fuel, name, ...years, gearbox: 'automatic', ...engine, ...parts, ...readEnd(row) };
    }
    default:
      return row.fail();
  }
}

function readYears(row: Row) {
  const [from = '', to = ''] = row.text().split('-');
  return { from: row.toNumber(from), to: to === '' ? Number.POSITIVE_INFINITY : row.toNumber(to) };
}

const drives: Readonly<Record<string, Drive>> = { F: 'front', R: 'rear', '4': 'all' };

function readEngine(row: Row) {
  const drive = drives[row.text()] ?? row.fail();
  return { drive, horsepower: row.number(), acceleration: row.number() };
}

function readEnd(row: Row) {
  return { weight: row.number(), price: row.number() };
}
