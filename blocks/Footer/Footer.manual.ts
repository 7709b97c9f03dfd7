import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { footerFields } from './Footer.fields.ts';

/** What editors call Footer, and its manual in Swedish. */
export const footerTexts: BlockTextsOf<typeof footerFields> = {
  words: {
    sv: 'sidfot, sidfoten, fot, längst ner, botten, copyright, upphovsrätt, sidans slut, företagsuppgifter, organisationsnummer',
    nb: 'bunntekst, bunn, nederst, footer, sidefot, copyright, opphavsrett, slutten av siden, organisasjonsnummer',
    en: 'footer, bottom, page bottom, end of page, copyright, imprint, company information, page foot',
    fi: 'alatunniste, alaosa, alapalkki, sivun loppu, tekijänoikeus, copyright, yritystiedot, y-tunnus',
    sk: 'päta, pätička, spodok stránky, koniec stránky, copyright, autorské práva, údaje o spoločnosti, tiráž',
  },
  sv: {
    purpose: 'Sidans slut: logotyp, en kort text om företaget, kolumner med länkar och copyright.',
    useWhen: ['På varje sida, en gång, i sidfotens plats. Låt alla sidor dela en sidfot.'],
    avoidWhen: [
      'Som avdelare på en sida: använd Spacer.',
      'För sidans huvudinnehåll: få besökare rullar så långt ner.',
    ],
    fields: {
      logo: 'Webbplatsens logotyp för mörk bakgrund, helst som SVG. Den visas 55 px hög.',
      text: 'Vem som driver webbplatsen, i en eller två meningar.',
      copyrightText: 'Sidans sista rad: © med årtal och företag.',
    },
  },
};
