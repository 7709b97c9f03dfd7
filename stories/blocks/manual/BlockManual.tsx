import type { ReactNode } from 'react';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import { manualRegistry } from '#blocks/manualRegistry.ts';
import type { Block } from '#cms/block.ts';
import { StatusNote } from '#stories/docs/StatusNote.tsx';
import { editorPlaces } from './editorPlaces.ts';
import type { Example } from './exampleOf.ts';
import { FieldTable } from './FieldTable.tsx';
import { ThemedExamples } from './ThemedExamples.tsx';
import { TryIt } from './TryIt.tsx';

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
  const { purpose, useWhen, avoidWhen } = block.manual;
  const words = manualRegistry[name]?.words.en;
  const status = fieldRegistry[name]?.status;
  return (
    <>
      <h1>{name}</h1>
      <p>{purpose}</p>
      {status && <StatusNote status={status} />}
      {words !== undefined && <p>{`Also known as: ${words}`}</p>}
      <TryIt name={name} editor={editorPlaces} />
      <Points title="Use it when" points={useWhen} />
      <Points title="Choose something else" points={avoidWhen} />
      <h2>How it looks</h2>
      <ThemedExamples {...example} />
      <h2>What you fill in</h2>
      <Fields name={name} block={block} />
      <Slots names={block.slots} />
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

function Slots({ names }: { names: readonly string[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <>
      <h2>Places for other blocks</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
