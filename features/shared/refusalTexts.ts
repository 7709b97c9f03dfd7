import type { Dictionary } from '#domain/content/dictionary.ts';
import type { leadRefusalSubject } from '#domain/content/texts/leadRefusal.ts';
import { fillText } from '#domain/fillText.ts';
import type { LeadRefusal } from '#domain/leads/leadRefusal.ts';

/** The texts about refused fillings. */
export type RefusalTexts = Pick<Dictionary, (typeof leadRefusalSubject.keys)[number]>;

/** Why a filling was refused, and when it can be sent again. */
export function refusalText(refusal: LeadRefusal, texts: RefusalTexts): string {
  switch (refusal.kind) {
    case 'trapped':
      return texts.leadTrapped;
    case 'too-soon':
      return texts.leadTooSoon;
    case 'too-many':
      return tooManyText(Math.ceil(refusal.retryAfterSeconds / 60), texts);
  }
}

/** When a filling can be sent that was refused because of a limit. */
export function tooManyText(minutes: number, texts: RefusalTexts): string {
  return fillText(texts.leadTooMany, { minutes: String(minutes) });
}
