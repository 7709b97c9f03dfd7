import { type OpenPage, openPagePath } from '#editor/state/openPage.ts';
import type { ManualWords } from './language/manualWords.ts';

/** The editor that a Storybook leads to, with a page for each block that can be tried. */
export interface EditorPlaces {
  readonly origin: string;
  readonly places: Readonly<Record<string, OpenPage>>;
}

interface TryItProps {
  /** The block's name on the platform. */
  readonly name: string;
  /** `undefined` in a Storybook without an editor. */
  readonly editor: EditorPlaces | undefined;
  readonly words: ManualWords['tryIt'];
}

/** Leads from a block's manual to the block on a page in the editor. */
export function TryIt({ name, editor, words }: TryItProps) {
  const place = editor?.places[name];
  if (!editor || !place) return null;
  return (
    <p>
      {/* The editor can't be shown in Storybook's frame. */}
      <a href={editor.origin + openPagePath(place)} target="_blank" rel="noopener">
        {words.link}
      </a>
      {place.block === undefined ? words.toBeAdded : words.onAPage}
    </p>
  );
}
