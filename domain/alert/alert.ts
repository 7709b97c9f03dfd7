/** What an alert says, as far as it decides whether visitors see it. */
export interface AlertContent {
  readonly hasMessage: boolean;
  /** `none` where no type, or none there is, was chosen. */
  readonly type: string;
  readonly title: string;
  /** HTML. */
  readonly text: string;
}

/** Visitors see an alert that is switched on, has a type and says something. */
export function isAlertShown({ hasMessage, type, title, text }: AlertContent): boolean {
  return hasMessage && type !== 'none' && (title.trim() !== '' || !isBlankHtml(text));
}

/** Editors leave empty paragraphs and spaces that don't break behind; nobody can read them. */
function isBlankHtml(html: string): boolean {
  const letters = html.replace(/<[^>]*>|&(?:nbsp|#160|#xa0|zwnj|zwj|#8203|#x200b);|\u200b/gi, '');
  return letters.trim() === '';
}

/** The cookie of a dismissal, as `document.cookie` takes it; it holds for a day. */
export const alertDismissalCookie = 'hideAlert=1; path=/; max-age=86400; SameSite=Lax';

/** Finds the dismissal in a `document.cookie` text. */
export const alertDismissal: RegExp = /(?:^|; )hideAlert=/;

/** The attribute of `<html>` that hides the alerts a visitor may dismiss. */
export const hiddenAlertAttribute = 'data-hide-alert';
