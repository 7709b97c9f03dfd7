import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { capture, root, run } from '../processes.ts';

/** Outside the packages of the project: the file has 32 MB, and only this check needs it. */
const folder = join(root, '.data', 'nu-checker');
const version = '26.9.27';
const jar = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** An error in a file. */
export interface HtmlError {
  readonly file: string;
  readonly message: string;
  /** The HTML around it. */
  readonly extract: string;
}

const wireReport = z.object({
  messages: z.array(
    z.object({
      url: z.string().default(''),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});

/** Whether Java is installed, which the checker is written in. */
export async function hasJava(): Promise<boolean> {
  const found = await capture('java', ['-version']).catch(() => undefined);
  return found?.code === 0;
}

/** Installs the Nu Html Checker of the W3C from npm. Resolves with whether it is there. */
export async function installChecker(): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  return (
    (await run('npm', ['install', '--prefix', folder, ...options, `vnu-jar@${version}`])) === 0
  );
}

/** Checks files. Rejects if the checker fails. */
export async function checkFiles(files: readonly string[]): Promise<readonly HtmlError[]> {
  const options = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json'];
  const { code, output } = await capture('java', ['-jar', jar, ...options, ...files]);
  if (code !== 0) throw new Error(`The checker failed:\n${output}`);
  return readReport(output);
}

/** The errors in a report of the checker. */
export function readReport(json: string): readonly HtmlError[] {
  const { messages } = wireReport.parse(JSON.parse(json));
  return messages.map(({ url, message, extract }) => ({
    file: url.replace(/^file:(?:\/\/)?/, ''),
    message,
    extract,
  }));
}
