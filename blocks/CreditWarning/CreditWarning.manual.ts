import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CreditWarning. */
export const creditWarningTexts: BlockTexts = {
  words: {
    sv: 'varning för lån, låna kostar pengar, Att låna kostar pengar, kreditvarning, lån, billån, kredit, avbetalning, ränta, finansiering, konsumentverket, KOVFS 2025:1, effektiv ränta, räkneexempel, representativt exempel, skuldsättning, månadskostnad, privatlån, konsumentkredit, lånekalkyl, räkna på lån, räkna ut lån',
    nb: 'advarsel om lån, kredittadvarsel, lån, billån, kreditt, avbetaling, rente, finansiering, effektiv rente, låneeksempel, månedskostnad, gjeld, forbrukerkreditt, lånekalkulator',
    en: 'credit warning, warning about loans, loan, car loan, credit, instalment, interest, finance, financing, APR, representative example, debt, monthly cost, consumer credit, borrowing, lending, loan calculator',
    fi: 'lainavaroitus, luottovaroitus, laina, autolaina, luotto, osamaksu, korko, rahoitus, todellinen vuosikorko, esimerkkilaskelma, kuukausierä, velka, kuluttajaluotto, lainalaskuri, korot',
    sk: 'upozornenie na úver, varovanie pred úverom, úver, pôžička, úver na auto, splátky, úrok, financovanie, RPMN, reprezentatívny príklad, mesačná splátka, dlh, spotrebiteľský úver, kalkulačka úveru',
  },
};
