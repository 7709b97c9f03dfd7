import type { CarRecord, CarSummary, Odometer } from './car.ts';
import { priceLine } from './price.ts';

/** What search engines are told of a list of cars. */
export interface CarListFacts {
  /** Whole address of the list's page. */
  readonly url: string;
  /** What the list is called. */
  readonly name: string;
  /** The cars of its first page, as they are shown. */
  readonly cars: readonly CarSummary[];
  /** The address of a car's page, whole or on this site. */
  readonly carHref: (car: CarSummary) => string;
}

/**
 * The list in the words of schema.org: an ItemList of Cars and Motorcycles as JSON-LD, safe to stand inside a
 * `<script>`. `undefined` where there are no cars.
 */
export function carListJson({ url, name, cars, carHref }: CarListFacts): string | undefined {
  if (cars.length === 0) return undefined;
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    url,
    numberOfItems: cars.length,
    itemListElement: cars.map((car, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: carData(car, { url: new URL(carHref(car), url).href, page: url }),
    })),
  };
  return scriptJson(list);
}

/** What search engines are told of a car on its own page. */
export interface CarPageFacts {
  readonly car: CarRecord;
  /** Whole address of the car's page. */
  readonly url: string;
}

/** The car in the words of schema.org: a Car with its Offer as JSON-LD, safe likewise. */
export function carJson({ car, url }: CarPageFacts): string {
  const images = car.images.flatMap(({ src }) => URL.parse(src, url)?.href ?? []);
  return scriptJson({
    '@context': 'https://schema.org',
    ...carData(car, { url, page: url }),
    image: images.length > 0 ? images : undefined,
    description: car.description || undefined,
    mainEntityOfPage: url,
  });
}

/** A `</script>` in a text would end the element. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

interface Addresses {
  /** Whole address of the car's page. */
  readonly url: string;
  /** Whole address of the page that the car's picture is seen on. */
  readonly page: string;
}

function carData(car: CarSummary, { url, page }: Addresses): object {
  return {
    '@type': car.isMotorcycle ? 'Motorcycle' : 'Car',
    name: `${car.brand} ${car.modelText}`,
    url,
    image: car.image && URL.parse(car.image.src, page)?.href,
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleConfiguration: car.version,
    vehicleModelDate: car.year?.toString(),
    bodyType: car.body,
    fuelType: car.fuel,
    vehicleTransmission: car.gearbox,
    color: car.color,
    itemCondition: itemCondition(car.isUsed),
    mileageFromOdometer: car.odometer && distance(car.odometer),
    vehicleIdentificationNumber: car.chassisNumber,
    offers: offer(car, url),
  };
}

/** The condition in the words of schema.org. */
export function itemCondition(isUsed: boolean): string {
  return isUsed ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition';
}

/** Codes of UN/CEFACT. */
const unitCodes: Readonly<Record<Odometer['unit'], string>> = { km: 'KMT', mi: 'SMI' };

function distance({ value, unit }: Odometer): object {
  return { '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] };
}

/** What has no price in figures is no offer to a search engine. */
function offer(car: CarSummary, url: string): object | undefined {
  const line = priceLine(car);
  if (line.kind === 'text' || line.kind === 'none') return undefined;
  const price = { price: line.amount, priceCurrency: line.currency };
  return {
    '@type': 'Offer',
    ...price,
    availability: `https://schema.org/${car.isSample ? 'MadeToOrder' : 'InStock'}`,
    url,
    // Who says nothing means a price with VAT.
    priceSpecification:
      line.vat === 'without'
        ? { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: false }
        : undefined,
  };
}
