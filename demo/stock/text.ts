import type { NumberText } from './countries/country.ts';

/** Replaces `{name}` placeholders in a text; unknown placeholders stay. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}

const unaccented: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', đ: 'd', ł: 'l' };

/** Slugifies a text: `Åsa Sjöberg` becomes `asa-sjoberg`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[øæđł]/g, (letter) => unaccented[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The number formats of a language. Each is created once, because creation is expensive. */
export interface Figures {
  readonly number: NumberText;
  readonly money: (amount: number) => string;
  readonly percent: (percent: number) => string;
}

export function figuresOf(locale: string, currency: string): Figures {
  const formats = [0, 1, 2].map(
    (digits) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return {
    number: (value, digits = 0) => (formats[digits] ?? money).format(value),
    money: (amount) => money.format(amount),
    percent: (value) => percent.format(value / 100),
  };
}
