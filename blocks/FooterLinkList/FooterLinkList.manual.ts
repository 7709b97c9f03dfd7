import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { footerLinkListFields } from './FooterLinkList.fields.ts';

/** What editors call FooterLinkList, and its manual in Swedish. */
export const footerLinkListTexts: BlockTextsOf<typeof footerLinkListFields> = {
  words: {
    sv: 'länklista, länkar, länk, kontakt, kontaktlänkar, sidfotslänkar, länkar i sidfoten, e-post, e-postadress, mejladress, mejl, telefonlänk, kopiera länk, genvägar, sociala kanaler, följ oss, sidfotskolumn',
    nb: 'lenkeliste, lenker, lenke, kontakt, bunntekstlenker, lenker i bunnteksten, e-post, e-postadresse, telefonlenke, kopier lenke, snarveier, sosiale kanaler, følg oss, kolonne i bunnteksten',
    en: 'footer links, footer column, links, link, link list, contact, contact links, email, e-mail address, mail, phone link, copy link, shortcuts, follow us, social channels, our channels',
    fi: 'linkkilista, linkit, linkki, yhteys, alatunnisteen linkit, sähköposti, sähköpostiosoite, puhelinlinkki, kopioi linkki, pikalinkit, seuraa meitä, some-kanavat',
    sk: 'zoznam odkazov, odkazy, odkaz, linky, kontakt, odkazy v pätičke, e-mail, e-mailová adresa, telefónny odkaz, kopírovať odkaz, skratky, sledujte nás, sociálne kanály, stĺpec v pätičke',
  },
  sv: {
    purpose:
      'En kolumn med länkar i sidfoten. E-postadresser och telefonnummer kan kopieras med ett klick.',
    useWhen: [
      'Besökarna väntar sig länkarna i slutet av en sida: kontakt, öppettider, villkor, om oss.',
      'En handfull länkar hör ihop under en rubrik.',
    ],
    avoidWhen: [
      'Utanför sidfoten: använd en text med länkar, eller kort.',
      'För fler än ungefär åtta länkar: dela upp dem på två kolumner.',
    ],
    fields: {
      title: 'Vad länkarna har gemensamt, med ett till tre ord.',
      links: {
        help: 'Länkarna, den viktigaste först. Tre till sex fungerar bäst. En post utan adress eller text utelämnas.',
        entries: {
          link: 'En sida, en annan webbplats, en e-postadress (mailto:) eller ett telefonnummer (tel:, i internationellt format med +). E-postadresser och telefonnummer får en knapp som kopierar dem.',
        },
      },
    },
  },
};
