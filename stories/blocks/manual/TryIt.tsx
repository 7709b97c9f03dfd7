import { type OpenPage, openPagePath } from '#editor/state/openPage.ts';

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
}

/** Leads from a block's manual to the block on a page in the editor. */
export function TryIt({ name, editor }: TryItProps) {
  const place = editor?.places[name];
  if (!editor || !place) return null;
  return (
    <p>
      {/* The editor can't be shown in Storybook's frame. */}
      <a href={editor.origin + openPagePath(place)} target="_blank" rel="noopener">
        Try it on a page
      </a>
      {place.block === undefined
        ? ' of the editor, in a new tab: no page has the block yet, so add it there.'
        : ' in the editor, in a new tab. The block is chosen there. Visitors see nothing of what you change until it is published.'}
    </p>
  );
}
