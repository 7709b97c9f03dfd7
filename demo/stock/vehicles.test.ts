import { describe, expect, test } from 'vitest';
import { readTurns } from '#services/carMedia/turns.ts';
import { findMediaFile } from '#services/media/mediaFile.ts';
import { createSeedReader } from '#services/seed/seedReader.ts';
import { feedKindOf } from '#stock/feed/feedKinds.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import { addDays, yearOf } from './day.ts';
import { dealers } from './dealers/index.ts';
import { motorcycleModels } from './models/index.ts';
import { breaking, isMotorcycle, stock, today } from './testing/demoStock.ts';

const media = new URL('../media', import.meta.url).pathname;
const isMissing = (address = '') => findMediaFile(media, address) === undefined;

const thisYear = yearOf(today);

const everyCar = [...stock.values()].flat();

const motorcycles = everyCar.filter(isMotorcycle);

const plates: Readonly<Record<string, RegExp>> = {
  SE: /^MLB \d\d[0-9A-HJ-NPR-UW-Z]$/,
  NO: /^M[QO] [1-9]\d{3,4}$/,
  GB: /^NQ\d\d [A-HJ-PR-Z]{3}$/,
  FI: /^[A-Z]{3}-0\d\d$/,
  SK: /^[A-Z]{2}-000[A-Z]{2}$/,
};

test.each(dealers)('every registered car of $site has a plate that no real car has', (dealer) => {
  const pattern = plates[dealer.country.code] ?? expect.fail();
  const all = stock.get(dealer.site) ?? [];
  expect(
    breaking(all, ({ car_regno, car_firstregistration: registered }) =>
      registered === undefined ? car_regno !== undefined : !pattern.test(car_regno ?? ''),
    ),
  ).toEqual([]);
});

test('every car with a 360° view is in the stock with a plate', () => {
  const file = new URL('../turns.yaml', import.meta.url).pathname;
  const turns = readTurns(file, createSeedReader('demo'));
  const shown = everyCar
    .filter(({ car_regno }) => car_regno !== undefined)
    .map(({ car_primary_image }) => turns.get(car_primary_image?.thumbnail_url ?? ''));
  expect(new Set(shown.filter((turn) => turn !== undefined)).size).toBe(turns.size);
});

test('no two cars of a country share a plate', () => {
  const all = everyCar.flatMap(({ car_regno }) => car_regno ?? []);
  // Two dealers of a country use different series; Finland and Slovakia have one dealer.
  expect(new Set(all).size).toBe(all.length);
});

test('chassis numbers are unique and not real', () => {
  expect(
    breaking(everyCar, ({ car_chassino: vin = '0' }) => !/^0[A-HJ-NPR-Z0-9]*$/.test(vin)),
  ).toEqual([]);
  const numbers = everyCar.flatMap(({ car_chassino }) => car_chassino ?? []);
  expect(numbers.every(({ length }) => length === 17)).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe('every car', () => {
  test('has prices that the feed import accepts', () => {
    const { contradictionIn } = feedKindOf('vehicles-any') ?? expect.fail();
    expect(breaking(everyCar, (car) => contradictionIn(car) !== undefined)).toEqual([]);
  });

  test('on campaign is cheaper than before, and states the campaign', () => {
    expect(
      breaking(everyCar, (car) => {
        const { car_campaign_price: campaign, car_retail_price: former = 0 } = car;
        if (campaign === undefined) return car.car_has_campaign_price !== false;
        const isPaid = car.car_price === campaign && former > campaign;
        return !isPaid || car.car_campaigns?.length === 0;
      }),
    ).toEqual([]);
  });

  test('that is electric has a range and a battery, and no fuel tank', () => {
    const fuels = new Set(dealers.map(({ country }) => country.language.fuels.electric));
    const electric = everyCar.filter(({ car_fuel }) => fuels.has(car_fuel ?? ''));
    expect(electric.length).toBeGreaterThan(1000);
    expect(
      breaking(
        electric,
        (car) =>
          car.car_fuel_combined_text !== undefined ||
          car.car_fuel_tank_capacity_text !== undefined ||
          !car.car_electric_range_text ||
          car.wltp_electric_range !== Number.parseInt(car.car_electric_range_text, 10) ||
          !car.battery_size_text ||
          !car.electric_charging_speed_dc_text,
      ),
    ).toEqual([]);
  });

  test('can be filtered by the weight that it may tow', () => {
    const weights = everyCar.flatMap(({ car_towing_weight: weight }) => weight ?? []);
    expect(weights.length).toBeGreaterThan(everyCar.length / 2);
    expect(weights.filter((weight) => weight < 300 || weight > 4000)).toEqual([]);
  });

  test('has a mileage that fits its age', () => {
    expect(
      breaking(everyCar, (car) => {
        const { car_odometer = 0, car_odometer_unit, car_year = 0 } = car;
        const kilometres = car_odometer_unit === 'mi' ? car_odometer * 1.609 : car_odometer;
        if (!car.car_is_used) return kilometres > 100;
        const years = thisYear - car_year + 1;
        return kilometres < 500 || kilometres > years * 45_000;
      }),
    ).toEqual([]);
  });

  test('was registered before it was published, and published within half a year', () => {
    const oldest = addDays(today, -180);
    expect(
      breaking(
        everyCar,
        ({ car_firstregistration: registered = '', car_publishdate, car_year }) => {
          const published = car_publishdate.slice(0, 10);
          const isOfItsYear = registered === '' || yearOf(registered) >= (car_year ?? 0) - 1;
          return published < oldest || published > today || registered >= published || !isOfItsYear;
        },
      ),
    ).toEqual([]);
  });

  test('has a valid loan, if it has one', () => {
    expect(
      breaking(everyCar, ({ car_loan_option: loan, car_price = 0 }) => {
        if (loan === undefined) return false;
        const months = loan.contract_durations.map((duration) => duration.months);
        return (
          loan.price !== car_price ||
          loan.default_monthly_cost * 84 < loan.price * 0.5 ||
          !months.includes(loan.default_contract_duration.months) ||
          !/\{1\}.*\{8\}/.test(loan.disclaimer) ||
          loan.contract_durations.some(
            (duration) =>
              duration.residual_percentage + duration.cash_amount_min_percentage >= 100 ||
              duration.cash_amount_max_percentage < duration.cash_amount_min_percentage,
          )
        );
      }),
    ).toEqual([]);
  });

  test('has the leasing costs of its options, vans only for companies', () => {
    const cost = (car: WireVehicle, type: string) =>
      car.car_leasing_options?.find(({ leasing_type }) => leasing_type === type)?.monthly_cost;
    expect(
      breaking(
        everyCar,
        (car) =>
          cost(car, 'Private') !== car.car_privateleasing_monthly_cost ||
          cost(car, 'Company') !== car.car_companyleasing_monthly_cost ||
          (car.car_vehicle_type_code === 'LCV' && cost(car, 'Private') !== undefined),
      ),
    ).toEqual([]);
  });

  test('has a description without gaps', () => {
    expect(
      breaking(everyCar, ({ car_description: text = '' }) => /\{|undefined|NaN| {2}|^$/.test(text)),
    ).toEqual([]);
  });

  test('has no duplicate equipment', () => {
    expect(
      breaking(everyCar, ({ car_equipment: list = [] }) => new Set(list).size !== list.length),
    ).toEqual([]);
  });

  test('has existing pictures in its own paint', () => {
    const addresses = everyCar.flatMap(({ car_images = [], car_primary_image: primary }) => [
      ...car_images.map(({ original }) => original),
      primary?.thumbnail_url ?? '',
    ]);
    expect([...new Set(addresses)].filter(isMissing)).toEqual([]);
    const red = everyCar.find(
      ({ car_color, car_body }) => car_color === 'Röd' && car_body === 'Kombi',
    );
    expect(red?.car_primary_image?.thumbnail_url).toMatch(
      /^\/-\/media\/cars\/estate[A-Za-z]*-red-quarter\.webp$/,
    );
  });
});

describe('every motorcycle', () => {
  test('is in Stavanger, on the Norwegian site, with a unique id', () => {
    expect(motorcycles).toHaveLength(36);
    expect(stock.get('nordvik-no')?.filter(isMotorcycle)).toEqual(motorcycles);
    expect(new Set(stock.get('nordvik-no')?.map(({ car_id }) => car_id)).size).toBe(676);
    expect(
      breaking(motorcycles, (car) => car.car_site_city !== 'Stavanger' || !car.car_sellers?.length),
    ).toEqual([]);
    expect(breaking(motorcycles, ({ car_regno }) => !/^MQ \d{4}$/.test(car_regno ?? ''))).toEqual(
      [],
    );
  });

  test('has two seats, no doors, no boot and no choice of driven wheels', () => {
    expect(
      breaking(
        motorcycles,
        (car) =>
          car.car_body !== 'Motorsykkel' ||
          car.car_gearbox !== 'Manuell' ||
          car.car_seats !== 2 ||
          'car_doors' in car ||
          'car_cargo_volume_text' in car ||
          'car_ncapstars' in car ||
          'car_drive' in car,
      ),
    ).toEqual([]);
  });

  test('has a motorcycle loan, and no leasing', () => {
    expect(
      breaking(
        motorcycles,
        (car) =>
          car.car_loan_option?.title !== 'MC-lån' ||
          car.car_loan_option.disclaimer.includes('bilen') ||
          car.car_leasing_options?.length !== 0,
      ),
    ).toEqual([]);
  });

  test('has a description without words for cars', () => {
    const textOf = ({ car_description = '', car_equipment = [] }: WireVehicle) =>
      `${car_description} ${car_equipment.join(' ')}`;
    expect(
      breaking(motorcycles, (car) => /\bbil|dør|panser|rute|hengerfeste|ratt/i.test(textOf(car))),
    ).toEqual([]);
  });

  test('has a lower mileage than cars', () => {
    const year = ({ car_odometer = 0, car_year = 0 }: WireVehicle) =>
      car_odometer / (thisYear - car_year + 1);
    expect(breaking(motorcycles, (car) => year(car) > 9000)).toEqual([]);
  });

  test('has plausible data in the table', () => {
    const odd = motorcycleModels.filter(
      ({ size, doors, tow, versions }) =>
        doors + tow !== 0 ||
        size.length < 2000 ||
        size.length > 2250 ||
        versions.some(({ weight, horsepower }) => weight > 260 || horsepower > 160),
    );
    expect(odd).toEqual([]);
    expect(motorcycleModels.every(({ body }) => body === 'motorcycle')).toBe(true);
  });
});

describe('prices', () => {
  const priced = everyCar.filter(({ car_price_history }) => car_price_history !== undefined);
  const changed = priced.filter(({ car_price_reduction }) => car_price_reduction !== undefined);
  const reduced = changed.filter(({ car_is_price_reduced }) => car_is_price_reduced);

  test('with a history begin in the past, and end with that of today', () => {
    expect(
      breaking(priced, ({ car_price_history = [], car_price }) => {
        const days = car_price_history.map(({ date }) => date);
        const isOrdered = days.every((day, at) => day >= (days[at - 1] ?? '') && day <= today);
        return !isOrdered || car_price_history.at(-1)?.price !== car_price;
      }),
    ).toEqual([]);
  });

  test('are of every kind: without a history, unchanged, reduced, and not reduced by the rule', () => {
    const claimed = ({ car_campaign_price }: WireVehicle) => car_campaign_price !== undefined;
    const counts = {
      unknown: everyCar.length - priced.length,
      unchanged: priced.length - changed.length,
      reduced: reduced.length,
      campaigns: reduced.filter(claimed).length,
      broken: changed.filter((car) => claimed(car) && !car.car_is_price_reduced).length,
    };
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10);
  });

  test('that keep the rule are struck through from the lowest of 30 days', () => {
    expect(
      breaking(reduced, ({ car_retail_price, car_price = 0, car_price_reduction = 0 }) =>
        car_retail_price === undefined
          ? false
          : car_retail_price !== car_price + car_price_reduction,
      ),
    ).toEqual([]);
  });
});
