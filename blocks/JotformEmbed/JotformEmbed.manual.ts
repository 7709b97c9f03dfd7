import { formFieldsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { jotformEmbedFields } from './JotformEmbed.fields.ts';

/** What editors call JotformEmbed, and its manual in Swedish. */
export const jotformEmbedTexts: BlockTextsOf<typeof jotformEmbedFields> = {
  words: {
    sv: 'Jotform, enkät, undersökning, frågeformulär, formulär, provkörningsbokning, kundnöjdhet, kundundersökning, ladda upp fil, betalning i formulär, tävling, omröstning, quiz, bokningsformulär',
    nb: 'Jotform, spørreundersøkelse, undersøkelse, spørreskjema, skjema, prøvekjøringsbestilling, kundetilfredshet, laste opp fil, betaling i skjema, konkurranse, avstemning, quiz',
    en: 'Jotform, survey, questionnaire, poll, form, test drive booking, customer satisfaction, file upload, upload, payment form, competition, quiz, vote',
    fi: 'Jotform, kysely, kyselylomake, tutkimus, lomake, koeajovaraus, asiakastyytyväisyys, tiedoston lähetys, maksu lomakkeella, kilpailu, äänestys, arvonta',
    sk: 'Jotform, dotazník, prieskum, anketa, formulár, rezervácia skúšobnej jazdy, spokojnosť zákazníkov, nahrať súbor, nahranie súboru, platba vo formulári, súťaž, hlasovanie, kvíz',
  },
  sv: {
    purpose:
      'Ett formulär som är byggt i Jotform, till exempel en enkät eller en bokning av provkörning.',
    useWhen: [
      'Formuläret är byggt i Jotform, och svaren läses där.',
      'Formuläret har flera sidor, betalningar eller filer att ladda upp, vilket Jotform klarar.',
    ],
    avoidWhen: [
      'Formuläret är byggt hos formulärleverantören: använd FormEmbed.',
      'Det gäller att sälja eller byta in en bil, eller att boka service: de har egna flöden.',
    ],
    fields: formFieldsSv('Numret i slutet av formulärets adress hos Jotform.'),
  },
};
