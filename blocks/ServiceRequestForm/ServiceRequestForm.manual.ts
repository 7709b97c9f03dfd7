import { backgroundColorSv, formAsideSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { serviceRequestFormFields } from './ServiceRequestForm.fields.ts';

/** What editors call ServiceRequestForm, and its manual in Swedish. */
export const serviceRequestFormTexts: BlockTextsOf<typeof serviceRequestFormFields> = {
  words: {
    sv: 'serviceförfrågan, verkstadsförfrågan, beställ verkstad, verkstadsformulär, norsk verkstad, motorcykel, mc-service, motorcykelservice',
    nb: 'bestill verksted, verkstedtime, verkstedforespørsel, serviceforespørsel, EU-kontroll, periodisk kontroll, bestille time, motorsykkel, mc-service, service på motorsykkel, verksted, verkstedskjema',
    en: 'service request, request a service, workshop request, workshop form, motorcycle, motorbike service, Norwegian workshop, EU inspection',
    fi: 'huoltopyyntö, korjaamopyyntö, huoltolomake, moottoripyörä, moottoripyörähuolto, norjalainen korjaamo',
    sk: 'žiadosť o servis, dopyt na servis, servisný formulár, motocykel, motorka, servis motocykla, nórska dielňa',
  },
  sv: {
    purpose:
      'Ett formulär som beställer service hos en bil- eller motorcykelhandlare, för norska webbplatser.',
    useWhen: [
      'Webbplatsens verkstäder går inte att boka på nätet, så en handlare svarar på varje förfrågan.',
    ],
    avoidWhen: [
      'Verkstäderna går att boka: använd BookingAssistant.',
      'Webbplatsen är inte norsk: det är namnen på tjänsterna.',
    ],
    fields: {
      title: 'Rubriken, och formulärets namn. Berätta vad som går att beställa.',
      titleTag: titleTagSv,
      text: 'Hur snart en handlare svarar, och med vad. Två meningar.',
      footnote:
        'Vad som händer med uppgifterna, under knappen. En länk till integritetspolicyn hör hemma här.',
      aside: formAsideSv,
      earliestDays: 'Den första dag som går att önska, i dagar från i dag.',
      latestDays: 'Den sista dag som går att önska, i dagar från i dag.',
      newsletterRequired:
        'Om formuläret bara kan skickas med en prenumeration på nyhetsbrevet. Stäng av det för att låta besökaren bestämma.',
      backgroundColor: backgroundColorSv,
    },
  },
};
