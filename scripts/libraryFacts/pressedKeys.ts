const named =
  'Arrow(?:Up|Down|Left|Right)|Enter|Escape|Tab|Home|End|PageUp|PageDown|Backspace|Delete';

/** What a play function calls for keys that have no name in braces. */
const others: readonly (readonly [key: string, call: RegExp])[] = [
  ['Tab', /\.tab\(|\btabTo\(/],
  ['Shift Tab', /\.tab\(\{ shift: true/],
  ['Ctrl A', /\{Control>\}a\{/],
  ['Paste', /\.paste\(/],
  ['Digit', /\.keyboard\('\d+'\)/],
  ['Letter', /\.keyboard\('[a-zåäö]+'\)/i],
  [' ', /\.keyboard\('(?:[^']*\})? (?:\{[^']*)?'\)|\bkey: ' '/],
  ['+', /\.keyboard\('\+'\)/],
  ['-', /\.keyboard\('-'\)/],
];

/** The keys that the text of a play function presses, by the names that `KeyboardEvent.key` has. */
export function pressedKeys(text: string): readonly string[] {
  const inBraces = [...text.matchAll(new RegExp(`\\{(${named})\\}`, 'g'))];
  const events = [...text.matchAll(new RegExp(`\\bkey: '(${named})'`, 'g'))];
  const keys = [...inBraces, ...events].map(([, key = '']) => key);
  const called = others.filter(([, call]) => call.test(text)).map(([key]) => key);
  return [...new Set([...keys, ...called])];
}
