import { addHomePath } from './homePath.ts';
import type { SiteLook } from './siteLook.ts';

/** The id of a site, which is the name of its file in `sites/`. */
export type SiteId = string;

/** The languages of the group, as BCP 47 tags. */
export type Locale = 'sv' | 'nb' | 'en' | 'fi' | 'sk';

/** The themes of sites: one for each file `tokens/brand.*.tokens.json`. `npm run lists` writes them. */
export type SiteTheme = 'default' | 'carstore' | 'mercedes' | 'smart';

/** A dealer that takes requests for services. */
export interface ServiceDealer {
  readonly name: string;
  readonly email: string;
}

/** What developers configure for a site; editors' settings come from the content platform. */
export interface Site {
  readonly id: SiteId;
  /** The site's name on the content platform. */
  readonly contentName: string;
  /** What visitors call the site. */
  readonly name: string;
  /** Hosts of the site in production; the first is the canonical one. */
  readonly hosts: readonly [string, ...string[]];
  /** Languages of the site. The first is the default and has no prefix in addresses. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly theme: SiteTheme;
  /** What the site varies of its theme; absent if nothing. */
  readonly look?: SiteLook | undefined;
  /** The phone number shown while the content platform can't be reached. */
  readonly phone: SitePhone;
  /** The country whose laws and conventions apply, regardless of the language of a page. */
  readonly country: Country;
  /** Currency of the prices, as an ISO 4217 code. */
  readonly currency: string;
  /** Unit of the distances that cars have been driven, as in the index and as shown. */
  readonly distanceUnit: DistanceUnit;
  /** Time zone of dates and opening hours, as an IANA name. */
  readonly timeZone: string;
  /**
   * How the page of a car is arranged.
   * @default 'standard'
   */
  readonly carPageLayout?: CarPageLayout | undefined;
  /** The search indices of the site; absent if it has neither cars nor facilities. */
  readonly indices?: SiteIndices | undefined;
  /** Finance quotes for cars, which only British sites have; absent if the site has none. */
  readonly financeQuote?: FinanceQuoteSetup | undefined;
  /** A dealer of motorcycles that isn't among the facilities, for sites that have one. */
  readonly motorcycleDealer?: ServiceDealer | undefined;
  /** The sites that offer the same in other countries; absent for a site without counterparts. */
  readonly family?: SiteFamily | undefined;
  /** The paths of pages that sites have in common, by kind and language. */
  readonly commonPages?: CommonPages | undefined;
}

/** A set of sites that offer the same in different countries. */
export type SiteFamily = 'nordvik' | 'carstore';

/** Kinds of pages that several sites have. */
export const pageKinds = [
  'start',
  'buy',
  'cars',
  'newCars',
  'usedCars',
  'finance',
  'sell',
  'facilities',
  'workshop',
  'tireHotel',
  'stories',
  'safeDeal',
  'about',
  'contact',
] as const;

/** A kind of page that several sites have. */
export type PageKind = (typeof pageKinds)[number];

/** Paths within the site and language. */
export type CommonPages = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<PageKind, string>>>>>
>;

/** The countries of the group, as ISO 3166-1 codes. */
export const countries = ['SE', 'NO', 'GB', 'FI', 'SK'] as const;

/** A country of the group. */
export type Country = (typeof countries)[number];

/** The units of distance; a Scandinavian mile, `mil`, is ten kilometres. */
export type DistanceUnit = 'km' | 'mil' | 'mi';

/** `facility`: like the page of a facility, with name and price before the pictures, and dense facts. */
export type CarPageLayout = 'standard' | 'facility';

/** The names of a site's search indices. */
export interface SiteIndices {
  readonly vehicles: string;
  readonly facilities: string;
}

/** What a site that offers finance quotes needs for them. */
export interface FinanceQuoteSetup {
  /** The lender's identifier of the dealer. */
  readonly organisation: string;
  /** Where a visitor reserves a car; absolute, or relative to the address of the lender's service. */
  readonly reserve: string;
  /** Where a visitor has a car valued for part exchange; as `reserve`. */
  readonly partExchange: string;
}

/** A phone number. */
export interface SitePhone {
  /** As usually written by visitors of the site. */
  readonly text: string;
  /** A `tel:` address with the country code. */
  readonly href: string;
}

/** The language of URLs without a prefix. */
export function defaultLocale(site: Pick<Site, 'locales'>): Locale {
  return site.locales[0];
}

/** The site's language with that tag, if it has it. */
export function siteLocale(site: Site, locale: string): Locale | undefined {
  return site.locales.find((candidate) => candidate === locale);
}

/** The visitors' address of a path in one of the site's languages: `/en/about`. */
export function localizedPath(site: Site, locale: Locale, path: string): string {
  return addHomePath(locale === defaultLocale(site) ? '/' : `/${locale}`, path);
}
