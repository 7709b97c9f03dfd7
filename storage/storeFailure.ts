import type { Result } from '#domain/result.ts';

/** Why a store can't be used. */
export interface StoreFailure {
  /** `full`: nothing is added until something is removed. */
  readonly kind: 'full' | 'unavailable';
  /** Names no personal data. */
  readonly reason: string;
}

/** What came of a use of a store. It never rejects. */
export type StoreOutcome<Value> = Promise<Result<Value, StoreFailure>>;
