import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call FooterLinkList. */
export const footerLinkListTexts: BlockTexts = {
  words: {
    sv: 'länklista, länkar, länk, kontakt, kontaktlänkar, sidfotslänkar, länkar i sidfoten, e-post, e-postadress, mejladress, mejl, telefonlänk, kopiera länk, genvägar, sociala kanaler, följ oss, sidfotskolumn',
    nb: 'lenkeliste, lenker, lenke, kontakt, bunntekstlenker, lenker i bunnteksten, e-post, e-postadresse, telefonlenke, kopier lenke, snarveier, sosiale kanaler, følg oss, kolonne i bunnteksten',
    en: 'footer links, footer column, links, link, link list, contact, contact links, email, e-mail address, mail, phone link, copy link, shortcuts, follow us, social channels, our channels',
    fi: 'linkkilista, linkit, linkki, yhteys, alatunnisteen linkit, sähköposti, sähköpostiosoite, puhelinlinkki, kopioi linkki, pikalinkit, seuraa meitä, some-kanavat',
    sk: 'zoznam odkazov, odkazy, odkaz, linky, kontakt, odkazy v pätičke, e-mail, e-mailová adresa, telefónny odkaz, kopírovať odkaz, skratky, sledujte nás, sociálne kanály, stĺpec v pätičke',
  },
};
