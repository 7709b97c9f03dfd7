import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { cardListFields } from './CardList.fields.ts';

/** What editors call CardList, and its manual in Swedish. */
export const cardListTexts: BlockTextsOf<typeof cardListFields> = {
  words: {
    sv: 'kortlista, puffar, flera kort, rutnät, kort i rad, puffrad, erbjudanden, tjänster, ämnen, tre kolumner, kolumner, rutor, bildrutnät, galleri, bildgalleri, översikt, team, medarbetare, personal, logotyper, varumärken, partner, samarbetspartner',
    nb: 'kortliste, flere kort, rutenett, kort på rad, tilbud, tjenester, temaer, tre kolonner, kolonner, bokser, galleri, bildegalleri, oversikt, team, ansatte, medarbeidere, merker, partner, samarbeidspartner',
    en: 'cards, card list, teasers, grid, tiles, several cards, offers, services, topics, three columns, columns, boxes, gallery, image gallery, photo gallery, overview, team, staff, employees, brands, partner',
    fi: 'korttilista, kortit, korttiluettelo, ruudukko, nostot, tarjoukset, palvelut, aiheet, kolme saraketta, sarakkeet, palstat, galleria, kuvagalleria, yleiskuva, tiimi, henkilöstö, henkilökunta, työntekijät, merkit, kumppani, kumppanit',
    sk: 'zoznam kariet, karty, kartičky, mriežka, dlaždice, upútavky, ponuky, služby, témy, tri stĺpce, stĺpce, galéria, fotogaléria, prehľad, tím, zamestnanci, personál, značky, partner, partneri',
  },
  sv: {
    purpose:
      'Kort sida vid sida: en kolumn i mobiler, två eller tre från 768 px, tre eller fyra i breda fönster.',
    useWhen: [
      'Besökarna väljer bland lika viktiga erbjudanden, tjänster eller ämnen: lägg Card, ListCard, ImageCard eller ModelCard i den.',
      'Tre, fyra eller sex kort fyller raderna bäst.',
    ],
    avoidWhen: [
      'Det är fler än ungefär nio kort: använd en StageRow, som rullar i sidled, eller dela upp sidan i avsnitt.',
      'Det finns bara en sak att säga: använd Blurb.',
    ],
    fields: {
      title: 'Vad korten har gemensamt. Den behövs inte.',
      titleTag: titleTagSv,
      text: 'En eller två meningar under titeln.',
      link: 'En sida som visar alla, som en länk under korten.',
      backgroundColor: backgroundColorSv,
    },
  },
};
