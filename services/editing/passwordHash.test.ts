import { expect, test } from 'vitest';
import { hashPassword, isPassword, parsePasswordHash } from './passwordHash.ts';

test('a password is recognised by its hash, however its accents are composed', async () => {
  const text = await hashPassword('Blåbärs­paj 42'.normalize('NFD'));
  const known = parsePasswordHash(text) ?? expect.unreachable(text);
  expect(await isPassword('Blåbärs­paj 42'.normalize('NFC'), known)).toBe(true);
  expect(await isPassword('blåbärs­paj 42', known)).toBe(false);
});

const salt = 'A'.repeat(22);
const hash = 'A'.repeat(43);

test.each([
  ['the form of other programs', `$scrypt$ln=16,r=8,p=2$${salt}$${hash}`, true],
  ['a password', 'correct horse battery staple', false],
  ['another algorithm', `$argon2id$v=19$m=65536,t=2,p=1$${salt}$${hash}`, false],
  ['a cost that is guessed fast', `$scrypt$ln=13,r=8,p=1$${salt}$${hash}`, false],
  ['a cost of gigabytes', `$scrypt$ln=24,r=8,p=1$${salt}$${hash}`, false],
  ['a short salt', `$scrypt$ln=16,r=8,p=1$AAAA$${hash}`, false],
])('of texts, %s', (_what, text, isHash) => {
  expect(parsePasswordHash(text) !== undefined).toBe(isHash);
});
