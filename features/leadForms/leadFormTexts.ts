import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { leadFormsSubject } from '#domain/content/texts/leadForms.ts';
import { leadRefusalSubject } from '#domain/content/texts/leadRefusal.ts';
import { leadVehicleSubject } from '#domain/content/texts/leadVehicle.ts';
import { sellCarSubject } from '#domain/content/texts/sellCar.ts';
import { serviceRequestSubject } from '#domain/content/texts/serviceRequest.ts';

const sharedKeys = [
  ...leadRefusalSubject.keys,
  ...leadFormsSubject.keys,
  ...leadVehicleSubject.keys,
] as const;

const ofSellCar = [...sharedKeys, ...sellCarSubject.keys] as const;

const ofServiceRequest = [...sharedKeys, ...serviceRequestSubject.keys] as const;

/** The texts that both forms use. */
export type SharedTexts = Pick<Dictionary, (typeof sharedKeys)[number]>;

/** The texts of the form for selling a car. */
export type SellCarTexts = Pick<Dictionary, (typeof ofSellCar)[number]>;

/** The texts of the form that requests a service. */
export type ServiceRequestTexts = Pick<Dictionary, (typeof ofServiceRequest)[number]>;

/** The texts of the form for selling a car in the site's language. */
export function sellCarTexts(dictionary: Dictionary): SellCarTexts {
  return pickTexts(dictionary, ofSellCar);
}

/** The texts of the form that requests a service in the site's language. */
export function serviceRequestTexts(dictionary: Dictionary): ServiceRequestTexts {
  return pickTexts(dictionary, ofServiceRequest);
}

/** The fields about the customer. */
export type CustomerField = 'customerName' | 'customerPhone' | 'customerEmail';

/** The labels of the fields about the customer, which all forms have. */
export function customerLabel(field: CustomerField, texts: SharedTexts): string {
  switch (field) {
    case 'customerName':
      return texts.contactName;
    case 'customerPhone':
      return texts.contactPhone;
    case 'customerEmail':
      return texts.contactEmail;
  }
}
