import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call FormEmbed. */
export const formEmbedTexts: BlockTexts = {
  words: {
    sv: 'formulär, kontaktformulär, kontakta oss, intresseanmälan, nyhetsbrev, prenumerera, prenumeration, HubSpot, offertförfrågan, offert, provkörning, skicka meddelande, anmälan, kontakt, lead, förfrågan, återkoppling, klagomål, reklamation',
    nb: 'skjema, kontaktskjema, kontakt oss, interessemelding, nyhetsbrev, abonnere, abonnement, HubSpot, tilbudsforespørsel, prøvekjøring, send melding, påmelding, kontakt, forespørsel, tilbakemelding, klage, reklamasjon',
    en: 'form, contact form, enquiry, inquiry, newsletter, subscribe, subscription, HubSpot, quote request, request a quote, test drive, send a message, sign-up, contact us, contact, lead form, feedback, complaint',
    fi: 'lomake, yhteydenottolomake, yhteydenotto, yhteyslomake, ota yhteyttä, uutiskirje, tilaa, tilaus, HubSpot, tarjouspyyntö, koeajo, lähetä viesti, ilmoittautuminen, yhteys, tiedustelu, palaute, reklamaatio',
    sk: 'formulár, kontaktný formulár, kontaktujte nás, kontakt, dopyt, newsletter, odber noviniek, odoberať, HubSpot, cenová ponuka, žiadosť o ponuku, skúšobná jazda, poslať správu, prihláška, otázka na nás, spätná väzba, sťažnosť, reklamácia',
  },
};
