import { z } from 'zod';
import type { ValkeyOptions } from '#storage/valkey/valkeyClient.ts';
import { authorityFile } from '../authorityFile.ts';

const example = 'rediss://user:password@host:6379/0';

/** The address of a store. It may contain a password, so the message doesn't repeat it. */
const storeAddress = z
  .url({ protocol: /^rediss?$/, error: `must be an address such as ${example}.` })
  .transform((text) => new URL(text))
  .refine(isStoreAddress, {
    error: `must be an address such as ${example}, of which only the host is needed, with no other parts.`,
  });

function isStoreAddress({ hostname, username, password, pathname, search, hash }: URL): boolean {
  const isLogin = password !== '' || username === '';
  return (
    hostname !== '' && isLogin && /^(?:\/\d{0,4})?$/.test(pathname) && search === '' && hash === ''
  );
}

/** The variables of the store of pages that all machines share. */
export const pageStoreVariables = {
  CACHE_URL: storeAddress.optional(),
  CACHE_CA_FILE: authorityFile.optional(),
};

type PageStoreVariables = z.output<z.ZodObject<typeof pageStoreVariables>>;

/** The store that the variables describe, or `undefined` if `CACHE_URL` is not set. */
export function pageStoreOf(read: PageStoreVariables): ValkeyOptions | undefined {
  const { CACHE_URL: url, CACHE_CA_FILE: authority } = read;
  if (!url) return undefined;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 6379),
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    password: url.password === '' ? undefined : decodeURIComponent(url.password),
    database: Number(url.pathname.slice(1)),
    tls: url.protocol === 'rediss:' ? { kind: 'verified', authority } : { kind: 'off' },
  };
}
