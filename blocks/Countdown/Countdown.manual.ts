import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call Countdown. */
export const countdownTexts: BlockTexts = {
  words: {
    sv: 'nedräkning, nedräknare, räknare, klocka, timer, tidtagning, auktion, kampanjslut, slutdatum, sista dag, sista chansen, deadline, begränsad tid, tidsbegränsat erbjudande, dagar kvar, kampanj, rea, rabatt, black friday',
    nb: 'nedtelling, nedteller, teller, klokke, timer, tidsur, auksjon, kampanjeslutt, sluttdato, siste dag, siste sjanse, frist, begrenset tid, dager igjen, kampanje, salg, rabatt, black friday',
    en: 'countdown, timer, clock, deadline, campaign end, end date, last day, last chance, limited time, auction, time left, days left, campaign, sale ends, discount, black friday, sale',
    fi: 'lähtölaskenta, laskuri, aikalaskuri, kello, ajastin, huutokauppa, kampanjan päättyminen, päättymispäivä, viimeinen päivä, viimeinen mahdollisuus, määräaika, rajoitettu aika, päiviä jäljellä, kampanja, ale, alennus, black friday, alennusmyynti',
    sk: 'odpočítavanie, odpočet, časovač, počítadlo, hodiny, aukcia, koniec akcie, koniec kampane, dátum ukončenia, posledný deň, posledná šanca, termín ukončenia, obmedzený čas, zostáva dní, kampaň, akcia, výpredaj, zľava, zľavy, black friday',
  },
};
