import { isRecord } from '../record.ts';
import type { Workshop, WorkshopMessage } from './workshop.ts';

/** Writes a message as it travels to the browser, in JSON. */
export function workshopMessageBody(message: WorkshopMessage): object {
  switch (message.kind) {
    case 'workshop':
      return message.workshop;
    case 'error':
      return { error: true };
    case 'noSites':
      return { nosites: true };
  }
}

/** Reads a message of the site's own API; `undefined` if it is unreadable. */
export function readWorkshopMessage(data: string): WorkshopMessage | undefined {
  const body = parse(data);
  if (!isRecord(body)) return undefined;
  if (body['error']) return { kind: 'error' };
  if (body['nosites']) return { kind: 'noSites' };
  return isWorkshop(body) ? { kind: 'workshop', workshop: body } : undefined;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function isWorkshop(body: Readonly<Record<string, unknown>>): body is typeof body & Workshop {
  const { brands, firstTimeSlot } = body;
  return (
    ['siteId', 'departmentId', 'siteName', 'address'].every(
      (key) => typeof body[key] === 'string',
    ) &&
    Number.isFinite(body['latitude']) &&
    Number.isFinite(body['longitude']) &&
    Array.isArray(brands) &&
    brands.every((brand) => typeof brand === 'string') &&
    (firstTimeSlot === undefined || typeof firstTimeSlot === 'string')
  );
}
