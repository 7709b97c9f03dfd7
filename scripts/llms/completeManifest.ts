import type { ComponentManifest } from 'storybook/internal/types';
import {
  blockManifest,
  type ManifestBlock,
  type ManifestField,
} from '#domain/content/manifest/manifest.ts';
import { docsAddress } from '#stories/docs/links.ts';
import { primitivePurposes } from './primitivePurposes.ts';

type Components = Readonly<Record<string, ComponentManifest>>;

/**
 * Storybook's manifest of the parts to build with: primitives with what they are for, and blocks with their manuals and the fields that
 * editors fill in. Storybook itself reads the props of primitives, but of blocks only the frame in which stories show them; screens and the
 * parts of the editor are left out.
 */
export async function completeManifest(components: Components): Promise<Components> {
  const titled = [...(await primitivePurposes())];
  const purposes = new Map(titled.map(([title, purpose]) => [idOf(title), purpose]));
  const blocks = new Map(
    blockManifest().blocks.map((block) => [idOf(`Blocks/${block.name}`), block]),
  );
  const completed = Object.entries(components).flatMap(([id, component]) => {
    const [summary, block] = [purposes.get(id), blocks.get(id)];
    if (block) return [[id, blockEntry(component, block)] as const];
    return summary === undefined ? [] : [[id, { ...component, summary }] as const];
  });
  return withoutRoot(Object.fromEntries(completed));
}

/** Without the code of stories and the props, which are those of the frame. */
function blockEntry(
  { id, path, stories }: ComponentManifest,
  block: ManifestBlock,
): ComponentManifest {
  const { purpose, useWhen, avoidWhen } = block.manual;
  const rules = [
    ...useWhen.map((when) => `Use it when: ${when}`),
    ...avoidWhen.map((when) => `Choose something else when: ${when}`),
  ];
  return {
    id,
    name: block.name,
    path,
    summary: purpose,
    description: [purpose, ...rules].join('\n'),
    apiDescription: ['## Fields', '', ...fieldLines(block.fields)].join('\n'),
    stories: stories.map((story) => ({ id: story.id, name: story.name })),
    jsDocTags: {},
  };
}

/** A line for each field; those of a list's entries below it. */
function fieldLines(fields: readonly ManifestField[], indent = ''): readonly string[] {
  return fields.flatMap(({ entries = [], ...field }) => [
    `${indent}- ${field.name} (${kindOf(field)}): ${field.help}`,
    ...fieldLines(entries, `${indent}  `),
  ]);
}

function kindOf({ kind, choices, required, default: fallback, deprecated }: ManifestField): string {
  const accepts = choices ? `${kind} of ${choices.join(', ')}` : kind;
  const state = required ? 'required' : `default ${fallback}`;
  return [accepts, state, deprecated && `deprecated: ${deprecated}`].filter(Boolean).join('; ');
}

/** The id of a component, by the title of its stories. */
function idOf(title: string): string {
  return docsAddress(title)
    .replace(/^.*\//, '')
    .replace(/--docs$/, '');
}

/** With paths from the root of the project, instead of those of the machine. */
function withoutRoot(components: Components): Components {
  return JSON.parse(JSON.stringify(components).replaceAll(`${process.cwd()}/`, ''));
}
