import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call FAQList. */
export const faqListTexts: BlockTexts = {
  words: {
    sv: 'vanliga frågor, frågor och svar, frågor, svar, FAQ, frågelista, ställda frågor, hjälp, kundfrågor, kundtjänst, support, undrar, kundservice',
    nb: 'vanlige spørsmål, ofte stilte spørsmål, spørsmål og svar, spørsmål, svar, FAQ, hjelp, kundeservice, support, kundestøtte',
    en: 'FAQ, frequently asked questions, questions and answers, questions, answers, Q&A, help, customer service, support, helpdesk',
    fi: 'usein kysytyt kysymykset, UKK, kysymykset ja vastaukset, kysymys, kysymykset, vastaus, vastaukset, ohje, apua, tuki, asiakaspalvelu, neuvonta',
    sk: 'časté otázky, často kladené otázky, otázky a odpovede, otázka, otázky, odpoveď, odpovede, FAQ, pomoc, pomocník, zákaznícka podpora, podpora, zákaznícky servis',
  },
};
