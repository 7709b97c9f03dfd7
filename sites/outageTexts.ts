import type { Locale } from '#domain/sites/site.ts';

/** Texts shown when the content platform provides neither the page nor its dictionary. */
export interface OutageTexts {
  /** Title of the document. */
  readonly pageTitle: string;
  /** Heading of the message. */
  readonly title: string;
  readonly body: string;
  readonly advice: string;
  readonly reloadLabel: string;
}

/** The only texts that don't come from the content platform, because they are shown while it is down. */
export const outageTexts: Readonly<Record<Locale, OutageTexts>> = {
  sv: {
    pageTitle: 'Sidan kan inte visas just nu',
    title: 'Hoppsan!',
    body: 'Sidan kunde inte hämtas just nu. Vi arbetar på att lösa det.',
    advice: 'Prova att ladda om sidan om en liten stund.',
    reloadLabel: 'Ladda om sidan',
  },
  nb: {
    pageTitle: 'Siden kan ikke vises akkurat nå',
    title: 'Oi sann!',
    body: 'Siden kunne ikke hentes akkurat nå. Vi jobber med å løse det.',
    advice: 'Prøv å laste siden på nytt om litt.',
    reloadLabel: 'Last siden på nytt',
  },
  en: {
    pageTitle: 'This page can’t be shown right now',
    title: 'Oops!',
    body: 'This page can’t be fetched right now. We are working on it.',
    advice: 'Please try to reload the page in a little while.',
    reloadLabel: 'Reload the page',
  },
  fi: {
    pageTitle: 'Sivua ei voi näyttää juuri nyt',
    title: 'Hups!',
    body: 'Sivua ei voitu hakea juuri nyt. Korjaamme asiaa.',
    advice: 'Kokeile ladata sivu uudelleen hetken kuluttua.',
    reloadLabel: 'Lataa sivu uudelleen',
  },
  sk: {
    pageTitle: 'Stránku sa práve nedá zobraziť',
    title: 'Ups!',
    body: 'Stránku sa práve nepodarilo načítať. Pracujeme na náprave.',
    advice: 'Skúste stránku o chvíľu načítať znova.',
    reloadLabel: 'Načítať stránku znova',
  },
};
