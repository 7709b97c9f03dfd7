/** The content of an alert that determines whether visitors see it. */
export interface AlertContent {
  readonly hasMessage: boolean;
  /** `none` if no valid type was chosen. */
  readonly type: string;
  readonly title: string;
  /** HTML. */
  readonly text: string;
}

/** Visitors see an alert that is switched on, has a type and has a visible title or text. */
export function isAlertShown({ hasMessage, type, title, text }: AlertContent): boolean {
  return hasMessage && type !== 'none' && (title.trim() !== '' || !isBlankHtml(text));
}

/** Editors leave empty paragraphs and non-breaking spaces behind; visitors see nothing of them. */
function isBlankHtml(html: string): boolean {
  const letters = html.replace(/<[^>]*>|&(?:nbsp|#160|#xa0|zwnj|zwj|#8203|#x200b);|\u200b/gi, '');
  return letters.trim() === '';
}

/** The cookie that records a dismissal for a day, in the form that `document.cookie` accepts. */
export const alertDismissalCookie = 'hideAlert=1; path=/; max-age=86400; SameSite=Lax';

/** Matches a `document.cookie` text that contains the dismissal. */
export const alertDismissal: RegExp = /(?:^|; )hideAlert=/;

/** The attribute of `<html>` that hides dismissible alerts. */
export const hiddenAlertAttribute = 'data-hide-alert';
