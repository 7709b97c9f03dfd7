import type { StoreOutcome } from '../storeFailure.ts';
import type { ValkeyClient } from './valkeyClient.ts';

/** Sends commands to a server, within limits of time and number. Errors become failures. */
export type AskValkey = <Value>(
  send: (client: ValkeyClient) => Promise<Value>,
) => StoreOutcome<Value>;
