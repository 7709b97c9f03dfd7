import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findMediaFile } from '#services/media/mediaFile.ts';
import { wireSite } from '#upstream/search/facilityWire.ts';
import { type WireVehicle, wireVehicle } from '#upstream/search/vehicleWire.ts';
import { generateVehicles } from './cars/generateVehicles.ts';
import { isCase } from './cases.ts';
import { addDays } from './day.ts';
import type { Dealer } from './dealers/dealer.ts';
import { dealers } from './dealers/index.ts';
import { generateSites } from './facilities/generateSites.ts';
import { commercialModels, passengerModels } from './models/index.ts';
import { breaking, isMotorcycle, stock, today } from './testing/demoStock.ts';

const media = new URL('../media', import.meta.url).pathname;
const isMissing = (address = '') => findMediaFile(media, address) === undefined;

const sites = new Map(dealers.map((dealer) => [dealer.site, generateSites(dealer, today)]));

const carsOf = ({ site }: Dealer) => (stock.get(site) ?? []).filter((car) => !isMotorcycle(car));

const sitesOf = ({ site }: Dealer) => sites.get(site) ?? [];

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length;

describe.each(dealers)('$site', (dealer) => {
  const cars = carsOf(dealer);

  test('has as many cars as its pages say, with unique ids', () => {
    expect(cars).toHaveLength(dealer.cars);
    expect(new Set(cars.map(({ car_id }) => car_id)).size).toBe(dealer.cars);
  });

  test('has only fields of the wire schemas', () => {
    const strict = wireVehicle.strict();
    const all = stock.get(dealer.site) ?? [];
    expect(all.flatMap((car) => strict.safeParse(car).error?.issues ?? [])).toEqual([]);
    const strictSite = wireSite.strict();
    expect(
      sitesOf(dealer).flatMap((site) => strictSite.safeParse(site).error?.issues ?? []),
    ).toEqual([]);
  });

  test('has its cars at its facilities, with sellers who work there', () => {
    const wrong = breaking(cars, (car) => {
      if (car.car_is_sample) return car.car_site_id !== undefined && !isCase(car);
      const site = sitesOf(dealer).find(({ site_id }) => site_id === car.car_site_id);
      const department = site?.site_departments.find(
        ({ erp_id }) => erp_id === `${car.car_companyerpid}.${car.car_departmenterpid}`,
      );
      const emails = department?.users.map(({ email }) => email) ?? [];
      return (
        site?.site_official_name !== car.car_site_name ||
        site?.site_city !== car.car_site_city ||
        site?.site_region !== car.car_site_region ||
        !car.car_sellers?.every(({ email }) => emails.includes(email))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('has the planned mix of cars', () => {
    const isElectric = ({ car_fuel }: WireVehicle) =>
      car_fuel === dealer.country.language.fuels.electric;
    const count = (percent: number) => Math.round(dealer.cars * percent);
    expect(cars.filter(({ car_is_sample }) => car_is_sample)).toHaveLength(
      count(dealer.mix.samples),
    );
    expect(share(cars, ({ car_vehicle_type_code: code }) => code === 'LCV')).toBeCloseTo(
      dealer.mix.commercial,
      2,
    );
    expect(share(cars, isElectric)).toBeGreaterThanOrEqual(dealer.mix.electric - 0.002);
    expect(share(cars, ({ car_has_campaign_price: has }) => has === true)).toBeGreaterThan(0.05);
    expect(share(cars, ({ car_has_campaign_price: has }) => has === true)).toBeLessThan(0.15);
    expect(cars.filter(({ caroftheweek }) => caroftheweek)).toHaveLength(6);
  });

  test('has the right currency and email addresses', () => {
    expect(breaking(cars, (car) => car.car_price_currency !== dealer.country.currency)).toEqual([]);
    const people = sitesOf(dealer).flatMap(({ site_departments }) =>
      site_departments.flatMap(({ users }) => users),
    );
    expect(people.every(({ email }) => email?.endsWith(`@${dealer.mailDomain}`))).toBe(true);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  });

  test('has existing pictures of facilities and staff, and no face twice at a facility', () => {
    for (const { site_image_url, site_departments } of sitesOf(dealer)) {
      const faces = site_departments.flatMap(({ users }) =>
        users.map(({ image_url }) => image_url),
      );
      expect([site_image_url, ...faces].filter(isMissing)).toEqual([]);
      expect(new Set(faces).size).toBe(faces.length);
    }
  });

  test('has no car below its lowest price, and only its own brands as new cars', () => {
    const cheapest = Math.min(...cars.map((car) => car.car_price ?? 0));
    expect(cheapest).toBeGreaterThanOrEqual(dealer.cheapest);
    const newBrands = new Set(
      cars.filter(({ car_is_used }) => !car_is_used).map(({ car_brand }) => car_brand),
    );
    expect([...newBrands].sort()).toEqual(
      dealer.newBrands.length === 0 ? [] : ['Kia', 'Volkswagen', 'Volvo'],
    );
  });
});

test('the stock is deterministic for a day, and differs between days', () => {
  const carstore = dealers.find(({ site }) => site === 'carstore-sk') ?? expect.fail();
  const again = generateVehicles(carstore, today);
  expect(JSON.stringify(again)).toBe(JSON.stringify(stock.get(carstore.site)));
  expect(generateSites(carstore, today)).toEqual(sitesOf(carstore));
  const later = generateVehicles(carstore, addDays(today, 1));
  expect(JSON.stringify(later)).not.toBe(JSON.stringify(again));
});

test('facilities are in the towns of the pages', () => {
  const page = (path: string) =>
    readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8');
  expect(sites.get('nordvik-se')?.length).toBeGreaterThanOrEqual(25);
  const others = [
    ['nordvik-no', 'nb/pages/finn-oss.yaml'],
    ['nordvik-uk', 'en/pages/find-us.yaml'],
    ['carstore-no', 'nb/pages/finn-oss.yaml'],
  ] as const;
  for (const [site, path] of others) {
    const text = page(`${site}/${path}`);
    for (const { site_city } of sites.get(site) ?? []) expect(text).toContain(site_city);
  }
});

test('every dealer has at least four workshops', () => {
  const workshops = [...sites.values()].map(
    (all) =>
      all.filter(({ site_departments }) =>
        site_departments.some(({ group }) => group === 'Workshop'),
      ).length,
  );
  expect(Math.min(...workshops)).toBeGreaterThanOrEqual(4);
});

test('the cars on a page are in the stock at the same prices', () => {
  const found = (site: string, model: string, regYear: number, mileage: string) =>
    stock
      .get(site)
      ?.find(
        (car) =>
          car.car_model === model &&
          car.car_year === regYear &&
          car.car_mileage_text?.replace(/\s/g, ' ') === mileage,
      );
  expect(found('carstore-se', 'V60', 2021, '7 940 mil')?.car_price).toBe(249_900);
  expect(found('carstore-se', 'Niro', 2022, '4 610 mil')?.car_campaign_price).toBe(219_900);
  expect(found('carstore-se', 'Yaris', 2020, '5 280 mil')?.car_price).toBe(164_900);
  expect(found('carstore-se', 'Octavia', 2019, '12 450 mil')?.car_price).toBe(138_900);
  expect(found('nordvik-se', 'V60', 2026, '890 mil')?.car_site_city).toBe('Sundsvall');
});

test('the tables of models are plausible', () => {
  const models = [...passengerModels, ...commercialModels];
  const versions = models.flatMap((model) => model.versions.map((version) => ({ model, version })));
  expect(versions.length).toBeGreaterThan(300);
  const odd = versions.filter(
    ({ model, version }) =>
      version.from > version.to ||
      version.horsepower < 60 ||
      version.horsepower > 600 ||
      version.acceleration < 3 ||
      version.acceleration > 18 ||
      version.weight < 900 ||
      version.weight > 3000 ||
      version.price < 100 ||
      model.size.length < 3400 ||
      model.size.length > 6100,
  );
  expect(odd).toEqual([]);
});
