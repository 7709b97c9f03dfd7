import type { Language } from './language.ts';
import { descriptions } from './sk.descriptions.ts';
import { equipment } from './sk.equipment.ts';

/** Slovak. */
export const sk: Language = {
  locale: 'sk-SK',
  fuels: {
    petrol: 'Benzín',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    plugin: 'Plug-in hybrid',
    electric: 'Elektro',
  },
  bodies: {
    suv: 'SUV',
    estate: 'Kombi',
    saloon: 'Sedan',
    hatchback: 'Hatchback',
    mpv: 'MPV',
    convertible: 'Kabriolet',
    coupe: 'Kupé',
    pickup: 'Pick-up',
    van: 'Dodávka',
    motorcycle: 'Motocykel',
  },
  gearboxes: { automatic: 'Automatická', manual: 'Manuálna' },
  drives: { front: 'Predný náhon', rear: 'Zadný náhon', all: 'Náhon 4x4' },
  colours: {
    black: 'Čierna',
    white: 'Biela',
    grey: 'Sivá',
    silver: 'Strieborná',
    blue: 'Modrá',
    red: 'Červená',
    green: 'Zelená',
    beige: 'Béžová',
    bronze: 'Bronzová',
    darkBlue: 'Tmavomodrá',
    orange: 'Oranžová',
    yellow: 'Žltá',
  },
  conditions: { used: 'Jazdené', demo: 'Predvádzacie', new: 'Nové' },
  vehicleTypes: { car: 'Osobné auto', van: 'Úžitkové auto', motorcycle: 'Motocykel' },
  equipment,
  names: {
    Skoda: 'Škoda',
    'A-Klass': 'Trieda A',
    'B-Klass': 'Trieda B',
    'C-Klass': 'Trieda C',
    'E-Klass': 'Trieda E',
    'Golf Sportscombi': 'Golf Variant',
    Kombi: 'Combi',
    Lång: 'Long',
    Skåp: 'Skriňa',
  },
  prices: {
    cash: 'Cena',
    withoutVat: 'Cena bez DPH',
    from: 'Cena od',
    monthly: '{amount}/mes.',
  },
  loan: {
    title: 'Úver na auto',
    description:
      'Úver na {months} mesiacov s {cash} % vlastných prostriedkov. Splatiť ho môžete aj skôr.',
    disclaimer:
      'Úver {1} na {2} mesiacov s úrokovou sadzbou {3} ročne, poplatkom za poskytnutie {4} a mesačným poplatkom {5}: mesačná splátka {6}. RPMN {7}. Celková čiastka {8}. Úver poskytuje banka po posúdení žiadosti.',
  },
  leasing: {
    private: 'Operatívny lízing pre súkromné osoby',
    company: 'Operatívny lízing pre firmy',
    privateDescription: '{months} mesiacov a {distance} ročne. Servis je v cene.',
    companyDescription: '{months} mesiacov a {distance} ročne. Cena je bez DPH.',
    note: 'Poistenie a elektrina alebo palivo nie sú v cene. Po posúdení žiadosti.',
  },
  campaigns: {
    lowered: ['Akciová cena', 'Cena týždňa'],
    loan: 'Akciový úrok {rate}',
    leasing: 'Akcia na operatívny lízing',
  },
  facilities: {
    days: ['Pondelok', 'Utorok', 'Streda', 'Štvrtok', 'Piatok', 'Sobota', 'Nedeľa'],
    closed: 'zatvorené',
    hours: '{opens}–{closes}',
    departments: {
      new: { name: 'Nové autá', mailbox: 'predaj', titles: ['Vedúci predaja', 'Predajca'] },
      used: {
        name: 'Jazdené autá',
        mailbox: 'predaj',
        titles: ['Vedúci predajne', 'Predajca', 'Výkupca'],
      },
      vans: {
        name: 'Úžitkové autá',
        mailbox: 'firmy',
        titles: ['Vedúci firemného predaja', 'Firemný predajca'],
      },
      workshop: {
        name: 'Servis',
        mailbox: 'servis',
        titles: ['Vedúci servisu', 'Servisný poradca'],
      },
      parts: {
        name: 'Náhradné diely',
        mailbox: 'diely',
        titles: ['Vedúci skladu', 'Predajca dielov'],
      },
      body: {
        name: 'Karosáreň',
        mailbox: 'karosaren',
        titles: ['Vedúci karosárne', 'Likvidátor škôd'],
      },
      tyres: { name: 'Hotel pre pneumatiky', mailbox: 'pneu', titles: ['Pneuservisný technik'] },
    },
    holiday: '{name}, {date}',
  },
  descriptions,
};
