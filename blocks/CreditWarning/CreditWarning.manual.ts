import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { creditWarningFields } from './CreditWarning.fields.ts';

/** What editors call CreditWarning, and its manual in Swedish. */
export const creditWarningTexts: BlockTextsOf<typeof creditWarningFields> = {
  words: {
    sv: 'varning för lån, låna kostar pengar, Att låna kostar pengar, kreditvarning, lån, billån, kredit, avbetalning, ränta, finansiering, konsumentverket, KOVFS 2025:1, effektiv ränta, räkneexempel, representativt exempel, skuldsättning, månadskostnad, privatlån, konsumentkredit, lånekalkyl, räkna på lån, räkna ut lån',
    nb: 'advarsel om lån, kredittadvarsel, lån, billån, kreditt, avbetaling, rente, finansiering, effektiv rente, låneeksempel, månedskostnad, gjeld, forbrukerkreditt, lånekalkulator',
    en: 'credit warning, warning about loans, loan, car loan, credit, instalment, interest, finance, financing, APR, representative example, debt, monthly cost, consumer credit, borrowing, lending, loan calculator',
    fi: 'lainavaroitus, luottovaroitus, laina, autolaina, luotto, osamaksu, korko, rahoitus, todellinen vuosikorko, esimerkkilaskelma, kuukausierä, velka, kuluttajaluotto, lainalaskuri, korot',
    sk: 'upozornenie na úver, varovanie pred úverom, úver, pôžička, úver na auto, splátky, úrok, financovanie, RPMN, reprezentatívny príklad, mesačná splátka, dlh, spotrebiteľský úver, kalkulačka úveru',
  },
  sv: {
    purpose:
      'Upplysningen om riskerna med att låna, med den lydelse och form som Konsumentverket föreskriver (KOVFS 2025:1).',
    useWhen: [
      'En sida på en svensk webbplats marknadsför kredit till konsumenter: ett lån, en avbetalning, ett månadspris för en bil på kredit. Föreskriften kräver det sedan den 1 mars 2025.',
      'Besökarna måste lägga märke till den: placera den nära erbjudandet, inte i slutet av sidan.',
    ],
    avoidWhen: [
      'Ingen kredit erbjuds: där regeln inte gäller oroar upplysningen bara besökarna.',
      'Texten handlar om andra villkor: använd LegalInfo.',
      'Du vill korta, färga eller förminska den: lydelse, symbol, färger och ram är med avsikt lika för alla varumärken.',
    ],
    fields: {
      text: 'En extra text under upplysningen, till exempel ett exempel på vad ett lån kostar. Själva upplysningen är föreskriven i lag och kan inte ändras här.',
    },
  },
};
