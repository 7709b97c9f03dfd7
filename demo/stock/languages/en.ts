import { descriptions } from './en.descriptions.ts';
import { equipment } from './en.equipment.ts';
import type { Language } from './language.ts';

/** British English. */
export const en: Language = {
  locale: 'en-GB',
  fuels: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    plugin: 'Plug-in hybrid',
    electric: 'Electric',
  },
  bodies: {
    suv: 'SUV',
    estate: 'Estate',
    saloon: 'Saloon',
    hatchback: 'Hatchback',
    mpv: 'MPV',
    convertible: 'Convertible',
    coupe: 'Coupe',
    pickup: 'Pickup',
    van: 'Van',
    motorcycle: 'Motorcycle',
  },
  gearboxes: { automatic: 'Automatic', manual: 'Manual' },
  drives: { front: 'Front-wheel drive', rear: 'Rear-wheel drive', all: 'Four-wheel drive' },
  colours: {
    black: 'Black',
    white: 'White',
    grey: 'Grey',
    silver: 'Silver',
    blue: 'Blue',
    red: 'Red',
    green: 'Green',
    beige: 'Beige',
    bronze: 'Bronze',
    darkBlue: 'Dark blue',
    orange: 'Orange',
    yellow: 'Yellow',
  },
  conditions: { used: 'Used', demo: 'Ex-demonstrator', new: 'New' },
  vehicleTypes: { car: 'Car', van: 'Van', motorcycle: 'Motorcycle' },
  equipment,
  names: {
    Opel: 'Vauxhall',
    'A-Klass': 'A-Class',
    'B-Klass': 'B-Class',
    'C-Klass': 'C-Class',
    'E-Klass': 'E-Class',
    'Golf Sportscombi': 'Golf Estate',
    Kombi: 'Estate',
    Lång: 'LWB',
    Skåp: 'Panel Van',
  },
  prices: {
    cash: 'Price',
    withoutVat: 'Price excl. VAT',
    from: 'Price from',
    monthly: '{amount} a month',
  },
  loan: {
    title: 'Hire purchase',
    description:
      '{months} monthly payments after a deposit of {cash}%. The car is yours after the last.',
    disclaimer:
      'Amount of credit {1} over {2} months at {3} a year, with an arrangement fee of {4} and a monthly fee of {5}: {6} a month. Representative {7} APR. Total amount payable {8}. Finance is subject to status and available to UK residents aged 18 or over.',
  },
  leasing: {
    private: 'Personal contract hire',
    company: 'Business contract hire',
    privateDescription: '{months} months and {distance} a year. Servicing is included.',
    companyDescription: '{months} months and {distance} a year. The price excludes VAT.',
    note: 'Insurance and fuel or charging are not included. Subject to status.',
  },
  campaigns: {
    lowered: ['Offer price', 'This week’s price'],
    loan: '{rate} APR',
    leasing: 'Contract hire offer',
  },
  facilities: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    closed: 'closed',
    hours: '{opens} to {closes}',
    departments: {
      new: {
        name: 'New cars',
        mailbox: 'sales',
        titles: ['Sales Manager', 'Sales Adviser', 'Product Specialist'],
      },
      used: {
        name: 'Used cars',
        mailbox: 'sales',
        titles: ['Used Car Manager', 'Sales Adviser', 'Buyer'],
      },
      vans: { name: 'Vans', mailbox: 'vans', titles: ['Fleet Manager', 'Van Specialist'] },
      workshop: {
        name: 'Workshop',
        mailbox: 'service',
        titles: ['Service Manager', 'Service Adviser'],
      },
      parts: { name: 'Parts', mailbox: 'parts', titles: ['Parts Manager', 'Parts Adviser'] },
      body: { name: 'Body shop', mailbox: 'bodyshop', titles: ['Body Shop Manager', 'Estimator'] },
      tyres: { name: 'Tyres', mailbox: 'tyres', titles: ['Tyre Technician'] },
    },
    holiday: '{name}, {date}',
  },
  descriptions,
};
