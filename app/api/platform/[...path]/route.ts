import { log } from '../../../log.ts';
import { createPlatformHandler } from '../../../platform/platformHandler.ts';
import { environment } from '../../../services.ts';

const handle = createPlatformHandler({
  origin: new URL(environment.content.url).origin,
  fetch: (url, init) => fetch(url, init),
  log,
  limits: {
    headersMs: 5_000,
    stallMs: 10_000,
    requestBytes: 1_000_000,
    answerBytes: 10_000_000,
  },
});

export { handle as GET, handle as HEAD, handle as POST };
