import type { Locale } from '#domain/sites/site.ts';

/** What a visitor reads when the content platform gives neither the page nor its dictionary. */
export interface OutageTexts {
  readonly title: string;
  readonly body: string;
  readonly advice: string;
  readonly reloadLabel: string;
}

/**
 * The only texts that don't come from the content platform: they are shown when it can't be
 * reached at all.
 */
export const outageTexts: Readonly<Record<Locale, OutageTexts>> = {
  sv: {
    title: 'Hoppsan!',
    body: 'Sidan kunde inte hämtas just nu. Vi arbetar på att lösa det.',
    advice: 'Prova att ladda om sidan om en liten stund.',
    reloadLabel: 'Ladda om sidan',
  },
  nb: {
    title: 'Oi sann!',
    body: 'Siden kunne ikke hentes akkurat nå. Vi jobber med å løse det.',
    advice: 'Prøv å laste siden på nytt om litt.',
    reloadLabel: 'Last siden på nytt',
  },
  en: {
    title: 'Oops!',
    body: 'This page can’t be fetched right now. We are working on it.',
    advice: 'Please try to reload the page in a little while.',
    reloadLabel: 'Reload the page',
  },
  fi: {
    title: 'Hups!',
    body: 'Sivua ei voitu hakea juuri nyt. Korjaamme asiaa.',
    advice: 'Kokeile ladata sivu uudelleen hetken kuluttua.',
    reloadLabel: 'Lataa sivu uudelleen',
  },
  sk: {
    title: 'Ups!',
    body: 'Stránku sa práve nepodarilo načítať. Pracujeme na náprave.',
    advice: 'Skúste stránku o chvíľu načítať znova.',
    reloadLabel: 'Načítať stránku znova',
  },
};
