import { formFieldsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { formEmbedFields } from './FormEmbed.fields.ts';

/** What editors call FormEmbed, and its manual in Swedish. */
export const formEmbedTexts: BlockTextsOf<typeof formEmbedFields> = {
  words: {
    sv: 'formulär, kontaktformulär, kontakta oss, intresseanmälan, nyhetsbrev, prenumerera, prenumeration, HubSpot, offertförfrågan, offert, provkörning, skicka meddelande, anmälan, kontakt, lead, förfrågan, återkoppling, klagomål, reklamation',
    nb: 'skjema, kontaktskjema, kontakt oss, interessemelding, nyhetsbrev, abonnere, abonnement, HubSpot, tilbudsforespørsel, prøvekjøring, send melding, påmelding, kontakt, forespørsel, tilbakemelding, klage, reklamasjon',
    en: 'form, contact form, enquiry, inquiry, newsletter, subscribe, subscription, HubSpot, quote request, request a quote, test drive, send a message, sign-up, contact us, contact, lead form, feedback, complaint',
    fi: 'lomake, yhteydenottolomake, yhteydenotto, yhteyslomake, ota yhteyttä, uutiskirje, tilaa, tilaus, HubSpot, tarjouspyyntö, koeajo, lähetä viesti, ilmoittautuminen, yhteys, tiedustelu, palaute, reklamaatio',
    sk: 'formulár, kontaktný formulár, kontaktujte nás, kontakt, dopyt, newsletter, odber noviniek, odoberať, HubSpot, cenová ponuka, žiadosť o ponuku, skúšobná jazda, poslať správu, prihláška, otázka na nás, spätná väzba, sťažnosť, reklamácia',
  },
  sv: {
    purpose:
      'Ett formulär som är byggt hos formulärleverantören, till exempel ett kontaktformulär eller en anmälan till nyhetsbrevet.',
    useWhen: [
      'Besökarna ska kunna kontakta oss utan att lämna sidan.',
      'Marknadsavdelningen bygger formuläret och läser svaren hos formulärleverantören.',
    ],
    avoidWhen: [
      'Formuläret är byggt i Jotform: använd JotformEmbed.',
      'Det gäller att sälja eller byta in en bil, eller att boka service: de har egna flöden.',
    ],
    fields: formFieldsSv('Formulärets id, som formulärleverantören visar det.'),
  },
};
