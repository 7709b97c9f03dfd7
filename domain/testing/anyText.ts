import fc from 'fast-check';

const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  // The code points of surrogates belong to no character.
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/**
 * Texts of any characters, half of them printable ASCII, for property tests. They are like those of fast-check with the
 * unit `binary`, which takes some seconds in every test file to prepare its table of all characters.
 */
export function anyText(
  constraints: Pick<fc.StringConstraints, 'minLength' | 'maxLength'> = {},
): fc.Arbitrary<string> {
  const unit = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
    codePoint,
  );
  return fc.string({ ...constraints, unit });
}
