import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { carDetailFields } from './CarDetail.fields.ts';

/** What editors call CarDetail, and its manual in Swedish. */
export const carDetailTexts: BlockTextsOf<typeof carDetailFields> = {
  words: {
    sv: 'bilsida, bildetalj, bilens sida, fordonssida, produktsida, bilfakta, bilannons, annons, teknisk data, fakta om bilen, utrustning, detaljsida, en bil, bil, fordon, objekt',
    nb: 'bilside, bildetaljer, kjøretøyside, produktside, bilfakta, bilannonse, annonse, tekniske data, utstyr, detaljside, en bil, bil, kjøretøy',
    en: 'car page, vehicle page, product page, car details, vehicle details, detail page, car facts, technical data, specification, equipment, listing, advert, ad, one car, single car, car, vehicle',
    fi: 'auton sivu, autosivu, ajoneuvosivu, tuotesivu, auton tiedot, tekniset tiedot, varusteet, varustelu, autoilmoitus, ilmoitus autosta, yksi auto, auto, ajoneuvo',
    sk: 'stránka auta, stránka vozidla, detail auta, detail vozidla, produktová stránka, technické údaje, výbava, výbava auta, inzerát, jedno auto, auto, vozidlo',
  },
  sv: {
    purpose:
      'Bilen som sidans adress anger: bilder, pris, fakta, utrustning, var den står och liknande bilar.',
    useWhen: [
      'En sida visar alla webbplatsens bilar. Dess sökväg slutar på ,-w-,/,-w-,: ett jokertecken för bilens id och ett för dess namn. Sidans titel och beskrivning får innehålla {brand}, {model}, {modelText}, {city} och {details}, som skiljer bilen från alla andra: årsmodell, miltal och registreringsnummer.',
    ],
    avoidWhen: [
      'Sidan har en vanlig adress som inte anger någon bil: använd CarTeaserFixed, som visar valda bilar.',
    ],
    fields: {
      loanText:
        'En eller två meningar om koncernens lån, under priset. Bara på svenska webbplatser.',
      loanLink: 'Sidan om lånet, som en länk under texten.',
    },
  },
};
