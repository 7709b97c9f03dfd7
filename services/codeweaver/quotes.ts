import type { Plan } from './quotation.ts';

/** A quote that was given. */
export interface GivenQuote {
  readonly reference: string;
  readonly registration: string;
  /** The time in ms since 1970. */
  readonly at: number;
  readonly plan: Plan;
}

/** The quotes that were given, in memory. */
export interface GivenQuotes {
  readonly add: (quote: GivenQuote) => void;
  readonly find: (reference: string) => GivenQuote | undefined;
  /** Newest first. */
  readonly all: () => readonly GivenQuote[];
}

const maxQuotes = 1_000;

/** Keeps the latest quotes. */
export function createGivenQuotes(): GivenQuotes {
  const quotes = new Map<string, GivenQuote>();
  return {
    add: (quote) => {
      quotes.set(quote.reference, quote);
      const [oldest] = quotes.keys();
      if (quotes.size > maxQuotes && oldest !== undefined) quotes.delete(oldest);
    },
    find: (reference) => quotes.get(reference),
    all: () => [...quotes.values()].reverse(),
  };
}
