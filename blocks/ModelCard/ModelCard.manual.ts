import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call ModelCard. */
export const modelCardTexts: BlockTexts = {
  words: {
    sv: 'modellkort, bilmodell, modell, modeller, nya modeller, modellutbud, räckvidd, fakta om modell, pris från, priser, pris, kampanjetikett, etikett, nybil, elbilsmodell, laddtid, leasing, privatleasing, laddning',
    nb: 'modellkort, bilmodell, modell, modeller, nye modeller, modellutvalg, rekkevidde, fakta om modellen, pris fra, priser, pris, kampanjemerke, etikett, nybil, elbilmodell, leasing, privatleie, lading',
    en: 'model card, car model, model, models, new models, range, model facts, price from, prices, price, campaign badge, badge, label, new car, electric model, leasing, charging',
    fi: 'mallikortti, automalli, malli, mallit, uudet mallit, mallisto, toimintamatka, mallin tiedot, hinta alkaen, hinta, hinnat, kampanjamerkki, etiketti, uusi auto, leasing, lataus',
    sk: 'karta modelu, model auta, model, modely, nové modely, modelový rad, dojazd, údaje o modeli, cena od, ceny, cena, cien, štítok kampane, štítok, nové auto, lízing, leasing, nabíjanie',
  },
};
