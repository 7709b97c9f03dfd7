import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** A hash of a password, with what it was made with. */
export interface PasswordHash {
  /** The base-2 logarithm of the cost. */
  readonly ln: number;
  /** Size of a block. */
  readonly r: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

type Parameters = Pick<PasswordHash, 'ln' | 'r' | 'p'>;

/** 32 MB and a quarter of a second of a core: one of the choices of OWASP's Password Storage Cheat Sheet. */
const parameters: Parameters = { ln: 15, r: 8, p: 3 };

const saltBytes = 16;
const hashBytes = 32;
const spareBytes = 1_000_000;

/** The PHC string format, as other programs write it too: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
const pattern =
  /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[\w+/]{16,86})\$(?<hash>[\w+/]{43})$/;

/** The limits within which a hash is strong enough, and doesn't keep the process busy for seconds. */
const allowed = { ln: [14, 18], r: [8, 8], p: [1, 16] } as const;

/** Reads a hash; `undefined` if the text isn't one, or its parameters are outside the limits. */
export function parsePasswordHash(text: string): PasswordHash | undefined {
  const { ln, r, p, salt = '', hash = '' } = pattern.exec(text)?.groups ?? {};
  const given = { ln: Number(ln), r: Number(r), p: Number(p) };
  const isAllowed =
    isWithin(given.ln, allowed.ln) && isWithin(given.r, allowed.r) && isWithin(given.p, allowed.p);
  if (!isAllowed) return undefined;
  return { ...given, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function isWithin(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to;
}

/** The hash of a new password, as text for `editors.yaml`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, parameters);
  const { ln, r, p } = parameters;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Whether a password is the one that was hashed. It takes the same time for each. */
export async function isPassword(password: string, known: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, known.salt, known), known.hash);
}

function derive(password: string, salt: Buffer, { ln, r, p }: Parameters): Promise<Buffer> {
  const cost = 2 ** ln;
  // OpenSSL needs 128 × r × (N + p) bytes, and a little more.
  const maxmem = 128 * r * (cost + p) + spareBytes;
  const options: ScryptOptions = { cost, blockSize: r, parallelization: p, maxmem };
  // Different keyboards compose letters with accents differently.
  const text = password.normalize('NFC');
  return new Promise((resolve, reject) =>
    scrypt(text, salt, hashBytes, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
