import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { runMain } from '#process/runMain.ts';
import { hashPassword } from '#services/editing/passwordHash.ts';

const minLength = 12;

/** Prints the hash of a password for `editors.yaml`. The password isn't shown while it is typed. */
async function main(): Promise<number> {
  const password = await readPassword();
  if (password.length < minLength) {
    console.error(`The password must have at least ${minLength} characters.`);
    return 1;
  }
  console.log(await hashPassword(password));
  return 0;
}

/** One line of the standard input, which may also be a pipe. */
async function readPassword(): Promise<string> {
  if (stdin.isTTY) stdout.write('Password: ');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silence, terminal: stdin.isTTY });
  const line = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return line.done ? '' : line.value;
}

await runMain(main);
