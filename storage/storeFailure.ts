/** Why a store can't be used. */
export interface StoreFailure {
  /** `full`: nothing is added until something is removed. */
  readonly kind: 'full' | 'unavailable';
  /** Names no personal data. */
  readonly reason: string;
}
