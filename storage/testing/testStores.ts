import { afterEach, beforeEach } from 'vitest';
import type { StoreFixture } from './storeFixture.ts';

/** The stores of the running test, and what can be done with their data. */
interface TestStores<Store, Options>
  extends Pick<StoreFixture<Store, Options>, 'open' | 'pass' | 'content'> {
  /** Closes the stores that the test has opened, as when their processes end. */
  readonly closeAll: () => Promise<void>;
}

/** Gives each test data of its own, and closes its stores and removes the data afterwards. */
export function createTestStores<
  Store extends { readonly close: () => Promise<void> },
  Options = object,
>(createFixture: () => Promise<StoreFixture<Store, Options>>): TestStores<Store, Options> {
  let fixture: StoreFixture<Store, Options>;
  const stores: Store[] = [];
  const closeAll = async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
  };
  beforeEach(async () => {
    fixture = await createFixture();
  });
  afterEach(async () => {
    await closeAll();
    await fixture.remove();
  });
  return {
    open: (options) => {
      const store = fixture.open(options);
      stores.push(store);
      return store;
    },
    pass: (ms) => fixture.pass(ms),
    content: () => fixture.content(),
    closeAll,
  };
}
