import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call JotformEmbed. */
export const jotformEmbedTexts: BlockTexts = {
  words: {
    sv: 'Jotform, enkät, undersökning, frågeformulär, formulär, provkörningsbokning, kundnöjdhet, kundundersökning, ladda upp fil, betalning i formulär, tävling, omröstning, quiz, bokningsformulär',
    nb: 'Jotform, spørreundersøkelse, undersøkelse, spørreskjema, skjema, prøvekjøringsbestilling, kundetilfredshet, laste opp fil, betaling i skjema, konkurranse, avstemning, quiz',
    en: 'Jotform, survey, questionnaire, poll, form, test drive booking, customer satisfaction, file upload, upload, payment form, competition, quiz, vote',
    fi: 'Jotform, kysely, kyselylomake, tutkimus, lomake, koeajovaraus, asiakastyytyväisyys, tiedoston lähetys, maksu lomakkeella, kilpailu, äänestys, arvonta',
    sk: 'Jotform, dotazník, prieskum, anketa, formulár, rezervácia skúšobnej jazdy, spokojnosť zákazníkov, nahrať súbor, nahranie súboru, platba vo formulári, súťaž, hlasovanie, kvíz',
  },
};
