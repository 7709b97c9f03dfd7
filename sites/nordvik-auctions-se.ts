import type { Site } from '#domain/sites/site.ts';

/** Car auctions for the trade and the public. */
export const nordvikAuctionsSe: Site = {
  id: 'nordvik-auctions-se',
  contentName: 'nordvik-auctions-se',
  name: 'Nordvik Auktioner',
  hosts: ['auktioner.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
  phone: { text: '08-465 004 60', href: 'tel:+46846500460' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
