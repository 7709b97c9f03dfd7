import { scriptJson } from '../content/structuredData.ts';
import type { Facility } from '../facilities/facility.ts';
import type { CarRecord, CarSummary, Odometer } from './car.ts';
import { priceFigure, priceLine } from './price.ts';

/** Input of the structured data of a list of cars. */
export interface CarListFacts {
  /** Absolute URL of the list's page. */
  readonly url: string;
  /** Name of the list. */
  readonly name: string;
  /** The cars of the first page, in display order. */
  readonly cars: readonly CarSummary[];
  /** The URL of a car's page, absolute or relative to the site. */
  readonly carHref: (car: CarSummary) => string;
}

/**
 * The list as schema.org JSON-LD: an ItemList of Cars and Motorcycles, safe inside a `<script>`. The page of each car
 * says more about it. `undefined` if there are no cars.
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

/** Input of the structured data of a car's page. */
export interface CarPageFacts {
  readonly car: CarRecord;
  /** Absolute URL of the car's page. */
  readonly url: string;
  /** The dealer where the car is, if it is known. */
  readonly facility?: Facility | undefined;
  /** URL of the dealer's own page, absolute or relative to the site. */
  readonly facilityUrl?: string | undefined;
}

/**
 * The car as schema.org JSON-LD: a Car with its Offer and the dealer as seller, safe inside a
 * `<script>`.
 */
export function carJson({ car, url, ...dealer }: CarPageFacts): string {
  const images = car.images.flatMap(({ src }) => URL.parse(src, url)?.href ?? []);
  const offered = offer(car);
  return scriptJson({
    '@context': 'https://schema.org',
    ...carData(car, { url, page: url }),
    offers: offered && { ...offered, url, seller: seller(car, url, dealer) },
    image: images.length > 0 ? images : undefined,
    description: car.description || undefined,
    model: car.model,
    vehicleConfiguration: car.version,
    mileageFromOdometer: car.odometer && distance(car.odometer),
    bodyType: car.body,
    fuelType: car.fuel,
    vehicleTransmission: car.gearbox,
    color: car.color,
    vehicleIdentificationNumber: car.chassisNumber,
    mainEntityOfPage: url,
  });
}

interface Addresses {
  /** Absolute URL of the car's page. */
  readonly url: string;
  /** Absolute URL of the page that shows the car's picture. */
  readonly page: string;
}

function carData(car: CarSummary, { url, page }: Addresses): object {
  return {
    '@type': car.isMotorcycle ? 'Motorcycle' : 'Car',
    name: `${car.brand} ${car.modelText}`,
    url,
    image: car.image && URL.parse(car.image.src, page)?.href,
    brand: { '@type': 'Brand', name: car.brand },
    vehicleModelDate: car.year?.toString(),
    itemCondition: itemCondition(car.isUsed),
    offers: offer(car),
  };
}

/** The schema.org value of a condition. */
export function itemCondition(isUsed: boolean): string {
  return isUsed ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition';
}

/** UN/CEFACT unit codes. */
const unitCodes: Readonly<Record<Odometer['unit'], string>> = { km: 'KMT', mi: 'SMI' };

function distance({ value, unit }: Odometer): object {
  return { '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] };
}

/** The dealer of a car, as far as it is known; `undefined` without a name. */
function seller(
  car: CarSummary,
  page: string,
  { facility, facilityUrl }: Pick<CarPageFacts, 'facility' | 'facilityUrl'>,
): object | undefined {
  const name = facility?.name || car.facility.name;
  if (!name) return undefined;
  const city = facility?.city || car.facility.city;
  return {
    '@type': 'AutoDealer',
    name,
    url: facilityUrl && URL.parse(facilityUrl, page)?.href,
    image: facility?.image && URL.parse(facility.image, page)?.href,
    telephone: facility?.phone || undefined,
    email: facility?.email || undefined,
    address: (facility?.street || city) && {
      '@type': 'PostalAddress',
      streetAddress: facility?.street || undefined,
      postalCode: facility?.zip || undefined,
      addressLocality: city,
    },
  };
}

/** Search engines require an offer to have a numeric price. */
function offer(car: CarSummary): object | undefined {
  const line = priceLine(car);
  if (line.kind === 'text' || line.kind === 'none') return undefined;
  const withVat = priceFigure(line, 'with');
  const price = { price: withVat ?? line.amount, priceCurrency: line.currency };
  return {
    '@type': 'Offer',
    ...price,
    availability: `https://schema.org/${car.isSample ? 'MadeToOrder' : 'InStock'}`,
    // VAT is included by default; it is stated for vehicles with two prices.
    priceSpecification:
      line.other || withVat === undefined
        ? {
            '@type': 'PriceSpecification',
            ...price,
            valueAddedTaxIncluded: withVat !== undefined,
          }
        : undefined,
  };
}
