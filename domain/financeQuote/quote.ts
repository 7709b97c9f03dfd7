import {
  eitherOf,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readNumber,
  readText,
} from '../reader.ts';
import type { FinanceParameter } from './product.ts';

/** What a quote is calculated to: the monthly payment, or the deposit. */
export type Calculation = 'toPayment' | 'toDeposit';

/** What a visitor has chosen. */
export interface QuoteChoice
  extends Readonly<Partial<Record<FinanceParameter, number | undefined>>> {
  /** The product's key. */
  readonly family: string;
  readonly calculation: Calculation;
}

/** A row of a quote. */
export interface QuoteDetail {
  readonly key: string;
  readonly label: string;
  /** The value as the lender writes it. */
  readonly text: string;
}

/** A group of rows, such as the representative example. */
export interface QuoteBlock {
  readonly title: string;
  readonly details: readonly QuoteDetail[];
}

/** A lender's quote. */
export interface LenderQuote {
  readonly reference: string;
  /** Months. */
  readonly term: number;
  readonly deposit: number;
  /** The regular payment. */
  readonly payment: number;
  /** Per year; undefined if the product doesn't limit it. */
  readonly mileage?: number | undefined;
  /** Where the visitor applies. */
  readonly applyUrl?: string | undefined;
  /** What the lender has to say about it, such as a changed deposit. */
  readonly notifications: readonly string[];
  readonly blocks: readonly QuoteBlock[];
  /** The lender's short terms. */
  readonly terms?: string | undefined;
}

/** The lender's answer: a quote, or why there is none, in a sentence for the visitor. */
export type QuoteAnswer =
  | { readonly kind: 'quoted'; readonly quote: LenderQuote }
  | { readonly kind: 'refused'; readonly message: string | undefined };

const readQuote: Reader<LenderQuote> = objectOf<LenderQuote>({
  reference: readText,
  term: readNumber,
  deposit: readNumber,
  payment: readNumber,
  mileage: optional(readNumber),
  applyUrl: optional(readText),
  notifications: listOf(readText),
  blocks: listOf(
    objectOf<QuoteBlock>({
      title: readText,
      details: listOf(objectOf<QuoteDetail>({ key: readText, label: readText, text: readText })),
    }),
  ),
  terms: optional(readText),
});

/** Reads the answer of a lender. */
export const readQuoteAnswer: Reader<QuoteAnswer> = eitherOf(
  objectOf<Extract<QuoteAnswer, { readonly kind: 'quoted' }>>({
    kind: oneOf(['quoted']),
    quote: readQuote,
  }),
  objectOf<Extract<QuoteAnswer, { readonly kind: 'refused' }>>({
    kind: oneOf(['refused']),
    message: optional(readText),
  }),
);
