import { knownClientNetworkOf } from '../../../http/clientAddress.ts';
import { limited, refuseAbove } from '../../../http/refuseAbove.ts';
import { log } from '../../../log.ts';
import { observedFetch } from '../../../platform/observedFetch.ts';
import { createPlatformHandler } from '../../../platform/platformHandler.ts';
import { limiters } from '../../../rateLimits.ts';
import { environment } from '../../../services.ts';

const forward = createPlatformHandler({
  origin: new URL(environment.content.url).origin,
  fetch: observedFetch,
  log,
  limits: {
    headersMs: 5_000,
    stallMs: 10_000,
    requestBytes: 1_000_000,
    answerBytes: 10_000_000,
  },
});

const handle = limited(refuseAbove([limiters.media, knownClientNetworkOf]), forward);

export { handle as GET, handle as HEAD, handle as POST };
