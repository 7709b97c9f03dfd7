/** Whether a text, without spaces around it, is a phone number: optional plus, 6 to 20 digits or spaces. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s]{6,20}$/.test(text.trim());
}

/** Whether a text is an e-mail address whose top-level domain has at least two letters. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(text.trim());
}
