import { type KeyboardEvent, useId, useState } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { searchBlocks } from '#domain/content/blockSearch/searchBlocks.ts';
import type { ManifestBlock } from '#domain/content/manifest/manifest.ts';
import { blockTitle } from '#editor/structure/blockWords.ts';
import * as css from './BlockPicker.css.ts';
import { blockPicture } from './blockPictures.ts';

export interface BlockPickerProps {
  /** The blocks that can be put there, in the order in which they are listed. */
  readonly allowed: readonly ManifestBlock[];
  /** Whether the picked block is being created. */
  readonly isAdding: boolean;
  /** Called with the name of the component on the platform. */
  readonly onPick: (name: string) => void;
}

/** The blocks to choose from, searched by what they are for and by what editors call them. */
export function BlockPicker({ allowed, isAdding, onPick }: BlockPickerProps) {
  const [search, setSearch] = useState('');
  const found = searchBlocks(allowed, search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it moves the focus between the controls in it.
    <div onKeyDown={moveInList}>
      <Stack gap="s">
        <Field
          label="Search blocks"
          help="What is it for, or what do you call it? In Swedish, Norwegian, English, Finnish or Slovak. Arrow keys go through the blocks."
        >
          {(control) => (
            <TextInput {...control} type="search" value={search} onValueChange={setSearch} />
          )}
        </Field>
        <p role="status" className={css.words}>
          {isAdding ? 'The block is being added.' : countWords(found.length)}
        </p>
        <ul className={css.list}>
          {found.map((block) => (
            <BlockCard key={block.name} block={block} onPick={() => onPick(block.name)} />
          ))}
        </ul>
      </Stack>
    </div>
  );
}

interface BlockCardProps {
  readonly block: ManifestBlock;
  readonly onPick: () => void;
}

function BlockCard({ block: { name, status, manual }, onPick }: BlockCardProps) {
  const id = useId();
  const picture = blockPicture(name);
  return (
    <li className={css.card}>
      {picture !== undefined && (
        // biome-ignore lint/performance/noImgElement: no page of the framework shows it.
        <img className={css.picture} src={picture} alt="" loading="lazy" decoding="async" />
      )}
      <div className={css.head}>
        <button type="button" className={css.pick} aria-describedby={id} onClick={onPick}>
          {blockTitle(name)}
        </button>
        {status !== 'stable' && <Badge>{status}</Badge>}
      </div>
      <p id={id} className={css.words}>
        {manual.purpose}
      </p>
      {manual.useWhen.length > 0 && (
        <div className={css.words}>
          Use it when
          <ul>
            {manual.useWhen.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No block has these words.';
  return count === 1 ? 'One block' : `${count} blocks`;
}

/** The arrow keys go from the search to the blocks, through them, and back. */
function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const controls = [...event.currentTarget.querySelectorAll('input, button')];
  const at = controls.findIndex((control) => control.matches(':focus'));
  const next = controls[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  moveFocus(next);
}
