import { type ServiceRequestFilling, vehicleTypeOf } from '#domain/leads/serviceRequest.ts';
import { readTexts } from '#features/shared/readTexts.ts';

const texts = [
  'siteEmail',
  'typeCar',
  'other',
  'description',
  'regno',
  'milage',
  'date',
  'customerName',
  'customerPhone',
  'customerEmail',
] as const;

/** What the fields of the form contain. */
export function readServiceRequest(form: HTMLFormElement): ServiceRequestFilling {
  const data = new FormData(form);
  const entered = readTexts(form, texts);
  return {
    ...entered,
    typeCar: vehicleTypeOf(entered.typeCar),
    services: data.getAll('services[]').map(String),
    gdpr: data.has('gdpr'),
    newsletter: data.has('newsletter'),
  };
}
