import type { ServiceRequestField } from '#domain/leads/serviceRequest.ts';
import { fieldError } from './fieldErrors.ts';
import { customerLabel, type ServiceRequestTexts } from './leadFormTexts.ts';

/** What is wrong with an invalid field. */
export function requestError(field: ServiceRequestField, texts: ServiceRequestTexts): string {
  switch (field) {
    case 'dealerEmail':
      return texts.serviceRequestDealerMissing;
    case 'date':
      return texts.serviceRequestDateMissing;
    case 'gdpr':
    case 'newsletter':
      return texts.serviceRequestTick;
    default:
      return fieldError(field, texts);
  }
}

/** The label of a field. */
export function requestLabel(field: ServiceRequestField, texts: ServiceRequestTexts): string {
  switch (field) {
    case 'dealerEmail':
      return texts.serviceRequestDealer;
    case 'registrationNumber':
      return texts.serviceRequestRegno;
    case 'mileage':
      return texts.serviceRequestMilage;
    case 'date':
      return texts.serviceRequestDate;
    case 'description':
      return texts.serviceRequestDescription;
    case 'customerName':
    case 'customerPhone':
    case 'customerEmail':
      return customerLabel(field, texts);
    case 'gdpr':
      return texts.serviceRequestGdpr;
    case 'newsletter':
      return texts.serviceRequestNewsletter;
  }
}
