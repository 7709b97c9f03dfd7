import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { ctaBannerFields } from './CTABanner.fields.ts';

/** What editors call CTABanner, and its manual in Swedish. */
export const ctaBannerTexts: BlockTextsOf<typeof ctaBannerFields> = {
  words: {
    sv: 'uppmaning, handlingsknapp, knapp, banner, puff, kampanj, kampanjbanner, call to action, boka provkörning, provkörning, erbjudande, kontakta oss, avslutning, två knappar, anmäl dig, säljpuff, anmälan, rabatt',
    nb: 'oppfordring, handlingsknapp, knapp, banner, kampanje, kampanjebanner, bestill prøvekjøring, prøvekjøring, tilbud, kontakt oss, to knapper, meld deg på, påmelding, rabatt',
    en: 'call to action, CTA, button, banner, campaign, campaign banner, promotion, promo, test drive, book a test drive, offer, contact us, two buttons, sign up, prompt, discount',
    fi: 'toimintakehote, kehote, painike, nappi, nappula, banneri, kampanja, kampanjabanneri, varaa koeajo, koeajo, tarjous, ota yhteyttä, kaksi painiketta, ilmoittaudu, ilmoittautuminen, alennus',
    sk: 'výzva k akcii, výzva, tlačidlo, gombík, banner, pruh, kampaň, kampaňový banner, akcia, skúšobná jazda, predvádzacia jazda, ponuka, kontaktujte nás, dve tlačidlá, prihláste sa, prihlásenie, zľava, zľavy',
  },
  sv: {
    purpose:
      'En tydlig uppmaning tvärs över sidan: en titel, en mening, en huvudknapp och en till.',
    useWhen: [
      'Besökarna vet tillräckligt för att göra något: i slutet av en sida, eller mellan två ämnen.',
      'Det finns precis en sak de ska göra härnäst.',
    ],
    avoidWhen: [
      'Sidan har redan en uppmaning: två försvagar varandra.',
      'Det behövs en förklaring först: använd Blurb, som har plats för en och dessutom en knapp.',
    ],
    fields: {
      title: 'Uppmaningen, på en rad.',
      titleTag: titleTagSv,
      text: 'En eller två meningar: varför, och vad som händer sedan.',
      link: 'Vad besökarna ska göra, som avsnittets huvudknapp.',
      secondLink: 'Ett annat alternativ för besökare som inte är redo än.',
      image: 'En bild bredvid texten (4:3; andra format beskärs).',
      backgroundColor: backgroundColorSv,
    },
  },
};
