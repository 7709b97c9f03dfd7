import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call Blurb. */
export const blurbTexts: BlockTexts = {
  words: {
    sv: 'text och bild, bild och text, bild med text, text, brödtext, stycke, textblock, ingress, textavsnitt, om oss, presentation, beskrivning, film med text, puff med bild, foto, fotografi, bild, citat, kundcitat, innehåll, tabell, integritetspolicy, historia, text bredvid bild, omdöme, recension, kundrecension, kundomdöme, hållbarhet, miljö',
    nb: 'tekst og bilde, bilde og tekst, bilde med tekst, tekst, brødtekst, avsnitt, tekstblokk, ingress, om oss, presentasjon, beskrivelse, film med tekst, foto, fotografi, bilde, sitat, innhold, tabell, personvern, historie, tekst ved bilde, tekst ved siden av bilde, omtale, anmeldelse, kundeomtale, bærekraft',
    en: 'text and media, text and image, image and text, picture with text, text, paragraph, body text, copy, text block, about us, presentation, description, feature, photo, picture, image, quote, testimonial, content, table, privacy policy, history, text beside picture, image left text right, review, customer review, sustainability',
    fi: 'teksti ja kuva, kuva ja teksti, teksti, kappale, leipäteksti, tekstilohko, ingressi, tietoa meistä, esittely, kuvaus, kuva, kuvat, valokuva, lainaus, sitaatti, sisältö, taulukko, tietosuoja, historia, teksti kuvan vieressä, arvostelu, asiakasarvio, vastuullisuus',
    sk: 'text a obrázok, obrázok a text, text, odsek, odstavec, textový blok, úvod, o nás, predstavenie, opis, popis, fotografia, fotka, obrázok, obrázky, citát, obsah, tabuľka, ochrana osobných údajov, história, text vedľa obrázka, recenzia, recenzie, hodnotenie zákazníkov, udržateľnosť',
  },
};
