import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { layoutField } from '../api/authoringApi.ts';
import * as css from './HistoryPanel.css.ts';
import { readableText, wordChanges } from './wordChanges.ts';

/** A field with two values. */
export interface ComparedField {
  /** Its name on the platform. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface ComparedFieldsProps {
  readonly fields: readonly ComparedField[];
}

/** Two versions of some fields in one text, with the changed words marked. */
export function ComparedFields({ fields }: ComparedFieldsProps) {
  return (
    <dl className={css.fields}>
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt className={css.fieldName}>{name === layoutField ? 'Blocks of the page' : name}</dt>
          <dd>
            {name === layoutField ? (
              'They were others, or in another order.'
            ) : (
              <ChangedWords before={readableText(before)} after={readableText(after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangedWordsProps {
  readonly before: string;
  readonly after: string;
}

/** A text with what was removed and added. Screen readers say which it is. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  // The parts of a comparison have no identity but their place.
  const parts = wordChanges(before, after).map((change, at) => ({ ...change, key: `${at}` }));
  return (
    <p className={css.words}>
      {parts.map(({ kind, text, key }) => {
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={kind === 'added' ? css.added : css.removed}>
            <VisuallyHidden>{kind === 'added' ? 'added: ' : 'removed: '}</VisuallyHidden>
            <span>{text}</span>
          </Mark>
        );
      })}
    </p>
  );
}
