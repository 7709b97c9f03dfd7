import type { CarSummary } from '#domain/cars/car.ts';
import { priceLine } from '#domain/cars/price.ts';
import { contentUrl } from '#domain/content/contentUrl.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { carFeedAddress } from '#domain/search/feedAddress.ts';
import { absoluteUrl } from '#domain/sites/counterparts.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { cardFacts } from '#features/cars/card/cardFacts.ts';
import { priceText } from '#features/cars/card/priceText.ts';
import { carHref } from '#features/cars/carHref.ts';
import { carName } from '#features/cars/carName.ts';
import { sharedAddress } from '../images/sharedPicture.ts';
import type { SiteAddress } from '../site/siteAddress.ts';
import { escapeXml } from '../siteFiles/escapeXml.ts';
import type { NewestCars } from './newestCars.ts';

/** The greatest number of cars in a feed. */
export const maxEntries = 50;

/** An Atom feed, and when its newest entry was published, in ISO 8601. */
export interface AtomFeed {
  readonly xml: string;
  readonly updated: string;
}

/** RFC 4287 demands a date of a feed without entries as well; a fixed one, so that the empty feed doesn't change. */
const never = '1970-01-01T00:00:00.000Z';

interface FeedPlace extends SiteAddress {
  readonly dictionary: Dictionary;
}

/** The newest cars of a search as an Atom feed (RFC 4287). Its pictures are JPEGs, which every reader can show. */
export function atomFeed(address: SiteAddress, newest: NewestCars): AtomFeed {
  const { site, locale } = address;
  const { name, href, dictionary } = newest;
  const self = absoluteUrl(site, carFeedAddress(href));
  const entries = newest.cars.flatMap(datedCar).slice(0, maxEntries);
  const updated = entries[0]?.publishedAt ?? never;
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}-${site.country}">`,
    element('id', self),
    element('title', name),
    element('updated', updated),
    `<author>${element('name', site.name)}</author>`,
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', absoluteUrl(site, href)),
    ...entries.map((car) => entry(car, { ...address, dictionary })),
    '</feed>',
    '',
  ].join('\n');
  return { xml, updated };
}

type DatedCar = CarSummary & { readonly publishedAt: string };

/** A car without a date isn't new, and an entry must have one. */
function datedCar(car: CarSummary): readonly DatedCar[] {
  const { publishedAt } = car;
  return publishedAt === undefined ? [] : [{ ...car, publishedAt }];
}

function entry(car: DatedCar, { site, locale, dictionary }: FeedPlace): string {
  const { pathToCarDetail } = dictionary;
  const href = carHref(car, { pathToCarDetail, homePath: localizedPath(site, locale, '/') });
  const picture = car.image && contentUrl(site, sharedAddress(car.image.src));
  return [
    '<entry>',
    // The address of a car changes with its name, its id doesn't.
    element('id', `tag:${site.hosts[0]},2026:car:${car.id}`),
    element('title', carName(car)),
    link('alternate', 'text/html', absoluteUrl(site, href)),
    ...(picture === undefined ? [] : [link('enclosure', 'image/jpeg', picture)]),
    // An index knows when a car was published, and not when it was changed.
    element('published', car.publishedAt),
    element('updated', car.publishedAt),
    element('summary', summary(car, { site, locale, dictionary })),
    '</entry>',
  ].join('');
}

/** Price, facts and town, as on the card of the car. */
function summary(car: CarSummary, { locale, dictionary }: FeedPlace): string {
  const price = priceText(priceLine(car), dictionary, locale);
  return [price, ...cardFacts(car), car.facility.city].filter(Boolean).join(' · ');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
