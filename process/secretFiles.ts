import { readFileSync } from 'node:fs';

/** Variables by name. */
type Variables = Readonly<Record<string, string | undefined>>;

/** What the files of secrets contain, and sentences about those that can't be used. */
export interface SecretFiles {
  readonly values: Variables;
  readonly problems: readonly string[];
}

const suffix = '_FILE';

/**
 * Reads secrets from the files that variables such as `COMHUB_API_KEY_FILE` name, so that no secret has to be in the
 * environment, which child processes inherit and tools show. Spaces and line breaks around a secret don't belong to it.
 */
export function readSecretFiles(secrets: readonly string[], variables: Variables): SecretFiles {
  const read = secrets.flatMap((name) => {
    const path = variables[name + suffix]?.trim();
    return path ? [{ name, ...readSecret(name, path, variables) }] : [];
  });
  return {
    values: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    problems: read.flatMap(({ problem }) => problem ?? []),
  };
}

function readSecret(name: string, path: string, variables: Variables) {
  const file = name + suffix;
  if (variables[name]?.trim()) return { problem: `${name} and ${file} are both set; remove one.` };
  try {
    const value = readFileSync(path, 'utf8').trim();
    return value === '' ? { problem: `${file} must not be empty, and "${path}" is.` } : { value };
  } catch {
    return { problem: `${file} must be a file that can be read, and "${path}" is not.` };
  }
}
