import type { Site } from '#domain/sites/site.ts';

/** Trucks and transport. */
export const nordvikTrucksSe: Site = {
  id: 'nordvik-trucks-se',
  contentName: 'nordvik-trucks-se',
  name: 'Nordvik Lastbilar',
  hosts: ['lastbilar.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
  // The depot: concrete, graphite and a warning light.
  look: {
    color: {
      ink: [0.24, 0.012, 250],
      accent: [0.45, 0.06, 240],
      action: [0.86, 0.165, 93],
      price: [0.4, 0.05, 240],
      campaign: [0.86, 0.165, 93],
    },
    onDark: {
      accent: [0.89, 0.14, 95],
      action: [0.86, 0.165, 93],
      price: [0.93, 0.09, 97],
      campaign: [0.86, 0.165, 93],
    },
    ground: {
      soft: [0.955, 0.003, 240],
      brand: [0.31, 0.02, 245],
      dark: [0.21, 0.012, 250],
    },
    night: {
      base: [0.2, 0.009, 250],
      soft: [0.235, 0.011, 250],
      brand: [0.29, 0.018, 245],
      dark: [0.165, 0.008, 250],
    },
    headings: { families: ['Barlow', 'sans-serif'], weight: 600, tracking: -0.015 },
  },
  phone: { text: '08-465 004 50', href: 'tel:+46846500450' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
