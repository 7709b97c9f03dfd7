import { answerHealth } from '../../health/healthHandlers.ts';

export const dynamic = 'force-dynamic';

/** Liveness, for load balancers and for scripts that start the site. */
export const GET = answerHealth;
