import type { ReactNode } from 'react';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import { manualRegistry } from '#blocks/manualRegistry.ts';
import type { Block } from '#cms/block.ts';
import type { FieldDeclarations } from '#domain/content/fields.ts';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { StatusNote } from '#stories/docs/StatusNote.tsx';
import { BlockPlaces } from './BlockPlaces.tsx';
import { editorPlaces } from './editorPlaces.ts';
import type { Example } from './exampleOf.ts';
import { FieldTable } from './FieldTable.tsx';
import { LanguageSwitch } from './language/LanguageSwitch.tsx';
import { useManualLanguage } from './language/manualLanguage.ts';
import { type ManualWords, manualWords } from './language/manualWords.ts';
import { translatedManual } from './language/translatedManual.ts';
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

/** The editors' manual of a block, generated from its declaration and its texts. */
export function BlockManual({ name, block, example }: BlockManualProps) {
  const language = useManualLanguage();
  const words = manualWords[language];
  const { manual, fields } = translatedManual(name, block, language);
  const { purpose, useWhen, avoidWhen } = manual;
  const status = fieldRegistry[name]?.status;
  const known = manualRegistry[name]?.words[language];
  return (
    <>
      <LanguageSwitch />
      {/* Mounted again in another language, except the switch, which keeps the focus. */}
      <div key={language} lang={language}>
        <h1>{name}</h1>
        <p>{purpose}</p>
        {status && <StatusNote status={status} words={words} />}
        {known !== undefined && <p>{words.alsoKnownAs(known)}</p>}
        <TryIt name={name} editor={editorPlaces} words={words.tryIt} />
        <Points title={words.useWhen} points={useWhen} />
        <Points title={words.avoidWhen} points={avoidWhen} />
        <h2>{words.looks}</h2>
        <ThemedExamples {...example} labelOf={words.looksLike} />
        <h2>{words.fields}</h2>
        <Fields name={name} fields={fields} words={words} />
        <TryEachField name={name} block={block} example={example} words={words} />
        <BlockPlaces name={name} words={words.places} />
      </div>
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

interface FieldsProps {
  readonly name: string;
  readonly fields: FieldDeclarations;
  readonly words: ManualWords;
}

function Fields({ name, fields, words }: FieldsProps) {
  if (Object.keys(fields).length === 0) return <p>{words.noFields}</p>;
  return (
    <>
      <p>{words.fieldsNote}</p>
      <FieldTable name={name} declarations={fields} words={words.table} />
    </>
  );
}

const manifestBlocks = new Map(blockManifest().blocks.map((each) => [each.name, each]));

interface TryEachFieldProps extends BlockManualProps {
  readonly words: ManualWords;
}

function TryEachField({ name, block, example, words }: TryEachFieldProps) {
  const tried = manifestBlocks.get(name);
  if (!tried || allTried(tried).length === 0) return null;
  return (
    <>
      <h2>{words.tryFields.title}</h2>
      <p>{words.tryFields.note}</p>
      <TryFields block={block} tried={tried} example={example} words={words.tryFields} />
    </>
  );
}
