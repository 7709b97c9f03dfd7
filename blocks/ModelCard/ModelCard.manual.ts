import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { modelCardFields } from './ModelCard.fields.ts';

const label = 'Vad värdet beskriver, till exempel Räckvidd. Visas bara tillsammans med sitt värde.';
const value = 'Värdet, med enhet. Visas bara tillsammans med sin etikett.';

/** What editors call ModelCard, and its manual in Swedish. */
export const modelCardTexts: BlockTextsOf<typeof modelCardFields> = {
  words: {
    sv: 'modellkort, bilmodell, modell, modeller, nya modeller, modellutbud, räckvidd, fakta om modell, pris från, priser, pris, kampanjetikett, etikett, nybil, elbilsmodell, laddtid, leasing, privatleasing, laddning',
    nb: 'modellkort, bilmodell, modell, modeller, nye modeller, modellutvalg, rekkevidde, fakta om modellen, pris fra, priser, pris, kampanjemerke, etikett, nybil, elbilmodell, leasing, privatleie, lading',
    en: 'model card, car model, model, models, new models, range, model facts, price from, prices, price, campaign badge, badge, label, new car, electric model, leasing, charging',
    fi: 'mallikortti, automalli, malli, mallit, uudet mallit, mallisto, toimintamatka, mallin tiedot, hinta alkaen, hinta, hinnat, kampanjamerkki, etiketti, uusi auto, leasing, lataus',
    sk: 'karta modelu, model auta, model, modely, nové modely, modelový rad, dojazd, údaje o modeli, cena od, ceny, cena, cien, štítok kampane, štítok, nové auto, lízing, leasing, nabíjanie',
  },
  sv: {
    purpose:
      'En bilmodell: bild, en mening, upp till fyra fakta att jämföra och en kampanjetikett.',
    useWhen: [
      'Modellerna i ett märke eller en kampanj hör hemma sida vid sida: lägg dem i en StageRow eller en CardList.',
      'Det är fakta som räckvidd, sittplatser eller pris som besökarna jämför.',
    ],
    avoidWhen: ['Det är en bil i lager: bilsökningen visar dem med aktuella priser.'],
    fields: {
      title: 'Modellens namn.',
      text: 'En eller två meningar om vem bilen passar.',
      image: 'Bilen (3:2; andra format beskärs).',
      link: 'Modellens sida, eller en sökning efter den.',
      isCampaign: 'Visar kampanjetiketten på bilden.',
      campaign: 'Etikettens text, med ett till tre ord.',
      label1: label,
      labelValue1: value,
      label2: label,
      labelValue2: value,
      label3: label,
      labelValue3: value,
      label4: label,
      labelValue4: value,
    },
  },
};
