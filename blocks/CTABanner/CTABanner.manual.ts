import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CTABanner. */
export const ctaBannerTexts: BlockTexts = {
  words: {
    sv: 'uppmaning, handlingsknapp, knapp, banner, puff, kampanj, kampanjbanner, call to action, boka provkörning, provkörning, erbjudande, kontakta oss, avslutning, två knappar, anmäl dig, säljpuff, anmälan, rabatt',
    nb: 'oppfordring, handlingsknapp, knapp, banner, kampanje, kampanjebanner, bestill prøvekjøring, prøvekjøring, tilbud, kontakt oss, to knapper, meld deg på, påmelding, rabatt',
    en: 'call to action, CTA, button, banner, campaign, campaign banner, promotion, promo, test drive, book a test drive, offer, contact us, two buttons, sign up, prompt, discount',
    fi: 'toimintakehote, kehote, painike, nappi, nappula, banneri, kampanja, kampanjabanneri, varaa koeajo, koeajo, tarjous, ota yhteyttä, kaksi painiketta, ilmoittaudu, ilmoittautuminen, alennus',
    sk: 'výzva k akcii, výzva, tlačidlo, gombík, banner, pruh, kampaň, kampaňový banner, akcia, skúšobná jazda, predvádzacia jazda, ponuka, kontaktujte nás, dve tlačidlá, prihláste sa, prihlásenie, zľava, zľavy',
  },
};
