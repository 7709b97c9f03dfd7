import { parseJson } from '../parseJson.ts';
import { readWith } from '../reader.ts';
import { isRecord } from '../record.ts';
import { bookingNames } from './apiNames.ts';
import { readWorkshop, type WorkshopMessage } from './workshop.ts';

/** Writes a message as it travels to the browser, in JSON. */
export function workshopMessageBody(message: WorkshopMessage): object {
  switch (message.kind) {
    case 'workshop':
      return bookingNames.toApi(message.workshop);
    case 'error':
      return { error: true };
    case 'no-workshops':
      return { nosites: true };
  }
}

/** Reads a message of the site's own API; `undefined` if it is unreadable. */
export function readWorkshopMessage(data: string): WorkshopMessage | undefined {
  const body = parseJson(data);
  if (!isRecord(body)) return undefined;
  if (body['error']) return { kind: 'error' };
  if (body['nosites']) return { kind: 'no-workshops' };
  const workshop = readWith(readWorkshop, bookingNames.fromApi(body));
  return workshop && { kind: 'workshop', workshop };
}
