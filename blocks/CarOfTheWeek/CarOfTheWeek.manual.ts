import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CarOfTheWeek. */
export const carOfTheWeekTexts: BlockTexts = {
  words: {
    sv: 'veckans bil, veckans bilar, månadens bil, utvald bil, framhävd bil, veckans erbjudande, veckans kampanj, höjdpunkt, bilpuff',
    nb: 'ukens bil, ukens biler, månedens bil, utvalgt bil, fremhevet bil, ukens tilbud',
    en: 'car of the week, featured car, featured cars, car of the month, highlighted car, weekly offer, deal of the week, car slider',
    fi: 'viikon auto, viikon autot, kuukauden auto, valittu auto, nostoauto, viikon tarjous',
    sk: 'auto týždňa, autá týždňa, auto mesiaca, vybrané auto, odporúčané auto, ponuka týždňa, týždenná ponuka',
  },
};
