import { Button } from '#design-system/Button/Button.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import type { EditableSite } from '../api/sessionApi.ts';
import type { OpenPage } from '../state/openPage.ts';
import { languageName } from './languageName.ts';
import { type SaveSummary, saveWords } from './saveSummary.ts';
import * as css from './TopBar.css.ts';

interface TopBarProps {
  readonly sites: readonly EditableSite[];
  readonly open: OpenPage;
  readonly onOpen: (open: OpenPage) => void;
  readonly save: SaveSummary;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPreviewLink: () => void;
  readonly onPublish: () => void;
  readonly onSignOut: () => void;
}

/** The bar above the page: where one is, and what is done with the whole page. */
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
