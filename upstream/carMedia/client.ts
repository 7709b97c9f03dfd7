import type { CarMediaService, LoadedMedia } from '#domain/cars/gallery.ts';
import { noMedia } from '#domain/cars/gallery.ts';
import { ok, type Result } from '#domain/result.ts';
import { minuteMs } from '#domain/units.ts';
import {
  describeUpstreamFailure,
  isMissing,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import { compactRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { readWire } from '../http/readWire.ts';
import { remember } from '../http/remember.ts';
import { getJson, type HttpTools, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import { parseCarMedia } from './parse.ts';
import { wireCarMedia } from './wire.ts';

interface CarMediaClientOptions {
  /** URL without a trailing slash; registration numbers are appended to it. */
  readonly url: string;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  /** The gate of this source. */
  readonly upstream: Upstream;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
  readonly tools?: HttpTools | undefined;
}

const freshMs = minuteMs;
const rememberedCars = 500;

/** Requests the media of cars. Answers are used for a minute, and longer while requests fail. */
export function createCarMediaClient(options: CarMediaClientOptions): CarMediaService {
  const { log, tools = systemTools } = options;
  const ask = remember(
    (registration: string) => options.upstream.ask(() => load(registration, options)),
    {
      key: (registration) => registration,
      freshMs,
      maxEntries: rememberedCars,
      now: tools.now,
      onStale: (_registration, failure) =>
        logFailure(log, failure, `${describe(failure)}; the last good answer is used`),
    },
  );
  return {
    of: async (registrationNumber) => {
      const registration = compactRegistrationNumber(registrationNumber);
      const answer = await ask(registration);
      if (!answer.ok) logFailure(log, answer.failure, describe(answer.failure));
      return answer;
    },
  };
}

async function load(
  registration: string,
  { url, timeoutMs, tools = systemTools }: CarMediaClientOptions,
): Promise<Result<LoadedMedia, UpstreamFailure>> {
  const address = `${url}/${encodeURIComponent(registration)}`;
  const answer = await getJson(tools, { url: address, headers: {}, timeoutMs });
  // Most cars have no media, and some sources answer 404 for them.
  if (!answer.ok) return isMissing(answer.failure) ? ok(noMedia) : answer;
  const wire = readWire(wireCarMedia, answer.value);
  return wire.ok ? ok(parseCarMedia(wire.value)) : wire;
}

/** Without the car, because its registration number would be personal data. */
function describe(failure: UpstreamFailure): string {
  return `media of a car: ${describeUpstreamFailure(failure)}`;
}
