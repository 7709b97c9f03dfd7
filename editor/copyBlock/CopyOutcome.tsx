import { Button } from '#design-system/Button/Button.tsx';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { describeAuthoringFailure } from '../api/authoringFailure.ts';
import type { OpenPage } from '../state/openPage.ts';
import type { CopyStage, MadeCopy } from './copyStage.ts';

interface CopyOutcomeProps {
  readonly stage: CopyStage;
  /** The name of the block. */
  readonly title: string;
  /** Opens the page with the copy. */
  readonly onOpen: (page: OpenPage) => void;
  readonly onUndo: () => void;
}

/** What has become of the copy. */
export function CopyOutcome({ stage, title, onOpen, onUndo }: CopyOutcomeProps) {
  switch (stage.kind) {
    case 'choosing':
    case 'copying':
      return null;
    case 'failed':
      return (
        <Message tone="danger" title="The block isn’t copied" urgency="polite">
          <p>
            {stage.failure.kind === 'unsaved'
              ? 'Not everything could be saved. Look at the messages above the page.'
              : describeAuthoringFailure(stage.failure)}
          </p>
        </Message>
      );
    case 'copied':
    case 'taking-back':
    case 'not-taken-back':
      return <CopiedOutcome stage={stage} title={title} onOpen={onOpen} onUndo={onUndo} />;
    case 'taken-back':
      return <TakenBackMessage made={stage.made} title={title} />;
  }
}

interface CopiedOutcomeProps extends CopyOutcomeProps {
  readonly stage: Extract<
    CopyStage,
    { readonly kind: 'copied' | 'taking-back' | 'not-taken-back' }
  >;
}

function CopiedOutcome({ stage, title, onOpen, onUndo }: CopiedOutcomeProps) {
  const { made } = stage;
  return (
    <>
      <CopiedMessage made={made} title={title} />
      {stage.kind === 'not-taken-back' && (
        <Message tone="danger" title="The copy is still there" urgency="polite">
          <p>{describeAuthoringFailure(stage.failure)}</p>
        </Message>
      )}
      <Stack direction="row" gap="s">
        <Button onClick={() => onOpen({ site: made.site, ...made.copy.page })}>
          {`Open ${made.pageTitle}`}
        </Button>
        <Button
          variant="secondary"
          loading={{ active: stage.kind === 'taking-back', label: 'The copy is taken back' }}
          onClick={onUndo}
        >
          Take the copy back
        </Button>
      </Stack>
    </>
  );
}

interface MadeProps {
  readonly made: MadeCopy;
  readonly title: string;
}

/** It gets the focus, because the button that was pressed is gone. */
function CopiedMessage({ made: { pageTitle, placeTitle }, title }: MadeProps) {
  const shown = useFocusWhenShown<HTMLDivElement>('lost');
  return (
    <div ref={shown} tabIndex={-1}>
      <Message tone="success" title={`${title} is on ${pageTitle} too`} urgency="polite">
        <p>{`It is at the end of ${placeTitle}. Visitors see it when that page is published.`}</p>
      </Message>
    </div>
  );
}

function TakenBackMessage({ made: { pageTitle }, title }: MadeProps) {
  const shown = useFocusWhenShown<HTMLDivElement>('lost');
  return (
    <div ref={shown} tabIndex={-1}>
      <Message tone="success" title={`${pageTitle} is as before`} urgency="polite">
        <p>{`The copy of ${title} is gone from it.`}</p>
      </Message>
    </div>
  );
}
