import { isRecord } from '#domain/record.ts';

/** What Jotform says of a form in a frame. */
export type JotformMessage =
  | { readonly kind: 'height'; readonly px: number }
  | { readonly kind: 'sent' };

const tallest = 20_000;

/** What a message says of the form; `undefined` for all other messages a window gets. */
export function jotformMessage(data: unknown, formId: string): JotformMessage | undefined {
  if (typeof data === 'string') return heightMessage(data, formId);
  if (!isRecord(data) || data['action'] !== 'submission-completed') return undefined;
  return String(data['formID']) === formId ? { kind: 'sent' } : undefined;
}

/** `setHeight:539:26050100101`; older forms leave their id out. */
function heightMessage(text: string, formId: string): JotformMessage | undefined {
  const [name, height = '', id = formId] = text.split(':');
  if (name !== 'setHeight' || id !== formId) return undefined;
  const px = Number(height);
  return px > 0 && px <= tallest ? { kind: 'height', px } : undefined;
}
