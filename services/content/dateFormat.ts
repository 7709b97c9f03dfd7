/** .NET's one-letter formats, in its invariant culture. */
const standard: Readonly<Record<string, string>> = {
  d: 'MM/dd/yyyy',
  D: 'dddd, dd MMMM yyyy',
  f: 'dddd, dd MMMM yyyy HH:mm',
  F: 'dddd, dd MMMM yyyy HH:mm:ss',
  g: 'MM/dd/yyyy HH:mm',
  G: 'MM/dd/yyyy HH:mm:ss',
  m: 'MMMM dd',
  M: 'MMMM dd',
  s: "yyyy'-'MM'-'dd'T'HH':'mm':'ss",
  t: 'HH:mm',
  T: 'HH:mm:ss',
  u: "yyyy'-'MM'-'dd HH':'mm':'ss'Z'",
  y: 'yyyy MMMM',
  Y: 'yyyy MMMM',
};

const tokens =
  /'([^']*)'|"([^"]*)"|\\(.)|yyyy|yy|MMMM|MMM|MM|M|dddd|ddd|dd|d|HH|H|hh|h|mm|m|ss|s|tt/g;

function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}

function named(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  // With the day, a language uses the form of the month that it uses inside a date.
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', ...options, timeZone: 'UTC' });
  const wanted = options.month === undefined ? 'weekday' : 'month';
  return parts.formatToParts(date).find((part) => part.type === wanted)?.value ?? '';
}

function tokenText(token: string, date: Date, language: string): string {
  const hours = date.getUTCHours();
  const values: Record<string, () => string> = {
    yyyy: () => padded(date.getUTCFullYear(), 4),
    yy: () => padded(date.getUTCFullYear() % 100),
    MMMM: () => named(date, language, { month: 'long' }),
    MMM: () => named(date, language, { month: 'short' }),
    MM: () => padded(date.getUTCMonth() + 1),
    M: () => String(date.getUTCMonth() + 1),
    dddd: () => named(date, language, { weekday: 'long' }),
    ddd: () => named(date, language, { weekday: 'short' }),
    dd: () => padded(date.getUTCDate()),
    d: () => String(date.getUTCDate()),
    HH: () => padded(hours),
    H: () => String(hours),
    hh: () => padded(hours % 12 || 12),
    h: () => String(hours % 12 || 12),
    mm: () => padded(date.getUTCMinutes()),
    m: () => String(date.getUTCMinutes()),
    ss: () => padded(date.getUTCSeconds()),
    s: () => String(date.getUTCSeconds()),
    tt: () => (hours < 12 ? 'AM' : 'PM'),
  };
  return values[token]?.() ?? token;
}

/**
 * Writes a moment by a .NET format, either one letter or a pattern. Names of months and days
 * are in the given language; the offset is in minutes from UTC.
 */
export function formatDate(iso: string, format: string, offset: number, language: string): string {
  const date = new Date(Date.parse(iso) + offset * 60_000);
  // A single pattern letter is written "%d" in .NET, as "d" alone means the standard format.
  const pattern = standard[format] ?? format.replace(/^%/, '');
  return pattern.replace(tokens, (token, single?: string, double?: string, escaped?: string) => {
    return single ?? double ?? escaped ?? tokenText(token, date, language);
  });
}
