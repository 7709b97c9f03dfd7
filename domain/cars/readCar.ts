import { type Reader, readWith, unreadable } from '../reader.ts';
import { isRecord, members } from '../record.ts';
import {
  type CarPrice,
  type CarRecord,
  type CarSummary,
  type TechnicalFact,
  technicalFactNames,
} from './car.ts';
import { type Fields, readImage, readNames, text } from './carFields.ts';

/** Reads a car of a list. What is unreadable is left out; without names or currency, the car can't be shown. */
export const readCarSummary: Reader<CarSummary> = (value) => {
  const it = members(value);
  const names = readNames(it);
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
    image: readImage(it['image']),
    facility: readFacility(members(it['facility'])),
  };
};

/** Reads what the comparison shows of the record of a car, in the same way. */
export const readCarRecord: Reader<CarRecord> = (value) => {
  const summary = readWith(readCarSummary, value);
  if (!summary || !isRecord(value) || !Array.isArray(value['technicalData'])) return unreadable;
  return {
    ...summary,
    images: list(value['images']).flatMap((image) => readImage(image) ?? []),
    equipment: texts(value['equipment']),
    description: text(value['description']) ?? '',
    technicalData: list(value['technicalData']).flatMap(readFact),
  };
};

function readFacts(it: Fields) {
  return {
    version: text(it['version']),
    body: text(it['body']),
    year: number(it['year']),
    fuel: text(it['fuel']),
    gearbox: text(it['gearbox']),
    drive: text(it['drive']),
    color: text(it['color']),
    condition: text(it['condition']),
    mileageText: text(it['mileageText']),
    mileage: number(it['mileage']),
    odometer: readOdometer(members(it['odometer'])),
    electricRangeText: text(it['electricRangeText']),
    accelerationText: text(it['accelerationText']),
    registrationNumber: text(it['registrationNumber']),
    chassisNumber: text(it['chassisNumber']),
    publishedAt: text(it['publishedAt']),
  };
}

/** A price can't be formatted without a valid currency code. */
function readPrice(it: Fields): CarPrice | undefined {
  const currency = text(it['currency']);
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return {
    amount: number(it['amount']),
    former: number(it['former']),
    currency,
    text: text(it['text']),
    title: text(it['title']),
  };
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
  const { id, name, city, region } = it;
  return { id: text(id), name: text(name), city: text(city), region: text(region) };
}

function readOdometer(it: Fields): CarSummary['odometer'] {
  const [value, unit] = [number(it['value']), it['unit']];
  if (value === undefined || (unit !== 'km' && unit !== 'mi')) return undefined;
  return { value, unit };
}

function readFact(value: unknown): readonly TechnicalFact[] {
  const fact = members(value);
  const name = technicalFactNames.find((known) => known === fact['name']);
  const words = text(fact['text']);
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
