import type { Dictionary, DictionaryKey } from '#domain/content/dictionary.ts';

const sharedKeys = [
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

const sellCarKeys = [
  ...sharedKeys,
  'carDetailFormError',
  'contactSent',
  'contactSentText',
  'sellCarRegno',
  'sellCarMilage',
  'sellCarOption',
  'sellCarSell',
  'sellCarTradeIn',
  'sellCarOptionMissing',
] as const;

const serviceRequestKeys = [
  ...sharedKeys,
  'serviceRequestDealer',
  'serviceRequestChooseDealer',
  'serviceRequestVehicle',
  'serviceRequestCar',
  'serviceRequestMotorcycle',
  'serviceRequestServices',
  'serviceRequestOther',
  'serviceRequestDescription',
  'serviceRequestRegno',
  'serviceRequestMilage',
  'serviceRequestDate',
  'serviceRequestPreviousMonth',
  'serviceRequestNextMonth',
  'serviceRequestGdpr',
  'serviceRequestNewsletter',
  'serviceRequestTick',
  'serviceRequestDealerMissing',
  'serviceRequestDateMissing',
  'serviceRequestSent',
  'serviceRequestSentText',
  'serviceRequestFailed',
] as const;

/** The texts that both forms use. */
export type SharedTexts = Pick<Dictionary, (typeof sharedKeys)[number]>;

/** The texts of the form for selling a car. */
export type SellCarTexts = Pick<Dictionary, (typeof sellCarKeys)[number]>;

/** The texts of the form that requests a service. */
export type ServiceRequestTexts = Pick<Dictionary, (typeof serviceRequestKeys)[number]>;

/** Those texts alone, because they are sent to the browser. */
export function sellCarTexts(dictionary: Dictionary): SellCarTexts {
  return pick(dictionary, sellCarKeys);
}

/** Those texts alone, because they are sent to the browser. */
export function serviceRequestTexts(dictionary: Dictionary): ServiceRequestTexts {
  return pick(dictionary, serviceRequestKeys);
}

function pick<Key extends DictionaryKey>(dictionary: Dictionary, keys: readonly Key[]) {
  // The entries are built from the list of the keys.
  return Object.fromEntries(keys.map((key) => [key, dictionary[key]])) as Pick<Dictionary, Key>;
}
