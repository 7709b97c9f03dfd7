import type { Language } from './language.ts';
import { descriptions } from './sv.descriptions.ts';
import { equipment } from './sv.equipment.ts';

/** Swedish. */
export const sv: Language = {
  locale: 'sv-SE',
  fuels: {
    petrol: 'Bensin',
    diesel: 'Diesel',
    hybrid: 'Elhybrid',
    plugin: 'Laddhybrid',
    electric: 'El',
  },
  bodies: {
    suv: 'SUV',
    estate: 'Kombi',
    saloon: 'Sedan',
    hatchback: 'Halvkombi',
    mpv: 'Familjebuss',
    convertible: 'Cab',
    coupe: 'Coupé',
    pickup: 'Pickup',
    van: 'Skåpbil',
    motorcycle: 'Motorcykel',
  },
  gearboxes: { automatic: 'Automat', manual: 'Manuell' },
  drives: { front: 'Framhjulsdrift', rear: 'Bakhjulsdrift', all: 'Fyrhjulsdrift' },
  colours: {
    black: 'Svart',
    white: 'Vit',
    grey: 'Grå',
    silver: 'Silver',
    blue: 'Blå',
    red: 'Röd',
    green: 'Grön',
    beige: 'Beige',
    bronze: 'Brons',
    darkBlue: 'Mörkblå',
    orange: 'Orange',
    yellow: 'Gul',
  },
  conditions: { used: 'Begagnad', demo: 'Demobil', new: 'Ny' },
  vehicleTypes: { car: 'Personbil', van: 'Transportbil', motorcycle: 'Motorcykel' },
  equipment,
  names: {},
  prices: {
    cash: 'Pris',
    withoutVat: 'Pris exkl. moms',
    from: 'Pris från',
    monthly: '{amount}/mån',
  },
  loan: {
    title: 'Billån',
    description: 'Lån på {months} månader med {cash} % kontantinsats. Du får lösa det när du vill.',
    disclaimer:
      'Lån på {1} över {2} månader med {3} i ränta, uppläggningsavgift {4} och aviavgift {5} i månaden ger {6} i månaden. Effektiv ränta {7}. Att betala totalt {8}. Bilen är säkerhet för lånet, som förutsätter kreditprövning.',
  },
  leasing: {
    private: 'Privatleasing',
    company: 'Företagsleasing',
    privateDescription:
      '{months} månader och {distance} om året. Service, garanti och vägassistans ingår.',
    companyDescription: '{months} månader och {distance} om året. Priset är exklusive moms.',
    note: 'Försäkring, skatt och el eller drivmedel tillkommer. Kreditprövning görs.',
  },
  campaigns: {
    lowered: ['Kampanjpris', 'Veckans pris', 'Höstkampanj'],
    loan: 'Kampanjränta {rate}',
    leasing: 'Kampanj på privatleasing',
  },
  facilities: {
    days: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
    closed: 'stängt',
    hours: '{opens}–{closes}',
    departments: {
      new: {
        name: 'Nya bilar',
        mailbox: 'bil',
        titles: ['Försäljningschef', 'Bilsäljare', 'Produktspecialist'],
      },
      used: {
        name: 'Begagnade bilar',
        mailbox: 'bil',
        titles: ['Begagnatchef', 'Bilsäljare', 'Inköpare'],
      },
      vans: {
        name: 'Transportbilar',
        mailbox: 'transport',
        titles: ['Säljchef företag', 'Företagssäljare'],
      },
      workshop: {
        name: 'Verkstad',
        mailbox: 'verkstad',
        titles: ['Verkstadschef', 'Servicerådgivare', 'Kundmottagare'],
      },
      parts: {
        name: 'Reservdelar',
        mailbox: 'delar',
        titles: ['Reservdelschef', 'Reservdelssäljare'],
      },
      body: { name: 'Skadeverkstad', mailbox: 'skada', titles: ['Skadechef', 'Skadetekniker'] },
      tyres: { name: 'Däckhotell', mailbox: 'dack', titles: ['Däckansvarig', 'Däckmontör'] },
    },
    holiday: '{name}, {date}',
  },
  descriptions,
};
