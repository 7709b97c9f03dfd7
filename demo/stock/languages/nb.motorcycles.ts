import type { MotorcycleWords } from './language.ts';

/** Sentences about motorcycles in Norwegian. */
export const motorcycles: MotorcycleWords = {
  openings: [
    '{model} for kystveien mellom Stavanger og Egersund, og for alle omveiene.',
    'En {model} med oppreist sittestilling som er like grei til jobb som over Lysevegen.',
    '{model} i fin stand, klar for sesongen.',
    'Lett og villig {model} for svingete veier. Sitthøyden passer de fleste.',
  ],
  flaws: [
    'Noen steinsprut på forskjermen, ellers i fin stand.',
    'En liten ripe på eksosen etter en velt i garasjen.',
    'Nye dekk foran og bak til sesongen.',
    'Drivverket er rengjort, justert og smurt.',
    'Nye bremseklosser foran.',
    'Vinterlagret inne hver vinter, med batteriet på lader.',
    'Tanken er uten bulker, og setet uten rifter.',
  ],
  loan: {
    title: 'MC-lån',
    disclaimer:
      'Lån på {1} over {2} måneder med {3} nominell rente, etableringsgebyr {4} og termingebyr {5} i måneden gir {6} i måneden. Effektiv rente {7}. Totalt å betale {8}. Lånet har pant i motorsykkelen og forutsetter at banken godkjenner søknaden.',
  },
};
