import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { highlightListFields } from './HighlightList.fields.ts';

/** What editors call HighlightList, and its manual in Swedish. */
export const highlightListTexts: BlockTextsOf<typeof highlightListFields> = {
  words: {
    sv: 'fördelar, punkter, punktlista, ikoner, steg för steg, steg, så fungerar det, därför, garantier, garanti, detta ingår, argument, checklista, höjdpunkter, styrkor, USP, varför välja oss, tidslinje, lista med ikoner, process, trygghet',
    nb: 'fordeler, punkter, punktliste, ikoner, trinn for trinn, steg, trinn, slik fungerer det, derfor, garantier, garanti, dette er inkludert, argumenter, sjekkliste, høydepunkter, styrker, hvorfor velge oss, tidslinje, prosess, trygghet',
    en: 'benefits, advantages, USP, highlights, features, bullet points, icons, steps, step by step, how it works, guarantees, guarantee, warranty, what is included, checklist, strengths, why choose us, reasons, timeline, process',
    fi: 'edut, etu, luettelo, luettelokohdat, kuvakkeet, vaiheet, vaihe vaiheelta, näin se toimii, takuu, takuut, mitä sisältyy, tarkistuslista, kohokohdat, vahvuudet, miksi valita meidät, syyt, aikajana, prosessi, hyödyt',
    sk: 'výhody, výhoda, body, odrážky, ikony, kroky, krok za krokom, ako to funguje, záruka, záruky, čo je zahrnuté, argumenty, kontrolný zoznam, prednosti, prečo my, dôvody, časová os, proces, benefity',
  },
  sv: {
    purpose: 'Tre till sex punkter, var och en med ikon, titel och en mening.',
    useWhen: [
      'Besökarna ska se fördelarna med ett erbjudande med en blick: garantier, vad som ingår, hur det fungerar.',
      'Det finns steg att följa: deras ordning behålls.',
    ],
    avoidWhen: [
      'Varje punkt har en bild: använd kort.',
      'Punkterna är siffror: använd NumbersBlock, som gör dem stora.',
    ],
    fields: {
      title: 'Vad punkterna har gemensamt.',
      titleTag: titleTagSv,
      text: 'En eller två meningar under titeln.',
      items: {
        help: 'Punkterna. Tre till sex fungerar bäst.',
        entries: {
          icon: 'En ikon för vad punkten handlar om.',
          title: 'Punkten med några få ord.',
          text: 'En eller två meningar.',
          link: 'En sida som berättar mer.',
        },
      },
      backgroundColor: backgroundColorSv,
    },
  },
};
