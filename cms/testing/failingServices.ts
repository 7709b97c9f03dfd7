import { fail } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { BlockServices } from '../services.ts';
import { emptyServices } from './emptyServices.ts';

const failure: UpstreamFailure = { kind: 'server-error', status: 502 };

/** Services while the index of cars and facilities is down. */
export const failingServices: BlockServices = {
  ...emptyServices,
  cars: {
    ...emptyServices.cars,
    search: async () => ({ cars: [], total: 0, facets: [], failure }),
    car: async () => ({ kind: 'failed', failure }),
  },
  facilities: {
    workshops: async () => fail(failure),
    facilities: async () => fail(failure),
    sellers: async () => fail(failure),
    facility: async () => ({ kind: 'failed', failure }),
  },
};
