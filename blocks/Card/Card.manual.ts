import { cardFieldsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { cardFields } from './Card.fields.ts';

/** What editors call Card, and its manual in Swedish. */
export const cardTexts: BlockTextsOf<typeof cardFields> = {
  words: {
    sv: 'kort, puff, ruta, box, innehållskort, erbjudandekort, tjänst, erbjudande, ikon, bildpuff, länkruta, tips, evenemang, event, jobb, lediga jobb, karriär, lediga tjänster, försäkring, tillbehör, reservdelar',
    nb: 'kort, boks, rute, innholdskort, tilbudskort, tjeneste, tilbud, ikon, lenkeboks, tips, arrangement, jobb, ledige stillinger, karriere, forsikring, tilbehør, reservedeler',
    en: 'card, teaser, box, tile, panel, content card, offer card, service, offer, icon, link box, tip, event, job, vacancy, career, insurance, accessories, spare parts',
    fi: 'kortti, nosto, laatikko, ruutu, sisältökortti, tarjouskortti, palvelu, tarjous, kuvake, ikoni, vinkki, tapahtuma, työpaikka, avoimet työpaikat, ura, vakuutus, lisävarusteet, varaosat',
    sk: 'karta, kartička, dlaždica, box, rámček, upútavka, služba, ponuka, ikona, tip, podujatie, pracovná ponuka, voľné miesta, kariéra, poistenie, príslušenstvo, náhradné diely',
  },
  sv: {
    purpose: 'En bild eller ikon, en titel, en eller två meningar och en länk.',
    useWhen: [
      'Flera erbjudanden, tjänster eller ämnen hör hemma sida vid sida: lägg korten i en CardList.',
      'Ett ämne förtjänar en tydlig länk: ett ensamt kort går tvärs över sidan.',
    ],
    avoidWhen: [
      'Det är bilden som är viktig: använd ImageCard, som lägger texten på den.',
      'Det är en bilmodell med fakta: använd ModelCard.',
    ],
    fields: cardFieldsSv,
  },
};
