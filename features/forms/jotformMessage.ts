import { isRecord } from '#domain/record.ts';

/** A message of a Jotform form in an iframe. */
export type JotformMessage =
  | { readonly kind: 'height'; readonly px: number }
  | { readonly kind: 'sent' };

const tallest = 20_000;

/** The form's event in a message; `undefined` for all other messages. */
export function jotformMessage(data: unknown, formId: string): JotformMessage | undefined {
  if (typeof data === 'string') return heightMessage(data, formId);
  if (!isRecord(data) || data['action'] !== 'submission-completed') return undefined;
  return String(data['formID']) === formId ? { kind: 'sent' } : undefined;
}

/** Parses `setHeight:539:26050100101`; older forms omit their id. */
function heightMessage(text: string, formId: string): JotformMessage | undefined {
  const [name, height = '', id = formId] = text.split(':');
  if (name !== 'setHeight' || id !== formId) return undefined;
  const px = Number(height);
  return px > 0 && px <= tallest ? { kind: 'height', px } : undefined;
}
