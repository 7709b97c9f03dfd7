import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { countdownFields } from './Countdown.fields.ts';

/** What editors call Countdown, and its manual in Swedish. */
export const countdownTexts: BlockTextsOf<typeof countdownFields> = {
  words: {
    sv: 'nedräkning, nedräknare, räknare, klocka, timer, tidtagning, auktion, kampanjslut, slutdatum, sista dag, sista chansen, deadline, begränsad tid, tidsbegränsat erbjudande, dagar kvar, kampanj, rea, rabatt, black friday',
    nb: 'nedtelling, nedteller, teller, klokke, timer, tidsur, auksjon, kampanjeslutt, sluttdato, siste dag, siste sjanse, frist, begrenset tid, dager igjen, kampanje, salg, rabatt, black friday',
    en: 'countdown, timer, clock, deadline, campaign end, end date, last day, last chance, limited time, auction, time left, days left, campaign, sale ends, discount, black friday, sale',
    fi: 'lähtölaskenta, laskuri, aikalaskuri, kello, ajastin, huutokauppa, kampanjan päättyminen, päättymispäivä, viimeinen päivä, viimeinen mahdollisuus, määräaika, rajoitettu aika, päiviä jäljellä, kampanja, ale, alennus, black friday, alennusmyynti',
    sk: 'odpočítavanie, odpočet, časovač, počítadlo, hodiny, aukcia, koniec akcie, koniec kampane, dátum ukončenia, posledný deň, posledná šanca, termín ukončenia, obmedzený čas, zostáva dní, kampaň, akcia, výpredaj, zľava, zľavy, black friday',
  },
  sv: {
    purpose:
      'Dagar, timmar, minuter och sekunder tills något slutar, med datumet som text och en länk för att hinna i tid.',
    useWhen: [
      'Något slutar verkligen vid en bestämd tid: en auktion, en kampanj, ett förhandspris.',
      'Besökarna kan göra något åt det innan det slutar.',
    ],
    avoidWhen: [
      'Slutet är påhittat eller flyttas gång på gång: det är vilseledande marknadsföring, som är olaglig.',
      'Det är månader kvar: ett datum i texten är till större nytta.',
      'Sidan har redan en nedräkning: två försvagar varandra.',
    ],
    fields: {
      title: 'Vad som slutar: auktionen, kampanjen, förhandspriset.',
      titleTag: titleTagSv,
      text: 'En eller två meningar om vad som erbjuds till dess.',
      endDate:
        'När det slutar. Utan tidszon gäller webbplatsens lokala tid, med sommartid. Utan klockslag är det dagens början. Datumet visas också som text.',
      link: 'Var besökarna kan hinna göra något innan det slutar, som en knapp.',
      endedText:
        'Ersätter klockan när nedräkningen är slut. Är fältet tomt används webbplatsens standardtext.',
      backgroundColor: backgroundColorSv,
    },
  },
};
