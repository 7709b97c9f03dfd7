import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { carOfTheWeekFields } from './CarOfTheWeek.fields.ts';

/** What editors call CarOfTheWeek, and its manual in Swedish. */
export const carOfTheWeekTexts: BlockTextsOf<typeof carOfTheWeekFields> = {
  words: {
    sv: 'veckans bil, veckans bilar, månadens bil, utvald bil, framhävd bil, veckans erbjudande, veckans kampanj, höjdpunkt, bilpuff',
    nb: 'ukens bil, ukens biler, månedens bil, utvalgt bil, fremhevet bil, ukens tilbud',
    en: 'car of the week, featured car, featured cars, car of the month, highlighted car, weekly offer, deal of the week, car slider',
    fi: 'viikon auto, viikon autot, kuukauden auto, valittu auto, nostoauto, viikon tarjous',
    sk: 'auto týždňa, autá týždňa, auto mesiaca, vybrané auto, odporúčané auto, ponuka týždňa, týždenná ponuka',
  },
  sv: {
    purpose:
      'Veckans bilar, stora och en i taget. De väljs i lagersystemet; är ingen vald döljs avsnittet.',
    useWhen: ['Startsidan eller en sida om begagnade bilar ska lyfta fram några bilar.'],
    avoidWhen: [
      'Du vill välja bilarna själv: använd CarTeaserFixed.',
      'Besökarna ska se många bilar på en gång: använd CarTeaserQuery.',
    ],
    fields: {
      title: 'Rubriken, till exempel ”Veckans bil”.',
      titleTag: titleTagSv,
      text: 'Varför just de här bilarna är valda, i en mening.',
      backgroundColor: backgroundColorSv,
    },
  },
};
