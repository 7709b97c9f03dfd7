/** What a mobile number becomes while it is typed: digits and plus signs. */
export function mobileInput(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9+]/g, '');
}
