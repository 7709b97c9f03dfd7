/** An address whose Swedish postal code (`126 30`) stays on one line. */
export function keepPostalCode(address: string): string {
  return address.replace(/\b(\d{3}) (\d{2})\b/, '$1\u00A0$2');
}
