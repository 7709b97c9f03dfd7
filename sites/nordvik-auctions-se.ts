import type { Site } from '#domain/sites/site.ts';

/** Car auctions for the trade and the public. */
export const nordvikAuctionsSe: Site = {
  id: 'nordvik-auctions-se',
  contentName: 'nordvik-auctions-se',
  name: 'Nordvik Auktioner',
  hosts: ['auktioner.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
  // The saleroom: curtains, spotlights and brass.
  look: {
    color: {
      ink: [0.22, 0.02, 25],
      accent: [0.46, 0.17, 24],
      action: [0.8, 0.13, 86],
      price: [0.46, 0.17, 24],
      campaign: [0.46, 0.17, 24],
    },
    onDark: {
      accent: [0.86, 0.1, 88],
      action: [0.82, 0.13, 86],
      price: [0.9, 0.08, 90],
      campaign: [0.86, 0.1, 88],
    },
    ground: {
      soft: [0.966, 0.006, 40],
      brand: [0.33, 0.115, 22],
      dark: [0.19, 0.014, 25],
    },
    night: {
      base: [0.2, 0.012, 25],
      soft: [0.235, 0.015, 25],
      brand: [0.31, 0.105, 22],
      dark: [0.165, 0.01, 25],
    },
    headings: { families: ['Barlow Condensed', 'sans-serif'], weight: 700, tracking: -0.005 },
  },
  phone: { text: '08-465 004 60', href: 'tel:+46846500460' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
