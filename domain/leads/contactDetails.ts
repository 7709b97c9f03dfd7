/**
 * Whether a text, without white space around it, is a phone number: optional plus, 6 to 20 digits or spaces. Tabs and
 * line breaks are no spaces.
 */
export function isPhone(text: string): boolean {
  return /^\+?[\d\p{Zs}]{6,20}$/u.test(text.trim());
}

/**
 * Whether a text is an e-mail address whose top-level domain has at least two letters. Hyphens are inside the parts of a
 * domain.
 */
export function isEmail(text: string): boolean {
  return email.test(text.trim());
}

const part = String.raw`[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?`;
const email = new RegExp(
  String.raw`^[^\s@<>()[\],;:"\\]+@(?:${part}\.)+(?:\p{L}{2,}|xn--${part})$`,
  'iu',
);
