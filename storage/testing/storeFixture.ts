/** What the tests of an interface need to know of one implementation. Each test gets data of its own. */
export interface StoreFixture<Store, Options = object> {
  /** A store on the data of the test, like that of another process. The test closes it. */
  readonly open: (options?: Options) => Store;
  /** Moves the clock of all its stores, forward or back (ms). */
  readonly pass: (ms: number) => Promise<void>;
  /** All that somebody who steals the data could read. */
  readonly content: () => Promise<string>;
  /** Removes the data. */
  readonly remove: () => Promise<void>;
}
