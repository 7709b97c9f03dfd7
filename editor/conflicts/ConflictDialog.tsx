import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { layoutField } from '../api/authoringApi.ts';
import type { FieldConflict } from '../api/authoringFailure.ts';
import { ChangedWords } from '../history/ComparedFields.tsx';
import { readableText } from '../history/wordChanges.ts';

interface ConflictDialogProps {
  readonly conflict: FieldConflict;
  /** The value as it is now, because typing may have gone on. */
  readonly yours: string;
  /** How many more there are after this one. */
  readonly more: number;
  readonly onChoose: (kept: 'yours' | 'theirs') => void;
  readonly onLater: () => void;
}

/** Both values of a field that two editors have changed, and the choice. Nothing is lost before it is made. */
export function ConflictDialog({ conflict, yours, more, onChoose, onLater }: ConflictDialogProps) {
  const { field, theirs, base } = conflict;
  const isLayout = field === layoutField;
  const name = isLayout ? 'The blocks of the page' : field;
  return (
    <Dialog
      open
      title={`Somebody else has changed it too: ${name}`}
      description={
        more > 0
          ? `Choose which to keep. ${more} more to choose after this.`
          : 'Choose which to keep. The other one stays in the history.'
      }
      closeLabel="Choose later"
      onOpenChange={onLater}
      actions={
        <>
          <Button onClick={() => onChoose('yours')}>Keep yours</Button>
          <Button variant="secondary" onClick={() => onChoose('theirs')}>
            Take theirs
          </Button>
        </>
      }
    >
      {isLayout ? (
        <p>
          Both of you have added, moved or removed blocks. One of the two arrangements can be kept.
        </p>
      ) : (
        <Stack gap="l">
          <ConflictValue title="Yours" base={base} value={yours} />
          <ConflictValue title="Theirs" base={base} value={theirs} />
        </Stack>
      )}
    </Dialog>
  );
}

interface ConflictValueProps {
  readonly title: string;
  readonly base: string;
  readonly value: string;
}

function ConflictValue({ title, base, value }: ConflictValueProps) {
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <ChangedWords before={readableText(base)} after={readableText(value)} />
    </section>
  );
}
