import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { FinanceProduct } from './product.ts';
import type { QuoteAnswer, QuoteChoice } from './quote.ts';
import type { QuotedVehicle } from './vehicle.ts';

/** Port of the lender. Failures are values; it never rejects. */
export interface FinanceQuoteService {
  /** The products for a vehicle; empty if there are none. */
  readonly products: (
    vehicle: QuotedVehicle,
  ) => Promise<Result<readonly FinanceProduct[], UpstreamFailure>>;
  /** A quote for what a visitor has chosen. */
  readonly quote: (
    vehicle: QuotedVehicle,
    choice: QuoteChoice,
  ) => Promise<Result<QuoteAnswer, UpstreamFailure>>;
  /** The terms and conditions of a quote, as plain text; `undefined` if the quote is unknown. */
  readonly terms: (reference: string) => Promise<Result<string | undefined, UpstreamFailure>>;
}
