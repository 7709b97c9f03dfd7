import { Button } from '#design-system/Button/Button.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import type { EditableSite } from '../api/sessionApi.ts';
import type { FrameMode } from '../protocol/frameProtocol.ts';
import type { OpenPage } from '../state/openPage.ts';
import { languageName } from './languageName.ts';
import { type SaveSummary, saveWords } from './saveSummary.ts';
import * as css from './TopBar.css.ts';

/** The widths in which a page can be looked at, in CSS pixels. */
export const frameWidths = [375, 768, 1280, 1920] as const;

/** One of the widths. */
export type FrameWidth = (typeof frameWidths)[number];

interface TopBarProps {
  readonly sites: readonly EditableSite[];
  readonly open: OpenPage;
  readonly onOpen: (open: OpenPage) => void;
  readonly mode: FrameMode;
  readonly onMode: (mode: FrameMode) => void;
  readonly width: FrameWidth;
  readonly onWidth: (width: FrameWidth) => void;
  readonly save: SaveSummary;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPreviewLink: () => void;
  readonly onPublish: () => void;
  readonly onSignOut: () => void;
}

/** The bar above the page: where one is, how the page is shown, and what is done with the whole page. */
export function TopBar(props: TopBarProps) {
  const { save, canUndo, canRedo, onUndo, onRedo, onPreviewLink, onPublish, onSignOut } = props;
  return (
    <header className={css.bar}>
      <WhereAmI {...props} />
      <fieldset aria-label="Undo and redo" className={css.group}>
        <Button variant="ghost" disabled={!canUndo} onClick={onUndo}>
          Undo
        </Button>
        <Button variant="ghost" disabled={!canRedo} onClick={onRedo}>
          Redo
        </Button>
      </fieldset>
      <p role="status" className={css.save} data-state={save}>
        {saveWords[save]}
      </p>
      <HowShown {...props} />
      <div className={css.end}>
        <Button variant="secondary" onClick={onPreviewLink}>
          Send a preview
        </Button>
        <Button onClick={onPublish}>Publish</Button>
        <Button variant="ghost" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </header>
  );
}

/** The site and the language. */
function WhereAmI({ sites, open, onOpen }: TopBarProps) {
  const site = sites.find(({ name }) => name === open.site);
  return (
    <div className={css.where}>
      <Select
        aria-label="Site"
        options={sites.map(({ name, title }) => ({ value: name, label: title }))}
        value={open.site}
        onValueChange={(name) => {
          const next = sites.find((each) => each.name === name);
          if (next) onOpen({ site: next.name, language: next.language, itemId: undefined });
        }}
      />
      <Select
        aria-label="Language"
        options={(site?.languages ?? []).map((each) => ({
          value: each,
          label: languageName(each),
        }))}
        value={open.language}
        onValueChange={(language) => onOpen({ ...open, language })}
      />
    </div>
  );
}

/** Edit or preview, and the width. */
function HowShown({ mode, onMode, width, onWidth }: TopBarProps) {
  return (
    <div className={css.group}>
      <fieldset aria-label="Mode" className={css.toggles}>
        {(['edit', 'preview'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each}
            className={css.toggle}
            onClick={() => onMode(each)}
          >
            {each === 'edit' ? 'Edit' : 'Preview'}
          </button>
        ))}
      </fieldset>
      <fieldset aria-label="Width of the window" className={css.toggles}>
        {frameWidths.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={`${each} pixels`}
            aria-pressed={width === each}
            className={css.toggle}
            onClick={() => onWidth(each)}
          >
            {each}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
