import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Block } from '#cms/block.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { PortalRoot } from '#design-system/Portal/PortalRoot.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { parseFields } from '#domain/content/fields.ts';
import { FieldForm } from '#editor/fields/FieldForm.tsx';
import { editorThemeClass } from '#editor/theme/editorTheme.css.ts';
import { themeClass } from '#themes/themes.css.ts';
import { traitsOf } from '#tokens/brands.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import * as manualCss from './BlockManual.css.ts';
import type { Example } from './exampleOf.ts';
import type { TryFieldsWords } from './language/manualWords.ts';
import { exampleTimeZone } from './rawContent.ts';
import { ShownExample } from './ShownExample.tsx';
import * as css from './TryFields.css.ts';
import {
  allTried,
  changedContent,
  exampleRaw,
  type TriedFields,
  triedExample,
} from './triedContent.ts';
import { triedServices } from './triedServices.ts';

interface TryFieldsProps {
  /** The block. */
  readonly block: Block;
  /** Its fields, and those of its page that it shows. */
  readonly tried: TriedFields;
  /** What is shown at first. */
  readonly example: Example;
  readonly words: TryFieldsWords;
}

/** How long a pause in typing is, in ms. */
const pauseMs = 250;

/** A block with the form that editors fill in: what is changed there shows at once, and is kept nowhere. */
export function TryFields({ block, tried, example, words }: TryFieldsProps) {
  const first = useMemo(() => exampleRaw(tried, example.content), [tried, example.content]);
  const [content, change] = useReducer(changedContent, first);
  const [theme, setTheme] = useState<ThemeName>('default');
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), pauseMs);
    return () => clearTimeout(timer);
  }, [content]);
  const typed = triedExample(tried, example.content, content);
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <TriedBlock
        {...example}
        content={triedExample(tried, example.content, settled)}
        theme={theme}
        label={words.shown(example.content.componentName)}
      />
      <PortalRoot themeClass={`${editorThemeClass} fc-surface-base`}>
        <div className={css.fields} lang="en">
          <div className={css.tools}>
            <ThemeChoice label={words.brand} theme={theme} onChoose={setTheme} />
            <Button variant="secondary" onClick={() => change({ kind: 'reset', to: first })}>
              {words.again}
            </Button>
          </div>
          <FieldForm
            declarations={allTried(tried)}
            values={content.values}
            onChange={(name, raw) => change({ kind: 'value', name, raw })}
            problems={parseFields(block.fields, typed.fields).problems}
            services={triedServices}
            entries={content.entries}
            onEntryChange={(id, name, raw) => change({ kind: 'entry', id, name, raw })}
            timeZone={exampleTimeZone}
            language="sv"
          />
        </div>
      </PortalRoot>
    </div>
  );
}

interface TriedBlockProps extends Example {
  readonly theme: ThemeName;
  readonly label: string;
}

/** The block is mounted again for each change, as when visitors load the page, so the parent waits for a pause in typing. */
function TriedBlock({ content, theme, shape, label }: TriedBlockProps) {
  return (
    <section
      className={`${themeClass[theme]} ${css.shown}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
      tabIndex={0}
    >
      <div className={manualCss.page}>
        <ShownExample
          key={JSON.stringify([content.fields, content.frame])}
          content={content}
          shape={shape}
          theme={theme}
        />
      </div>
    </section>
  );
}

interface ThemeChoiceProps {
  readonly label: string;
  readonly theme: ThemeName;
  readonly onChoose: (theme: ThemeName) => void;
}

function ThemeChoice({ label, theme, onChoose }: ThemeChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          options={themeNames.map((each) => ({ value: each, label: traitsOf(each).name }))}
          value={theme}
          onValueChange={(chosen) => {
            const known = themeNames.find((each) => each === chosen);
            if (known) onChoose(known);
          }}
        />
      )}
    </Field>
  );
}
