import type { z } from 'zod';
import type {
  CampaignMarks,
  CarFacility,
  CarImage,
  CarPricing,
  CarRecord,
  CarSeller,
  CarSummary,
  CompanyCarValues,
  MonthlyCosts,
  Odometer,
} from '#domain/cars/car.ts';
import { vatOfPrice } from '#domain/cars/price.ts';
import { otherPrice } from '#domain/cars/vat.ts';
import { momentOf } from '#domain/content/instant.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import { loanOffer } from '#domain/finance/loanOffer.ts';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import { type OwnTerms, ownMonthlyCost } from '#domain/finance/ownTerms.ts';
import { unbroken } from '#domain/numbers/unbroken.ts';
import { isRecord } from '#domain/record.ts';
import type { Site } from '#domain/sites/site.ts';
import { readWire } from '../http/readWire.ts';
import { hasCampaignPrice, parseAmounts } from './carAmounts.ts';
import {
  known,
  reportedFields,
  unreadable,
  type WireCardHit,
  type WireRecordHit,
  wireCardHit,
  wireImageHit,
  wireOwnTermsHit,
  wireRecordHit,
  wireSellerHit,
  wireThumbnailHit,
} from './carWire.ts';
import { parseFinance, parseLoan } from './parseFinance.ts';
import { parseTechnicalData } from './parseTechnicalData.ts';
import { parsePriceHistory } from './priceHistory.ts';

/** The cars among the hits of an index. */
export interface ParsedHits<Car> {
  readonly cars: readonly Car[];
  /** Why each of the other hits can't be read. */
  readonly problems: readonly string[];
  /** What can't be read in them and is left out. */
  readonly fieldProblems: readonly string[];
}

/** The same with full records, whose loans and leasings may be invalid on their own. */
export interface ParsedRecords extends ParsedHits<CarRecord> {
  /** Why loans and leasings of the cars are left out. */
  readonly financeProblems: readonly string[];
}

/**
 * What a site decides about its cars: the country's VAT, the currency of prices without one, the zone of dates, and
 * whether a lender quotes for them.
 */
export type CarMarket = Pick<Site, 'country' | 'currency' | 'timeZone' | 'financeQuote'>;

/** The same for cards, whose loans a visitor may want to know on other terms. */
type CardMarket = CarMarket & { readonly own?: OwnTerms | undefined };

/** The cars among the hits. */
export function parseCars(
  content: readonly unknown[],
  { own, ...market }: CardMarket,
): ParsedHits<CarSummary> {
  if (!own) return parseHits(wireCardHit, content, (wire) => parseSummary(wire, market));
  return parseHits(wireOwnTermsHit, content, (wire) => {
    const summary = parseSummary(wire, market);
    const { option } = parseLoan(wire.car_loan_option, summary.price.amount);
    const loan = option && showsLoan(wire, market) ? ownMonthlyCost(option, own) : undefined;
    return { ...summary, monthlyCosts: { ...summary.monthlyCosts, loan } };
  });
}

/** The full records among the hits. */
export function parseCarRecords(content: readonly unknown[], market: CarMarket): ParsedRecords {
  const financeProblems: string[] = [];
  const hits = parseHits(wireRecordHit, content, (wire) => {
    const { record, problems } = parseRecord(wire, market);
    financeProblems.push(...problems);
    return record;
  });
  return { ...hits, financeProblems };
}

function parseHits<Schema extends z.ZodType, Car>(
  schema: Schema,
  content: readonly unknown[],
  parse: (wire: z.infer<Schema>) => Car,
): ParsedHits<Car> {
  const hits = content.map((hit) => readWire(schema, hit));
  return {
    cars: hits.flatMap((hit) => (hit.ok ? [parse(hit.value)] : [])),
    problems: hits.flatMap((hit) => (hit.ok ? [] : [hit.failure.reason])),
    fieldProblems: content.flatMap(unreadableFields),
  };
}

/** The fields of a hit that are there and can't be read, with the reasons. */
function unreadableFields(hit: unknown): readonly string[] {
  if (!isRecord(hit)) return [];
  return Object.entries(reportedFields).flatMap(([name, schema]) => {
    const read = readWire(schema, hit[name]);
    return read.ok ? [] : [`${name}: ${read.failure.reason}`];
  });
}

interface ParsedRecord {
  readonly record: CarRecord;
  readonly problems: readonly string[];
}

function parseRecord(wire: WireRecordHit, market: CarMarket): ParsedRecord {
  const summary = parseSummary(wire, market);
  const images = wire.car_images.flatMap(parseImage);
  const image = summary.image ?? images[0];
  const { problems, loan, leasing } = parseFinance(wire, summary.price.amount);
  const record = {
    ...summary,
    monthlyCosts: { ...summary.monthlyCosts, ...loanMonthlyCost(wire, market, loan) },
    image,
    images: images.length > 0 || !image ? images : [image],
    equipment: wire.car_equipment,
    description: wire.car_description ?? '',
    technicalData: parseTechnicalData(wire, market.timeZone),
    companyCar: parseCompanyCar(wire),
    priceHistory: parsePriceHistory(wire.car_price_history),
    loan,
    leasing,
    sellers: wire.car_sellers.flatMap(parseSeller),
    companyErpId: wire.car_companyerpid,
    departmentErpId: wire.car_departmenterpid,
  };
  return { record, problems };
}

/** A car with a loan costs what the loan's own terms say: what the calculator on its page shows. */
function loanMonthlyCost(
  wire: WireRecordHit,
  market: CarMarket,
  loan: LoanOption | undefined,
): Pick<MonthlyCosts, 'loan'> {
  return loan && showsLoan(wire, market) ? { loan: loanOffer(loan)?.monthlyCost } : {};
}

function parseCompanyCar(wire: WireRecordHit): CompanyCarValues | undefined {
  const { car_beneficial_value: benefit, car_pbbratio: baseAmounts } = wire;
  return benefit === undefined && baseAmounts === undefined ? undefined : { benefit, baseAmounts };
}

function parseSeller(wire: unknown): readonly CarSeller[] {
  const read = wireSellerHit.safeParse(wire);
  return read.success && (read.data.email || read.data.phone) ? [read.data] : [];
}

function parseSummary(wire: WireCardHit, market: CarMarket): CarSummary {
  const { country, currency, timeZone } = market;
  const isSample = known(wire.car_is_sample) ?? false;
  const code = known(wire.car_vehicle_type_code)?.trim().toUpperCase();
  const isCommercial = code === 'LCV';
  const isClear = hasClearPrice(wire);
  const price: CarPricing = isClear ? parsePrice(wire, currency) : { currency };
  // Without a VAT of its own, a price has no other figure.
  const hasBoth = isCommercial || wire.car_vat_eligible === true;
  return {
    ...parseNames(wire),
    // Showing a used car as new would mislead, so a car is used unless the index says otherwise.
    isUsed: wire.car_is_used ?? !isSample,
    isSample,
    isCommercial,
    isMotorcycle: code === 'MC' || undefined,
    mileageText: measure(wire.car_mileage_text),
    mileage: wire.car_mileage,
    odometer: parseOdometer(wire),
    electricRangeText: measure(wire.wltp_electric_range_text ?? wire.car_electric_range_text),
    accelerationText: measure(wire.car_acceleration_text),
    registrationNumber: wire.car_regno,
    chassisNumber: wire.car_chassino,
    price: hasBoth
      ? { ...price, other: otherPrice(price, vatOfPrice(isCommercial), country) }
      : price,
    monthlyCosts: isClear ? parseMonthlyCosts(wire, market) : {},
    campaigns: wire.car_campaigns,
    hasCampaign: parseMarks(wire),
    image: wire.car_primary_image && parseThumbnail(wire.car_primary_image),
    facility: parseFacility(wire),
    publishedAt: wire.car_publishdate && momentOf(wire.car_publishdate, timeZone),
  };
}

function measure(text: string | undefined): string | undefined {
  return text === undefined ? undefined : unbroken(text);
}

/** Whether all is known that decides what a price means. Otherwise any price might be untrue. */
function hasClearPrice(wire: WireCardHit): boolean {
  const deciding = [
    ...[wire.car_is_sample, wire.car_vehicle_type_code, wire.car_price_currency],
    ...[wire.car_campaign_price, wire.car_has_campaign_price],
  ];
  return deciding.every((value) => value !== unreadable);
}

function parseNames(wire: WireCardHit) {
  const { car_model: model, car_version: version } = wire;
  return {
    id: wire.car_id,
    slug: wire.slug,
    brand: wire.car_brand,
    model,
    modelText: wire.car_model_text ?? (version ? `${model} ${version}` : model),
    version,
    body: wire.car_body,
    year: wire.car_year,
    fuel: wire.car_fuel,
    gearbox: wire.car_gearbox,
    drive: wire.car_drive,
    color: wire.car_color,
    condition: wire.car_condition,
  };
}

function parsePrice(wire: WireCardHit, currency: string): CarPricing {
  const { amount, former } = parseAmounts(wire);
  return {
    amount,
    former,
    reduction: wire.car_price_reduction,
    currency: known(wire.car_price_currency) ?? currency,
    // Next to a number, the text only repeats it.
    text: amount === undefined ? wire.car_price_text : undefined,
    title: wire.car_price_title,
  };
}

/** Where a lender quotes for cars, only its quote says what a loan costs: the index knows another lender's terms. */
function showsLoan(wire: WireCardHit, { financeQuote }: CarMarket): boolean {
  return !financeQuote && hasClearPrice(wire);
}

function parseMonthlyCosts(wire: WireCardHit, market: CarMarket): MonthlyCosts {
  const { car_has_privateleasing: isPrivate, car_has_companyleasing: isCompany } = wire;
  return {
    loan: showsLoan(wire, market) ? wire.car_loan_monthly_cost : undefined,
    privateLeasing: mayBeOffered(isPrivate) ? wire.car_privateleasing_monthly_cost : undefined,
    companyLeasing: mayBeOffered(isCompany) ? wire.car_companyleasing_monthly_cost : undefined,
  };
}

function mayBeOffered(flag: WireCardHit['car_has_privateleasing']): boolean {
  return flag !== false && flag !== unreadable;
}

function parseMarks(wire: WireCardHit): CampaignMarks {
  return {
    price: hasCampaignPrice(wire),
    loan: wire.car_has_campaign_loan ?? false,
    privateLeasing: wire.car_has_campaign_privateleasing ?? false,
    companyLeasing: wire.car_has_campaign_companyleasing ?? false,
  };
}

function parseFacility(wire: WireCardHit): CarFacility {
  return {
    id: wire.car_site_id,
    name: wire.car_site_name,
    city: wire.car_site_city,
    region: wire.car_site_region,
  };
}

function parseOdometer(wire: WireCardHit): Odometer | undefined {
  const { car_odometer: value, car_odometer_unit: unit = '' } = wire;
  if (value === undefined) return undefined;
  switch (unit.toLowerCase()) {
    case 'km':
      return { value, unit: 'km' };
    case 'mil':
      return { value: value * 10, unit: 'km' };
    case 'mi':
    case 'mile':
    case 'miles':
      return { value, unit: 'mi' };
    default:
      return undefined;
  }
}

function parseThumbnail(wire: unknown): CarImage | undefined {
  const read = wireThumbnailHit.safeParse(wire);
  return read.success ? imageAt(read.data.thumbnail_url, read.data.blur_data_url) : undefined;
}

function parseImage(wire: unknown): readonly CarImage[] {
  const read = wireImageHit.safeParse(wire);
  if (!read.success) return [];
  const { original, blur_data_url: blur, view } = read.data;
  const image = imageAt(original, blur);
  return image ? [{ ...image, view }] : [];
}

/** Rejects other characters, because the blur is inserted into `url("…")` in a style sheet. */
const blurPattern = /^data:image\/[\w.+-]+;base64,[\w+/]+=*$/;

function imageAt(address: string, blur: string | undefined): CarImage | undefined {
  const src = mediaAddress(address);
  if (src === undefined) return undefined;
  return { src, blur: blur !== undefined && blurPattern.test(blur) ? blur : undefined };
}
