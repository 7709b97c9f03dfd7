import { type Reader, readWith, unreadable } from '../reader.ts';
import { isRecord, members } from '../record.ts';
import {
  type CarPricing,
  type CarRecord,
  type CarSummary,
  type TechnicalFact,
  technicalFactNames,
} from './car.ts';
import { type Fields, filledText, readCarImage, readCarNames } from './carFields.ts';

/** Reads a car of a list. What is unreadable is left out; without names or currency, the car can't be shown. */
export const readCarSummary: Reader<CarSummary> = (value) => {
  const it = members(value);
  const names = readCarNames(it);
  const price = readPrice(members(it['price']));
  if (!names || !price) return unreadable;
  const { isUsed, isSample, isCommercial, isMotorcycle } = it;
  return {
    ...names,
    ...readFacts(it),
    price,
    isUsed: isUsed !== false,
    isSample: isSample === true,
    isCommercial: isCommercial === true,
    isMotorcycle: isMotorcycle === true || undefined,
    monthlyCosts: readCosts(members(it['monthlyCosts'])),
    campaigns: texts(it['campaigns']),
    hasCampaign: readMarks(members(it['hasCampaign'])),
    image: readCarImage(it['image']),
    facility: readFacility(members(it['facility'])),
  };
};

/** Reads what the comparison shows of the record of a car, in the same way. */
export const readCarRecord: Reader<CarRecord> = (value) => {
  const summary = readWith(readCarSummary, value);
  if (!summary || !isRecord(value) || !Array.isArray(value['technicalData'])) return unreadable;
  return {
    ...summary,
    images: list(value['images']).flatMap((image) => readCarImage(image) ?? []),
    equipment: texts(value['equipment']),
    description: filledText(value['description']) ?? '',
    technicalData: list(value['technicalData']).flatMap(readFact),
  };
};

function readFacts(it: Fields) {
  return {
    version: filledText(it['version']),
    body: filledText(it['body']),
    year: number(it['year']),
    fuel: filledText(it['fuel']),
    gearbox: filledText(it['gearbox']),
    drive: filledText(it['drive']),
    color: filledText(it['color']),
    condition: filledText(it['condition']),
    mileageText: filledText(it['mileageText']),
    mileage: number(it['mileage']),
    odometer: readOdometer(members(it['odometer'])),
    electricRangeText: filledText(it['electricRangeText']),
    accelerationText: filledText(it['accelerationText']),
    registrationNumber: filledText(it['registrationNumber']),
    chassisNumber: filledText(it['chassisNumber']),
    publishedAt: filledText(it['publishedAt']),
  };
}

/** A price can't be formatted without a valid currency code. */
function readPrice(it: Fields): CarPricing | undefined {
  const currency = filledText(it['currency']);
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return {
    amount: number(it['amount']),
    former: number(it['former']),
    reduction: number(it['reduction']),
    currency,
    text: filledText(it['text']),
    title: filledText(it['title']),
    other: readOther(members(it['other'])),
  };
}

function readOther(it: Fields): CarPricing['other'] {
  const amount = number(it['amount']);
  if (amount === undefined) return undefined;
  return { amount, former: number(it['former']), reduction: number(it['reduction']) };
}

function readCosts(it: Fields) {
  return {
    loan: number(it['loan']),
    privateLeasing: number(it['privateLeasing']),
    companyLeasing: number(it['companyLeasing']),
  };
}

function readMarks(it: Fields) {
  return {
    price: it['price'] === true,
    loan: it['loan'] === true,
    privateLeasing: it['privateLeasing'] === true,
    companyLeasing: it['companyLeasing'] === true,
  };
}

function readFacility(it: Fields) {
  const { id, name, city, region, distance } = it;
  return {
    id: filledText(id),
    name: filledText(name),
    city: filledText(city),
    region: filledText(region),
    distance: filledText(distance),
  };
}

function readOdometer(it: Fields): CarSummary['odometer'] {
  const [value, unit] = [number(it['value']), it['unit']];
  if (value === undefined || (unit !== 'km' && unit !== 'mi')) return undefined;
  return { value, unit };
}

function readFact(value: unknown): readonly TechnicalFact[] {
  const fact = members(value);
  const name = technicalFactNames.find((known) => known === fact['name']);
  const words = filledText(fact['text']);
  return name && words !== undefined ? [{ name, text: words }] : [];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function texts(value: unknown): readonly string[] {
  return list(value).filter((item) => typeof item === 'string');
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
