/** A name as it is written in different places. */
export interface NameForms {
  /** `vehicle-register`. */
  readonly kebab: string;
  /** `vehicleRegister`. */
  readonly camel: string;
  /** `VehicleRegister`. */
  readonly pascal: string;
  /** `VEHICLE_REGISTER`. */
  readonly upper: string;
  /** `Vehicle Register`. */
  readonly title: string;
  /** `Vehicle register`. */
  readonly sentence: string;
}

/** The forms of a name that consists of words, in any of its forms: `vehicleRegister` or `vehicle-register`. */
export function formsOf(name: string): NameForms {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
  const capitals = words.map(capitalised);
  return {
    kebab: words.join('-'),
    camel: [words[0], ...capitals.slice(1)].join(''),
    pascal: capitals.join(''),
    upper: words.join('_').toUpperCase(),
    title: capitals.join(' '),
    sentence: capitalised(words.join(' ')),
  };
}

/** A text with an upper-case first letter. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Replaces the forms of a name in a text, also as parts of longer names: `Quote` in `quoteFields` and `findQuote`, but not
 * in `blockquote`.
 */
export function replaceForms(text: string, forms: ReadonlyMap<string, string>): string {
  // A form may contain another, so the longest comes first.
  const longestFirst = [...forms.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map(
    (form) => `${/^[a-z]/.test(form) ? '(?<![A-Za-z])' : '(?<![A-Z])'}${form}(?![a-z])`,
  );
  return text.replaceAll(new RegExp(pattern.join('|'), 'g'), (form) => forms.get(form) ?? form);
}
