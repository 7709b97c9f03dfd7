import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CarDetail. */
export const carDetailTexts: BlockTexts = {
  words: {
    sv: 'bilsida, bildetalj, bilens sida, fordonssida, produktsida, bilfakta, bilannons, annons, teknisk data, fakta om bilen, utrustning, detaljsida, en bil, bil, fordon, objekt',
    nb: 'bilside, bildetaljer, kjøretøyside, produktside, bilfakta, bilannonse, annonse, tekniske data, utstyr, detaljside, en bil, bil, kjøretøy',
    en: 'car page, vehicle page, product page, car details, vehicle details, detail page, car facts, technical data, specification, equipment, listing, advert, ad, one car, single car, car, vehicle',
    fi: 'auton sivu, autosivu, ajoneuvosivu, tuotesivu, auton tiedot, tekniset tiedot, varusteet, varustelu, autoilmoitus, ilmoitus autosta, yksi auto, auto, ajoneuvo',
    sk: 'stránka auta, stránka vozidla, detail auta, detail vozidla, produktová stránka, technické údaje, výbava, výbava auta, inzerát, jedno auto, auto, vozidlo',
  },
};
