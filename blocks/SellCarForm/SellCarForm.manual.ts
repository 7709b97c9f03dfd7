import { backgroundColorSv, formAsideSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { sellCarFormFields } from './SellCarForm.fields.ts';

/** What editors call SellCarForm, and its manual in Swedish. */
export const sellCarFormTexts: BlockTextsOf<typeof sellCarFormFields> = {
  words: {
    sv: 'sälj bil, sälja bil, sälj din bil, inbyte, byta in, bilvärdering, värdering, värdera bil, vi köper din bil, vi köper bilar, säljformulär, inbytespris, byt bil, köper bil, bilinköp',
    nb: 'selg bil, selge bil, selg bilen din, innbytte, bytte inn, verdivurdering, verdsettelse, taksering, vi kjøper bilen din, vi kjøper biler, salgsskjema, innbyttepris, bytte bil',
    en: 'sell car, sell my car, sell your car, trade in, trade-in, part exchange, valuation, value my car, we buy cars, we buy your car, appraisal',
    fi: 'myy auto, myy autosi, auton myynti, vaihtoauton arvio, vaihda auto, autonvaihto, arviointi, hinta-arvio, auton arvo, ostamme autoja, ostamme autosi, hyvitys, myydä auto, auton myyminen',
    sk: 'predať auto, predajte auto, predaj auta, výkup, výkup áut, protihodnota, na protiúčet, protiúčet, ocenenie, ocenenie auta, odhad ceny, vykúpime vaše auto, výmena auta',
  },
  sv: {
    purpose:
      'Ett formulär för att sälja en bil till oss eller byta in den. Det kommer in som ett lead.',
    useWhen: ['Sidan handlar om att sälja eller byta in en bil. Den har ett sådant formulär.'],
    avoidWhen: [
      'Besökarna ska bara ta sig dit: länka till sidan med en CTABanner.',
      'Det är andra frågor som ställs: använd FormEmbed eller JotformEmbed.',
    ],
    fields: {
      title: 'Rubriken, och formulärets namn. Berätta vad besökaren får.',
      titleTag: titleTagSv,
      text: 'Hur snart någon svarar, och med vad. Två meningar.',
      footnote:
        'Vad som händer med uppgifterna, under knappen. En länk till integritetspolicyn hör hemma här.',
      aside: formAsideSv,
      backgroundColor: backgroundColorSv,
    },
  },
};
