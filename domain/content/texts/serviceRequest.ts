import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the form that requests a service. */
export const serviceRequestSubject = textSubject(
  shownBy(['ServiceRequestForm']),
  [
    'serviceRequestDealer',
    'serviceRequestChooseDealer',
    'serviceRequestVehicle',
    'serviceRequestCar',
    'serviceRequestMotorcycle',
    'serviceRequestMotorcycleDealer',
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
  ],
  { serviceRequestMotorcycleDealer: ['dealer'] },
);
