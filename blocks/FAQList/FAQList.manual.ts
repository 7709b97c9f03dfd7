import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { faqListFields } from './FAQList.fields.ts';

/** What editors call FAQList, and its manual in Swedish. */
export const faqListTexts: BlockTextsOf<typeof faqListFields> = {
  words: {
    sv: 'vanliga frågor, frågor och svar, frågor, svar, FAQ, frågelista, ställda frågor, hjälp, kundfrågor, kundtjänst, support, undrar, kundservice',
    nb: 'vanlige spørsmål, ofte stilte spørsmål, spørsmål og svar, spørsmål, svar, FAQ, hjelp, kundeservice, support, kundestøtte',
    en: 'FAQ, frequently asked questions, questions and answers, questions, answers, Q&A, help, customer service, support, helpdesk',
    fi: 'usein kysytyt kysymykset, UKK, kysymykset ja vastaukset, kysymys, kysymykset, vastaus, vastaukset, ohje, apua, tuki, asiakaspalvelu, neuvonta',
    sk: 'časté otázky, často kladené otázky, otázky a odpovede, otázka, otázky, odpoveď, odpovede, FAQ, pomoc, pomocník, zákaznícka podpora, podpora, zákaznícky servis',
  },
  sv: {
    purpose:
      'Frågor som fälls ut och visar sina svar. Sökmotorer känner igen dem som frågor och svar, och man kan länka till var och en.',
    useWhen: [
      'Kunderna frågar samma sak om och om igen, i butiken eller på telefon.',
      'En sida säljer något som behöver förklaras: privatleasing, däckhotell, inbyte.',
    ],
    avoidWhen: [
      'Rubrikerna är inga frågor: använd AccordionBlock.',
      'Ingen ställer dem: det som alla bör veta hör hemma i sidans text.',
      'En annan sida har redan samma frågor: länka till den.',
    ],
    fields: {
      title: 'Vad frågorna handlar om.',
      titleTag: titleTagSv,
      text: 'En eller två meningar under titeln, till exempel om var man kan fråga om svaret saknas. På bärbara datorer och bredare skärmar står titel och text bredvid frågorna.',
      items: {
        help: 'Frågorna, den vanligaste först. Tre till tio fungerar bäst. En post utan fråga eller svar utelämnas.',
        entries: {
          question:
            'Frågan som en besökare skulle ställa den. Den är också postens ankare: en länk till #item-vad-ingar leder till ”Vad ingår?” och öppnar den. Uppdatera sådana länkar om du ändrar frågan.',
          answer:
            'Svaret, med det viktigaste först. Sökmotorer får texten utan länkar och formatering.',
        },
      },
      backgroundColor: backgroundColorSv,
    },
  },
};
