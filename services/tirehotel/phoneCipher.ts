import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts the number of an agreement for callers that may not know it. */
export interface PhoneCipher {
  /** Different at each call. */
  readonly encrypt: (text: string) => string;
  /** `undefined` if the text was not encrypted here. */
  readonly decrypt: (text: string) => string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with a key derived from a secret. */
export function createPhoneCipher(secret: string): PhoneCipher {
  const key = createHash('sha256').update(`tirehotel ${secret}`).digest();
  return {
    encrypt: (text) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt: (text) => {
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length <= ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Hides all digits of a number but the last two: `+46701234567` → `••• ••• •• 67`. */
export function obfuscate(phone: string): string {
  return `••• ••• •• ${phone.slice(-2)}`;
}
