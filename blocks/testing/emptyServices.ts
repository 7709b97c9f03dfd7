import { ok } from '#domain/result.ts';
import type { BlockServices } from '../services.ts';

/** An outside world that answers, and has nothing to say. */
export const emptyServices: BlockServices = {
  navigation: { tree: async () => ok([]) },
};
