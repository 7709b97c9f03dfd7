import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call ServiceRequestForm. */
export const serviceRequestFormTexts: BlockTexts = {
  words: {
    sv: 'serviceförfrågan, verkstadsförfrågan, beställ verkstad, verkstadsformulär, norsk verkstad, motorcykel, mc-service, motorcykelservice',
    nb: 'bestill verksted, verkstedtime, verkstedforespørsel, serviceforespørsel, EU-kontroll, periodisk kontroll, bestille time, motorsykkel, mc-service, service på motorsykkel, verksted, verkstedskjema',
    en: 'service request, request a service, workshop request, workshop form, motorcycle, motorbike service, Norwegian workshop, EU inspection',
    fi: 'huoltopyyntö, korjaamopyyntö, huoltolomake, moottoripyörä, moottoripyörähuolto, norjalainen korjaamo',
    sk: 'žiadosť o servis, dopyt na servis, servisný formulár, motocykel, motorka, servis motocykla, nórska dielňa',
  },
};
