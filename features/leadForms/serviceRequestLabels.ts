import type { ServiceRequestField } from '#domain/leads/serviceRequest.ts';
import type { EntryProblem } from '#features/shared/leadFieldErrors.ts';
import { leadAdvice } from './leadAdvice.ts';
import { customerLabel, type ServiceRequestTexts } from './leadFormTexts.ts';

/** What to do about an invalid field. */
export function requestAdvice(
  field: ServiceRequestField,
  problem: EntryProblem,
  texts: ServiceRequestTexts,
): string {
  switch (field) {
    case 'dealerEmail':
      return texts.serviceRequestDealerMissing;
    case 'date':
      return texts.serviceRequestDateMissing;
    case 'gdpr':
    case 'newsletter':
      return texts.serviceRequestTick;
    default:
      return leadAdvice(field, problem, texts);
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
