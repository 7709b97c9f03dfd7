import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call Card. */
export const cardTexts: BlockTexts = {
  words: {
    sv: 'kort, puff, ruta, box, innehållskort, erbjudandekort, tjänst, erbjudande, ikon, bildpuff, länkruta, tips, evenemang, event, jobb, lediga jobb, karriär, lediga tjänster, försäkring, tillbehör, reservdelar',
    nb: 'kort, boks, rute, innholdskort, tilbudskort, tjeneste, tilbud, ikon, lenkeboks, tips, arrangement, jobb, ledige stillinger, karriere, forsikring, tilbehør, reservedeler',
    en: 'card, teaser, box, tile, panel, content card, offer card, service, offer, icon, link box, tip, event, job, vacancy, career, insurance, accessories, spare parts',
    fi: 'kortti, nosto, laatikko, ruutu, sisältökortti, tarjouskortti, palvelu, tarjous, kuvake, ikoni, vinkki, tapahtuma, työpaikka, avoimet työpaikat, ura, vakuutus, lisävarusteet, varaosat',
    sk: 'karta, kartička, dlaždica, box, rámček, upútavka, služba, ponuka, ikona, tip, podujatie, pracovná ponuka, voľné miesta, kariéra, poistenie, príslušenstvo, náhradné diely',
  },
};
