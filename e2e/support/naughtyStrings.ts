/** A group of texts that are known to cause bugs. */
interface NaughtyFamily {
  readonly name: string;
  readonly texts: readonly string[];
}

const wrappers = ['', 'a', ' ', '0'] as const;

/** Each text alone, and surrounded by harmless characters. */
function wrapped(texts: readonly string[]): string[] {
  return texts.flatMap((text) => wrappers.map((wrapper) => wrapper + text + wrapper));
}

function codePoints(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

function repeated(texts: readonly string[], counts: readonly number[]): string[] {
  return texts.flatMap((text) => counts.map((count) => text.repeat(count)));
}

/** Percent-escapes of bytes, valid UTF-8 or not. */
function escaped(...bytes: readonly number[]): string {
  return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');
}

/** Overlong UTF-8 encodings of an ASCII character. */
function overlong(character: string): string[] {
  const code = character.charCodeAt(0);
  const low = 0x80 | (code & 0x3f);
  const high = 0x80 | (code >> 6);
  return [
    escaped(0xc0 | (code >> 6), low),
    escaped(0xe0, high, low),
    escaped(0xf0, 0x80, high, low),
  ];
}

const dots = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '..;',
  '....',
  '\u2025',
];
const separators = ['/', '%2f', '%5c', '\\', '%252f', '%c0%af', '//', '/./'];
const secrets = ['etc/passwd', 'package.json', '.env', 'faults/jotform', 'nordvik-no/nb'];

const families: readonly NaughtyFamily[] = [
  {
    name: 'control characters',
    texts: wrapped([...codePoints(0, 0x1f), ...codePoints(0x7f, 0x9f)]),
  },
  {
    name: 'invisible and bidirectional characters',
    texts: wrapped([
      ...codePoints(0x200b, 0x200f),
      ...codePoints(0x202a, 0x202e),
      ...codePoints(0x2060, 0x206f),
      ...codePoints(0xfff9, 0xffff),
      '\ufeff',
      '\u00ad',
      '\u{e0041}\u{e007f}',
    ]),
  },
  {
    name: 'unusual text',
    texts: [
      'İıŞß',
      'ﬁﬂ',
      'Ω≈ç√∫˜µ≤≥÷',
      '田中さん',
      'שלום עולם',
      'مرحبا',
      '👩‍👩‍👧‍👦🏳️‍🌈',
      '\u{1d54f}\u{1f697}',
      `Z${'\u0310\u031d'.repeat(30)}`,
      'e\u0301\u00e9',
      'ＡＢＣ／．．',
      'xn--80ak6aa92e',
    ],
  },
  {
    name: 'encoded surrogates and noncharacters',
    texts: wrapped([
      escaped(0xed, 0xa0, 0x80),
      escaped(0xed, 0xbf, 0xbf),
      escaped(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80),
      escaped(0xef, 0xbf, 0xbf),
      escaped(0xf4, 0x90, 0x80, 0x80),
      escaped(0xf8, 0x88, 0x80, 0x80, 0x80),
      escaped(0xff),
      escaped(0xfe),
      escaped(0xc3),
      escaped(0xe2, 0x82),
      escaped(0xa0),
    ]),
  },
  { name: 'overlong encodings', texts: wrapped(['/', '.', '\0', '<'].flatMap(overlong)) },
  {
    name: 'broken escapes',
    texts: wrapped(['%', '%%', '%1', '%zz', '%u0041', '%25', '%2525', '%2500', '&#37;', '\\u0000']),
  },
  {
    name: 'traversal',
    texts: dots.flatMap((dot) =>
      separators.flatMap((separator) => [
        `${`${dot}${separator}`.repeat(3)}${secrets[separators.indexOf(separator) % secrets.length]}`,
      ]),
    ),
  },
  {
    name: 'header splitting',
    texts: ['%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '%00%0d%0a', '\r\n', '\n'].flatMap(
      (end) => [
        `${end}set-cookie:a=b`,
        `a${end}location:https://elsewhere.example`,
        `${end}${end}<html>`,
      ],
    ),
  },
  {
    name: 'injection',
    texts: [
      "' OR 1=1 --",
      '"; DROP TABLE cars; --',
      "1'; WAITFOR DELAY '0:0:5' --",
      '{"$gt":""}',
      '[$ne]=1',
      '*)(uid=*))(|(uid=*',
      '`id`',
      '$(id)',
      '; cat /etc/passwd',
      '| id',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '<!--#exec cmd="id"-->',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      '__proto__',
      'constructor.prototype',
      '__proto__[a]=1',
      'hasOwnProperty',
      'toString',
      'php://filter/read=convert.base64-encode/resource=a',
      'file:///etc/passwd',
      'http://127.0.0.1:4000/faults',
      '//elsewhere.example',
      'https://elsewhere.example@nordvik.example',
    ],
  },
  {
    name: 'template syntax',
    texts: [
      '{{7*7}}',
      '$\u007b7*7}',
      '<%= 7*7 %>',
      '#{7*7}',
      '{% debug %}',
      '[[...path]]',
      '[site]',
      ':path*',
      '(.*)',
      '@modal',
      '$ACTION',
    ],
  },
  {
    name: 'format strings',
    texts: repeated(['%s', '%n', '%x', '%d', '{0}', '%@'], [1, 8]),
  },
  {
    name: 'numbers',
    texts: [
      '0',
      '-0',
      '-1',
      '1e309',
      '-1e309',
      'NaN',
      'Infinity',
      '0x7fffffff',
      '2147483648',
      '-2147483649',
      '9007199254740993',
      '18446744073709551616',
      '1.0000000000000000000001',
      '1,000',
      '٣',
      '½',
      '0b1',
      '1_000',
    ],
  },
  {
    name: 'names with a meaning',
    texts: [
      'null',
      'undefined',
      'true',
      'NULL',
      'nil',
      'CON',
      'NUL',
      'aux.txt',
      '.git/config',
      '.htaccess',
      'web.config',
      'wp-login.php',
      'index.html',
      'favicon.ico',
      '_next',
      'api',
      '~',
      '-',
      '.',
      '..',
      '...',
    ],
  },
  {
    name: 'regular expressions',
    texts: ['(a+)+$', '((a*)*)*b', '[', '(', '\\', '^.*$', '(?<a>', 'a{1,99999}'],
  },
  {
    name: 'length',
    texts: repeated(['a', 'å', '%', '%2e', '../', '%F0%9F%9A%97', '?', '&a='], [255, 1_000]),
  },
];

/** All naughty texts without duplicates, at least 500. */
export const naughtyStrings: readonly string[] = [
  ...new Set(families.flatMap(({ texts }) => texts)),
];
