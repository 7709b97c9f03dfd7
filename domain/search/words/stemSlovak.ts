/** The endings of Slovak nouns and adjectives, the longest first. */
const endings = [
  ...[
    'iach',
    'iami',
    'ieho',
    'iemu',
    'eniu',
    'ého',
    'ému',
    'ými',
    'ých',
    'ich',
    'ími',
    'ami',
    'ach',
  ],
  ...[
    'och',
    'ovi',
    'iou',
    'ách',
    'iam',
    'om',
    'ou',
    'mi',
    'ám',
    'am',
    'ým',
    'im',
    'ím',
    'ej',
    'ie',
  ],
  ...['ia', 'iu', 'ií', 'ii', 'ov', 'ok', 'á', 'é', 'í', 'ý', 'ú', 'a', 'e', 'i', 'y', 'u', 'o'],
].sort((a, b) => b.length - a.length);

/** Shorter stems would match unrelated words. */
const shortestStem = 3;

/** Removes the ending of a Slovak word in lower case: `škodovky` and `škodovku` become `škodovk`. */
export function stemSlovak(word: string): string {
  // Names with digits have no endings.
  if (/\p{N}/u.test(word)) return word;
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestStem,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
