import type { Language } from './language.ts';
import { descriptions } from './nb.descriptions.ts';
import { equipment } from './nb.equipment.ts';
import { motorcycles } from './nb.motorcycles.ts';

/** Norwegian (bokmål). */
export const nb: Language = {
  locale: 'nb-NO',
  fuels: {
    petrol: 'Bensin',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    plugin: 'Ladbar hybrid',
    electric: 'El',
  },
  bodies: {
    suv: 'SUV',
    estate: 'Stasjonsvogn',
    saloon: 'Sedan',
    hatchback: 'Kombi',
    mpv: 'Flerbruksbil',
    convertible: 'Cabriolet',
    coupe: 'Coupé',
    pickup: 'Pickup',
    van: 'Varebil',
    motorcycle: 'Motorsykkel',
  },
  gearboxes: { automatic: 'Automat', manual: 'Manuell' },
  drives: { front: 'Forhjulsdrift', rear: 'Bakhjulsdrift', all: 'Firehjulsdrift' },
  colours: {
    black: 'Svart',
    white: 'Hvit',
    grey: 'Grå',
    silver: 'Sølv',
    blue: 'Blå',
    red: 'Rød',
    green: 'Grønn',
    beige: 'Beige',
    bronze: 'Bronse',
    darkBlue: 'Mørkeblå',
    orange: 'Oransje',
    yellow: 'Gul',
  },
  conditions: { used: 'Brukt', demo: 'Demobil', new: 'Ny' },
  vehicleTypes: { car: 'Personbil', van: 'Varebil', motorcycle: 'Motorsykkel' },
  equipment,
  names: {
    'A-Klass': 'A-Klasse',
    'B-Klass': 'B-Klasse',
    'C-Klass': 'C-Klasse',
    'E-Klass': 'E-Klasse',
    'Golf Sportscombi': 'Golf Stasjonsvogn',
    Kombi: 'Stasjonsvogn',
    Lång: 'Lang',
    Skåp: 'Kassevogn',
  },
  prices: {
    cash: 'Pris',
    withoutVat: 'Pris eks. mva.',
    from: 'Pris fra',
    monthly: '{amount}/md.',
  },
  loan: {
    title: 'Billån',
    description:
      'Lån over {months} måneder med {cash} % egenkapital. Du kan betale ned når du vil.',
    disclaimer:
      'Lån på {1} over {2} måneder med {3} nominell rente, etableringsgebyr {4} og termingebyr {5} i måneden gir {6} i måneden. Effektiv rente {7}. Totalt å betale {8}. Lånet har pant i bilen og forutsetter at banken godkjenner søknaden.',
  },
  leasing: {
    private: 'Privatleie',
    company: 'Bedriftsleasing',
    privateDescription: '{months} måneder og {distance} i året. Service er inkludert.',
    companyDescription: '{months} måneder og {distance} i året. Prisen er uten mva.',
    note: 'Forsikring og strøm eller drivstoff kommer i tillegg. Forutsetter kredittvurdering.',
  },
  campaigns: {
    lowered: ['Kampanjepris', 'Ukens pris', 'Høstkampanje'],
    loan: 'Kampanjerente {rate}',
    leasing: 'Kampanje på privatleie',
  },
  facilities: {
    days: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'],
    closed: 'stengt',
    hours: '{opens}–{closes}',
    departments: {
      new: {
        name: 'Nye biler',
        mailbox: 'salg',
        titles: ['Salgssjef', 'Bilselger', 'Produktspesialist'],
      },
      used: {
        name: 'Bruktbiler',
        mailbox: 'salg',
        titles: ['Bruktbilsjef', 'Bilselger', 'Innkjøper'],
      },
      vans: {
        name: 'Varebiler',
        mailbox: 'varebil',
        titles: ['Salgssjef bedrift', 'Bedriftsselger'],
      },
      workshop: {
        name: 'Verksted',
        mailbox: 'verksted',
        titles: ['Verkstedleder', 'Kundemottaker', 'Servicerådgiver'],
      },
      parts: { name: 'Deler', mailbox: 'deler', titles: ['Delesjef', 'Deleselger'] },
      body: { name: 'Skadeverksted', mailbox: 'skade', titles: ['Skadeleder', 'Skadetakstmann'] },
      tyres: { name: 'Dekkhotell', mailbox: 'dekk', titles: ['Dekkansvarlig', 'Dekkmontør'] },
    },
    holiday: '{name}, {date}',
  },
  descriptions,
  motorcycles,
};
