import { fileURLToPath } from 'node:url';

/** The path of a file in `tls/`, such as `authority.pem`. */
export function tlsFile(name: string): string {
  return fileURLToPath(new URL(`tls/${name}`, import.meta.url));
}
