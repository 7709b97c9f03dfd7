import type { ReactNode } from 'react';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import type { Block } from '#cms/block.ts';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { StatusNote } from '#stories/docs/StatusNote.tsx';
import { BlockPlaces } from './BlockPlaces.tsx';
import { editorPlaces } from './editorPlaces.ts';
import type { Example } from './exampleOf.ts';
import { FieldTable } from './FieldTable.tsx';
import { ThemedExamples } from './ThemedExamples.tsx';
import { TryFields } from './TryFields.tsx';
import { TryIt } from './TryIt.tsx';
import { allTried } from './triedContent.ts';

interface BlockManualProps {
  /** The block's name on the platform. */
  readonly name: string;
  /** Its declaration. */
  readonly block: Block;
  /** The example to show. */
  readonly example: Example;
}

/** The editors' manual of a block, generated from its declaration. */
export function BlockManual({ name, block, example }: BlockManualProps) {
  const { purpose, useWhen, avoidWhen, alsoKnownAs } = block.manual;
  const status = fieldRegistry[name]?.status;
  return (
    <>
      <h1>{name}</h1>
      <p>{purpose}</p>
      {status && <StatusNote status={status} />}
      {alsoKnownAs.length > 0 && <p>Also known as: {alsoKnownAs.join(', ')}</p>}
      <TryIt name={name} editor={editorPlaces} />
      <Points title="Use it when" points={useWhen} />
      <Points title="Choose something else" points={avoidWhen} />
      <h2>How it looks</h2>
      <ThemedExamples {...example} />
      <h2>What you fill in</h2>
      <Fields name={name} block={block} />
      <TryEachField name={name} block={block} example={example} />
      <BlockPlaces name={name} />
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }): ReactNode {
  if (points.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function Fields({ name, block }: { name: string; block: Block }) {
  if (Object.keys(block.fields).length === 0) return <p>Nothing: the block has no fields.</p>;
  return (
    <>
      <p>
        An empty or malformed field never breaks a page: the value under “If left empty” is used
        instead.
      </p>
      <FieldTable name={name} declarations={block.fields} />
    </>
  );
}

const manifestBlocks = new Map(blockManifest().blocks.map((each) => [each.name, each]));

function TryEachField({ name, block, example }: BlockManualProps) {
  const tried = manifestBlocks.get(name);
  if (!tried || allTried(tried).length === 0) return null;
  return (
    <>
      <h2>Try each field</h2>
      <p>
        This is the form of the editor. Change a field, and the block above it changes; nothing is
        kept.
      </p>
      <TryFields block={block} tried={tried} example={example} />
    </>
  );
}
