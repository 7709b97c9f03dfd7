import { eventData, textPieces } from '#domain/http/eventStream.ts';
import { forgetAddresses } from './forgetAddresses.ts';
import { type Asked, type AskOptions, ask } from './siteApi.ts';

/** The paths whose addresses contain personal data: registration numbers, one-time codes, and the visitor's place. */
const personalPaths = /\/api\/(?:mechmate|tirehotel|places)\b/;

/** Like `ask`, for paths with personal data, which the browser's list of requests forgets. */
export function askPersonally<Value>(path: string, options: AskOptions<Value>): Asked<Value> {
  forgetAddresses(personalPaths);
  return ask(path, options);
}

/**
 * Asks a path with personal data for an event stream, and reads its events as they arrive; unreadable ones are left out. It throws
 * if the stream is refused or breaks. The signal, or leaving the loop, closes the connection.
 */
export async function* askForEvents<Event>(
  path: string,
  read: (data: string) => Event | undefined,
  signal: AbortSignal,
): AsyncGenerator<Event, void> {
  forgetAddresses(personalPaths);
  const answer = await fetch(path, { signal });
  if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
  for await (const data of eventData(textPieces(answer.body))) {
    const event = read(data);
    if (event !== undefined) yield event;
  }
}
