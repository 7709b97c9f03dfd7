import type { Dictionary } from '#domain/content/dictionary.ts';
import { sellCarKeys, serviceRequestKeys } from '#domain/content/leadFormKeys.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { refusalKeys } from '#features/shared/refusalTexts.ts';

const sharedKeys = [
  ...refusalKeys,
  'contactEmail',
  'contactInvalid',
  'contactInvalidTitle',
  'contactMessage',
  'contactName',
  'contactOptional',
  'contactPhone',
  'contactPhoneHelp',
  'contactRequired',
  'contactSend',
  'contactSending',
  'contactTooLong',
] as const;

const ofSellCar = [
  ...sharedKeys,
  ...sellCarKeys,
  'carDetailFormError',
  'contactSent',
  'contactSentText',
] as const;

const ofServiceRequest = [...sharedKeys, ...serviceRequestKeys] as const;

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
