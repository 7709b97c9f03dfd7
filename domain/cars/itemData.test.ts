import { describe, expect, test } from 'vitest';
import type { Facility } from '../facilities/facility.ts';
import type { CarSummary } from './car.ts';
import { type CarPageFacts, carJson, carListJson, itemCondition } from './itemData.ts';
import { testCar, testRecord } from './testing/testCar.ts';

const url = 'https://nordvik.example/kop-bil/bilar-i-lager';
const carHref = ({ id, slug }: CarSummary) => `/kop-bil/bil/${id}/${slug}`;
const listOf = (...cars: readonly CarSummary[]) =>
  carListJson({ url, name: 'Bilar i lager', cars, carHref });

/** The structured data of a list of one car with these fields. */
function dataOf(more: Partial<CarSummary>): unknown {
  return JSON.parse(listOf(testCar(more)) ?? '').itemListElement[0].item;
}

test('a list of cars becomes schema.org data', () => {
  const v60 = testCar({
    version: 'B4 Diesel',
    year: 2022,
    body: 'Kombi',
    fuel: 'Diesel',
    gearbox: 'Automat',
    color: 'Grå',
    odometer: { value: 45_000, unit: 'km' },
    chassisNumber: 'YV1ZW72V0N1000210',
    price: { amount: 269_900, former: 289_900, currency: 'SEK' },
    image: { src: '/-/media/cars/v60.webp' },
  });
  const carUrl = 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60';
  expect(JSON.parse(listOf(v60, testCar({ id: 'MLB211' })) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Bilar i lager',
    url,
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Car',
          name: 'Volvo V60 B4',
          url: carUrl,
          image: 'https://nordvik.example/-/media/cars/v60.webp',
          brand: { '@type': 'Brand', name: 'Volvo' },
          vehicleModelDate: '2022',
          itemCondition: 'https://schema.org/UsedCondition',
          offers: {
            '@type': 'Offer',
            price: 269_900,
            priceCurrency: 'SEK',
            availability: 'https://schema.org/InStock',
          },
        },
      },
      {
        '@type': 'ListItem',
        position: 2,
        item: {
          '@type': 'Car',
          name: 'Volvo V60 B4',
          url: 'https://nordvik.example/kop-bil/bil/MLB211/volvo-v60',
          brand: { '@type': 'Brand', name: 'Volvo' },
          itemCondition: 'https://schema.org/UsedCondition',
        },
      },
    ],
  });
});

test.each([
  [true, 'https://schema.org/UsedCondition'],
  [false, 'https://schema.org/NewCondition'],
])('used: %s is %s', (isUsed, condition) => {
  expect(itemCondition(isUsed)).toBe(condition);
  expect(dataOf({ isUsed })).toMatchObject({ itemCondition: condition });
});

test('the page of a car says more about it than a list', () => {
  const [chassisNumber, body, color] = ['YV1ZW72V0N1000210', 'Kombi', 'Grå'];
  const price = { amount: 28_990, currency: 'GBP' };
  const car = testRecord({
    chassisNumber,
    body,
    color,
    fuel: 'Diesel',
    gearbox: 'Automat',
    price,
    model: 'V60',
    version: 'B4',
  });
  const more = {
    vehicleIdentificationNumber: chassisNumber,
    model: 'V60',
    vehicleConfiguration: 'B4',
    bodyType: body,
    fuelType: 'Diesel',
    vehicleTransmission: 'Automat',
    color,
  };
  const data = JSON.parse(carJson({ car, url }));
  expect(data).toMatchObject({ ...more, offers: { url } });
  const listed = dataOf(car);
  for (const name of Object.keys(more)) expect(listed).not.toHaveProperty(name);
  expect(listed).not.toHaveProperty('offers.url');
});

test.each<readonly string[]>([
  [],
  ['/-/media/cars/v60.webp'],
  ['/-/media/cars/v60.webp', '/-/media/cars/v60-back.webp'],
])('the page of a car has all its pictures: %s %s', (...sources) => {
  const images = sources.map((src) => ({ src }));
  const data = JSON.parse(carJson({ car: testRecord({ images }), url }));
  const addresses = sources.map((src) => `https://nordvik.example${src}`);
  expect(data.image).toEqual(sources.length > 0 ? addresses : undefined);
});

test('a list without cars has no data', () => {
  expect(listOf()).toBeUndefined();
});

test('a motorcycle has its own type', () => {
  expect(dataOf({ isMotorcycle: true })).toMatchObject({ '@type': 'Motorcycle' });
  expect(dataOf({})).toMatchObject({ '@type': 'Car' });
});

describe('an offer', () => {
  const price = { amount: 28_990, currency: 'GBP' };

  test('of a sample car is made to order', () => {
    const availability = 'https://schema.org/MadeToOrder';
    expect(dataOf({ isSample: true, price })).toMatchObject({ offers: { availability } });
  });

  test.each([
    ['a light commercial vehicle', { isCommercial: true, price }, 34_788],
    ['a car with deductible VAT', { price: { ...price, amount: 34_788 } }, 34_788],
  ])('of %s includes VAT, and says so', (_what, car, included) => {
    const other = { amount: car.price.amount === included ? 28_990 : included };
    expect(dataOf({ ...car, price: { ...car.price, other } })).toMatchObject({
      offers: {
        price: included,
        priceSpecification: {
          '@type': 'PriceSpecification',
          price: included,
          priceCurrency: 'GBP',
          valueAddedTaxIncluded: true,
        },
      },
    });
  });

  test('says that it excludes VAT if the price with it is unknown', () => {
    expect(dataOf({ isCommercial: true, price })).toMatchObject({
      offers: { price: 28_990, priceSpecification: { valueAddedTaxIncluded: false } },
    });
  });

  test('of any other car says nothing about VAT', () => {
    expect(dataOf({ price })).toHaveProperty('offers.price', 28_990);
    expect(dataOf({ price })).not.toHaveProperty('offers.priceSpecification');
  });

  test('needs a price as a number', () => {
    expect(dataOf({ price: { currency: 'SEK', text: 'På förfrågan' } })).not.toHaveProperty(
      'offers',
    );
  });
});

test.each([
  ['km', 'KMT'],
  ['mi', 'SMI'],
] as const)('the page of a car has the distance in %s', (unit, unitCode) => {
  const car = testRecord({ odometer: { value: 28_000, unit } });
  const mileageFromOdometer = { '@type': 'QuantitativeValue', value: 28_000, unitCode };
  expect(JSON.parse(carJson({ car, url }))).toMatchObject({ mileageFromOdometer });
  expect(dataOf(car)).not.toHaveProperty('mileageFromOdometer');
});

test('a picture without a URL is left out', () => {
  expect(dataOf({ image: { src: 'https://' } })).not.toHaveProperty('image');
});

test('texts can’t close the script element', () => {
  const json = listOf(testCar({ modelText: 'V60</script><script>alert(1)' }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json ?? '').itemListElement[0].item.name).toContain('</script>');
});

test('an empty list has no data', () => {
  expect(listOf()).toBeUndefined();
});

describe('a car on its own page', () => {
  const carUrl = 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60';
  const data = (more: Parameters<typeof testRecord>[0]) =>
    JSON.parse(carJson({ car: testRecord(more), url: carUrl }));

  test('has its offer, all its pictures and its description', () => {
    const known = data({
      price: { amount: 289_900, currency: 'SEK' },
      images: [{ src: '/-/media/cars/1.webp' }, { src: 'https://pictures.example/2.webp' }],
      description: 'Servad hos oss.',
    });
    expect(known).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Car',
      name: 'Volvo V60 B4',
      url: carUrl,
      mainEntityOfPage: carUrl,
      image: ['https://nordvik.example/-/media/cars/1.webp', 'https://pictures.example/2.webp'],
      description: 'Servad hos oss.',
      offers: { '@type': 'Offer', price: 289_900, priceCurrency: 'SEK', url: carUrl },
    });
  });

  test('leaves out unknown values', () => {
    const { image, description, offers } = data({});
    expect([image, description, offers]).toEqual([undefined, undefined, undefined]);
  });

  test('can’t close the script element', () => {
    expect(carJson({ car: testRecord({ description: '</script>' }), url: carUrl })).not.toContain(
      '<',
    );
  });
});

describe('the seller of a car', () => {
  const carUrl = 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60';
  const price = { amount: 289_900, currency: 'SEK' };
  const uppsala: Facility = {
    id: '104',
    slug: 'uppsala',
    name: 'Nordvik Uppsala',
    street: 'Rapsgatan 1',
    zip: '754 50',
    city: 'Uppsala',
    phone: '08-465 004 40',
    email: 'uppsala@nordvik.example',
    image: '/-/media/uppsala.webp',
    brands: [],
    departments: [],
  };
  const seller = (facts: Partial<CarPageFacts>) =>
    JSON.parse(carJson({ car: testRecord({ price }), url: carUrl, ...facts })).offers.seller;

  test('is the dealer, with address, phone and page', () => {
    expect(seller({ facility: uppsala, facilityUrl: '/hitta-oss/uppsala' })).toEqual({
      '@type': 'AutoDealer',
      name: 'Nordvik Uppsala',
      url: 'https://nordvik.example/hitta-oss/uppsala',
      image: 'https://nordvik.example/-/media/uppsala.webp',
      telephone: '08-465 004 40',
      email: 'uppsala@nordvik.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rapsgatan 1',
        postalCode: '754 50',
        addressLocality: 'Uppsala',
      },
    });
  });

  test('is named by the car if the dealer is unknown', () => {
    const car = testRecord({ price, facility: { name: 'Nordvik Luleå', city: 'Luleå' } });
    expect(seller({ car })).toEqual({
      '@type': 'AutoDealer',
      name: 'Nordvik Luleå',
      address: { '@type': 'PostalAddress', addressLocality: 'Luleå' },
    });
  });

  test('is left out if nothing is known', () => {
    expect(seller({})).toBeUndefined();
  });

  test('needs an offer', () => {
    const data = JSON.parse(carJson({ car: testRecord({}), url: carUrl, facility: uppsala }));
    expect(data).not.toHaveProperty('offers');
  });
});
