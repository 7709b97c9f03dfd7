import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CardList. */
export const cardListTexts: BlockTexts = {
  words: {
    sv: 'kortlista, puffar, flera kort, rutnät, kort i rad, puffrad, erbjudanden, tjänster, ämnen, tre kolumner, kolumner, rutor, bildrutnät, galleri, bildgalleri, översikt, team, medarbetare, personal, logotyper, varumärken, partner, samarbetspartner',
    nb: 'kortliste, flere kort, rutenett, kort på rad, tilbud, tjenester, temaer, tre kolonner, kolonner, bokser, galleri, bildegalleri, oversikt, team, ansatte, medarbeidere, merker, partner, samarbeidspartner',
    en: 'cards, card list, teasers, grid, tiles, several cards, offers, services, topics, three columns, columns, boxes, gallery, image gallery, photo gallery, overview, team, staff, employees, brands, partner',
    fi: 'korttilista, kortit, korttiluettelo, ruudukko, nostot, tarjoukset, palvelut, aiheet, kolme saraketta, sarakkeet, palstat, galleria, kuvagalleria, yleiskuva, tiimi, henkilöstö, henkilökunta, työntekijät, merkit, kumppani, kumppanit',
    sk: 'zoznam kariet, karty, kartičky, mriežka, dlaždice, upútavky, ponuky, služby, témy, tri stĺpce, stĺpce, galéria, fotogaléria, prehľad, tím, zamestnanci, personál, značky, partner, partneri',
  },
};
