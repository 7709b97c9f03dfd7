import { descriptions } from './fi.descriptions.ts';
import { equipment } from './fi.equipment.ts';
import type { Language } from './language.ts';

/** Finnish. */
export const fi: Language = {
  locale: 'fi-FI',
  fuels: {
    petrol: 'Bensiini',
    diesel: 'Diesel',
    hybrid: 'Hybridi',
    plugin: 'Ladattava hybridi',
    electric: 'Sähkö',
  },
  bodies: {
    suv: 'Katumaasturi',
    estate: 'Farmari',
    saloon: 'Sedan',
    hatchback: 'Viistoperä',
    mpv: 'Tila-auto',
    convertible: 'Avoauto',
    coupe: 'Coupé',
    pickup: 'Avolava',
    van: 'Pakettiauto',
    motorcycle: 'Moottoripyörä',
  },
  gearboxes: { automatic: 'Automaatti', manual: 'Manuaali' },
  drives: { front: 'Etuveto', rear: 'Takaveto', all: 'Neliveto' },
  colours: {
    black: 'Musta',
    white: 'Valkoinen',
    grey: 'Harmaa',
    silver: 'Hopea',
    blue: 'Sininen',
    red: 'Punainen',
    green: 'Vihreä',
    beige: 'Beige',
    bronze: 'Pronssi',
    darkBlue: 'Tummansininen',
    orange: 'Oranssi',
    yellow: 'Keltainen',
  },
  conditions: { used: 'Käytetty', demo: 'Esittelyauto', new: 'Uusi' },
  vehicleTypes: { car: 'Henkilöauto', van: 'Pakettiauto', motorcycle: 'Moottoripyörä' },
  equipment,
  names: {
    'A-Klass': 'A-sarja',
    'B-Klass': 'B-sarja',
    'C-Klass': 'C-sarja',
    'E-Klass': 'E-sarja',
    'Golf Sportscombi': 'Golf Variant',
    Kombi: 'Wagon',
    Lång: 'Pitkä',
    Skåp: 'Umpipakettiauto',
  },
  prices: {
    cash: 'Hinta',
    withoutVat: 'Hinta ilman alv',
    from: 'Hinta alkaen',
    monthly: '{amount}/kk',
  },
  loan: {
    title: 'Rahoitus',
    description:
      'Laina-aika {months} kuukautta, käsiraha {cash} %. Voit maksaa lainan pois milloin vain.',
    disclaimer:
      'Luotto {1}, laina-aika {2} kuukautta, nimelliskorko {3}, avausmaksu {4} ja tilinhoitomaksu {5} kuukaudessa: kuukausierä {6}. Todellinen vuosikorko {7}. Kokonaissumma {8}. Rahoitus edellyttää hyväksyttyä luottopäätöstä.',
  },
  leasing: {
    private: 'Yksityisleasing',
    company: 'Yritysleasing',
    privateDescription: '{months} kuukautta ja {distance} vuodessa. Huolto sisältyy hintaan.',
    companyDescription: '{months} kuukautta ja {distance} vuodessa. Hinta ilman arvonlisäveroa.',
    note: 'Vakuutus sekä sähkö tai polttoaine eivät sisälly hintaan. Edellyttää luottopäätöstä.',
  },
  campaigns: {
    lowered: ['Kampanjahinta', 'Viikon hinta'],
    loan: 'Kampanjakorko {rate}',
    leasing: 'Leasingkampanja',
  },
  facilities: {
    days: ['Maanantai', 'Tiistai', 'Keskiviikko', 'Torstai', 'Perjantai', 'Lauantai', 'Sunnuntai'],
    closed: 'suljettu',
    hours: '{opens}–{closes}',
    departments: {
      new: { name: 'Uudet autot', mailbox: 'myynti', titles: ['Myyntipäällikkö', 'Automyyjä'] },
      used: {
        name: 'Käytetyt autot',
        mailbox: 'myynti',
        titles: ['Myymäläpäällikkö', 'Automyyjä', 'Ostaja'],
      },
      vans: {
        name: 'Pakettiautot',
        mailbox: 'yritys',
        titles: ['Yritysmyyntipäällikkö', 'Yritysmyyjä'],
      },
      workshop: { name: 'Huolto', mailbox: 'huolto', titles: ['Huoltopäällikkö', 'Huoltoneuvoja'] },
      parts: {
        name: 'Varaosat',
        mailbox: 'varaosat',
        titles: ['Varaosapäällikkö', 'Varaosamyyjä'],
      },
      body: {
        name: 'Korikorjaamo',
        mailbox: 'kori',
        titles: ['Korjaamopäällikkö', 'Vauriotarkastaja'],
      },
      tyres: { name: 'Rengashotelli', mailbox: 'renkaat', titles: ['Rengasasentaja'] },
    },
    holiday: '{name}, {date}',
  },
  descriptions,
};
