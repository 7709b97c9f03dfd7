import type { Site } from '#domain/sites/site.ts';

/** The group's restaurant; content only. */
export const nordvikRestaurantSe: Site = {
  id: 'nordvik-restaurant-se',
  contentName: 'nordvik-restaurant-se',
  name: 'Restaurang Lyftbordet',
  hosts: ['restaurang.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
  // Candlelight, linen and wine.
  look: {
    color: {
      ink: [0.25, 0.022, 40],
      accent: [0.42, 0.125, 22],
      action: [0.42, 0.125, 22],
      price: [0.42, 0.125, 22],
      campaign: [0.45, 0.06, 110],
    },
    onDark: {
      accent: [0.86, 0.07, 78],
      action: [0.84, 0.085, 78],
      price: [0.9, 0.05, 80],
      campaign: [0.84, 0.07, 110],
    },
    ground: {
      base: [0.988, 0.007, 85],
      soft: [0.957, 0.016, 80],
      brand: [0.34, 0.08, 20],
      dark: [0.23, 0.022, 40],
    },
    night: {
      base: [0.2, 0.014, 45],
      soft: [0.235, 0.017, 45],
      brand: [0.31, 0.07, 20],
      dark: [0.165, 0.012, 40],
    },
    headings: { families: ['Newsreader', 'serif'], weight: 400, tracking: -0.008 },
  },
  phone: { text: '08-465 004 70', href: 'tel:+46846500470' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
