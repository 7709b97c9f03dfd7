import { useState } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { Button } from '#design-system/Button/Button.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { AuthoringApi, FieldTexts, HistoryEntry } from '../api/authoringApi.ts';
import { Answer } from '../panels/Answer.tsx';
import type { EditedItem } from '../state/editState.ts';
import { ComparedFields } from './ComparedFields.tsx';
import * as css from './HistoryPanel.css.ts';

interface HistoryPanelProps {
  readonly api: Pick<AuthoringApi, 'history' | 'itemAt'>;
  readonly item: EditedItem;
  /** What editors call the item. */
  readonly title: string;
  /** Takes over the values of an earlier version. */
  readonly onRestore: (fields: FieldTexts) => void;
}

/** The history of an item: who saved it when, what was different, and the way back. */
export function HistoryPanel({ api, item, title, onRestore }: HistoryPanelProps) {
  const { itemId, language, revision } = item.saved;
  const [chosen, setChosen] = useState<number>();
  const history = useAnswer({ itemId, language, revision }, (address) => api.history(address));
  return (
    <Stack gap="m">
      <Heading level={2} style="heading3">{`History of ${title}`}</Heading>
      <Answer of={history} label="The history is loading">
        {(entries) => (
          <ol className={css.entries}>
            {entries.map((entry) => (
              <li key={entry.version}>
                <EntryButton
                  entry={entry}
                  isChosen={entry.version === chosen}
                  onChoose={() => setChosen(entry.version === chosen ? undefined : entry.version)}
                />
                {entry.version === chosen && (
                  <Comparison api={api} entry={entry} item={item} onRestore={onRestore} />
                )}
              </li>
            ))}
          </ol>
        )}
      </Answer>
    </Stack>
  );
}

interface EntryButtonProps {
  readonly entry: HistoryEntry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function EntryButton({
  entry: { at, by, note, isPublished },
  isChosen,
  onChoose,
}: EntryButtonProps) {
  return (
    <button type="button" aria-expanded={isChosen} className={css.entry} onClick={onChoose}>
      <span>
        <time dateTime={at}>{instantFormat.format(new Date(at))}</time>
      </span>
      <span>{by}</span>
      {note !== '' && <span>{note}</span>}
      {isPublished && <Badge tone="success">Published</Badge>}
    </button>
  );
}

const instantFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

interface ComparisonProps {
  readonly api: Pick<AuthoringApi, 'itemAt'>;
  readonly entry: HistoryEntry;
  readonly item: EditedItem;
  readonly onRestore: (fields: FieldTexts) => void;
}

/** What was different then, and a button that takes it over. */
function Comparison({ api, entry: { version }, item, onRestore }: ComparisonProps) {
  const { itemId, language } = item.saved;
  const earlier = useAnswer({ itemId, language, version }, (asked) => api.itemAt(asked, version));
  return (
    <div className={css.comparison}>
      <Answer of={earlier} label="The version is loading">
        {(fields) => {
          const changed = changedFields(item.current, fields);
          if (changed.length === 0) {
            return (
              <Text style="small" tone="muted">
                This is how it is now.
              </Text>
            );
          }
          return (
            <Stack gap="s">
              <ComparedFields fields={changed} />
              <Button
                variant="secondary"
                onClick={() =>
                  onRestore(Object.fromEntries(changed.map(({ name, after }) => [name, after])))
                }
              >
                Restore this version
              </Button>
            </Stack>
          );
        }}
      </Answer>
    </div>
  );
}

/** The fields that are different in an earlier version. Those that it doesn't have were empty then. */
function changedFields(now: FieldTexts, then: FieldTexts) {
  const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  return names.flatMap((name) => {
    const [before, after] = [now[name] ?? '', then[name] ?? ''];
    return before === after ? [] : [{ name, before, after }];
  });
}
