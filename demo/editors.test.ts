import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEditors } from '#services/editing/editors.ts';
import { isPassword } from '#services/editing/passwordHash.ts';
import { createSeedReader } from '#services/seed/seedReader.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('the accounts of the demo have the passwords that the front page shows', async () => {
  const editors = [...readEditors(`${folder}editors.yaml`, createSeedReader(folder)).values()];
  expect(editors.map(({ role }) => role)).toEqual(['publisher', 'editor']);
  for (const { password, shownPassword = '' } of editors) {
    expect(await isPassword(shownPassword, password)).toBe(true);
  }
});
