/** The texts of the form for selling a car, which only sites that buy cars have. */
export const sellCarKeys = [
  'sellCarRegno',
  'sellCarMilage',
  'sellCarOption',
  'sellCarSell',
  'sellCarTradeIn',
  'sellCarOptionMissing',
] as const;

/** The texts of the form that requests a service, which only Norwegian sites have. */
export const serviceRequestKeys = [
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
