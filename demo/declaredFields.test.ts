import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { declarations } from '#services/content/declaredTemplates.ts';
import { loadSeed } from '#services/content/loading/loadSeed.ts';

const { items } = loadSeed(fileURLToPath(new URL('content', import.meta.url)), 'Nordvik');

test('the group fills only fields that are declared, so that none is lost by another name', () => {
  const { templates } = declarations();
  const filled = items.filter(({ templateName }) => templates.has(templateName));
  expect(filled.length).toBeGreaterThan(1_000);
  const unknown = filled.flatMap(({ path, templateName, fields }) =>
    fields
      .filter(({ name }) => !templates.get(templateName)?.has(name))
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
