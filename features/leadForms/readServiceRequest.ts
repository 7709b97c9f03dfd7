import { type ServiceRequestFilling, vehicleTypeOf } from '#domain/leads/serviceRequest.ts';
import { readLeadTexts } from './readLeadTexts.ts';

const texts = [
  'dealerEmail',
  'vehicleType',
  'other',
  'description',
  'registrationNumber',
  'mileage',
  'date',
  'customerName',
  'customerPhone',
  'customerEmail',
] as const;

/** What the fields of the form contain. */
export function readServiceRequest(form: HTMLFormElement): ServiceRequestFilling {
  const data = new FormData(form);
  const entered = readLeadTexts(form, texts);
  return {
    ...entered,
    vehicleType: vehicleTypeOf(entered.vehicleType),
    services: data.getAll('services[]').map(String),
    gdpr: data.has('gdpr'),
    newsletter: data.has('newsletter'),
  };
}
