import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { primitiveManuals } from '../primitiveManuals.ts';
import { projectFiles } from '../projectFiles.ts';
import { llmsText } from './llmsText.ts';

let text: string;
/** The pages by section. */
let sections: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  text = await llmsText();
  sections = new Map(
    text.split('\n## ').map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const names = lines.flatMap((line) => /^- \[([^\]]+)\]/.exec(line)?.[1] ?? []);
      return [heading.split(',')[0] ?? '', names];
    }),
  );
});

test('the form is that of llms.txt: a title, a summary, sections of links with descriptions', () => {
  expect(text).toMatch(/^# Forecourt\n\n> [A-Z].+\.\n\n- \[/);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  const unexplained = lines.filter((line) => !/^- \[[^\]]+\]\(\.\/[^)\s]+\): \S.{8,}$/.test(line));
  expect(unexplained).toEqual([]);
});

test('every primitive and every block is listed', async () => {
  const primitives = primitiveManuals(await projectFiles()).map(({ name }) => name);
  expect([...(sections.get('Primitives') ?? [])].sort()).toEqual(primitives.sort());
  const blocks = blockManifest().blocks.map(({ name }) => name);
  expect([...(sections.get('Blocks') ?? [])].sort()).toEqual(blocks.sort());
});

test('the foundations and every how-to are listed', () => {
  expect(sections.get('Foundations')).toEqual(expect.arrayContaining(['Colour', 'Type', 'Space']));
  const howTos = readdirSync('docs/how-to').map((file) =>
    readFileSync(`docs/how-to/${file}`, 'utf8'),
  );
  expect(sections.get('How to work on it')?.length).toBeGreaterThan(howTos.length);
  expect(text).toContain(
    '- [Move to a new version](./?path=/docs/working-on-it-move-to-a-new-version--docs): ',
  );
});

test('what a page is about is a sentence of its own source', () => {
  expect(text).toContain(
    '- [ZoomPane](./?path=/docs/primitives-zoompane--docs): Enlarges a picture up to three times',
  );
  expect(text).toContain(
    '- [Blurb](./?path=/docs/blocks-blurb--docs): A short text beside a picture',
  );
  expect(text).toContain('[Colour](./?path=/docs/foundations-colour--docs): Every colour role');
});
