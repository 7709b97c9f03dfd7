'use client';

import { type RefObject, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import * as css from './FetchedForm.css.ts';
import { FormThanks } from './FormThanks.tsx';
import type { FormEvents } from './formEvents.ts';
import type { FormSource } from './formSource.ts';
import type { FormTexts } from './formTexts.ts';
import { JotformFrame, type JotformFrameProps } from './JotformFrame.tsx';
import { ProvidedForm } from './ProvidedForm.tsx';
import { useEmbeddedForm } from './useEmbeddedForm.ts';

interface FetchedFormProps {
  readonly source: FormSource;
  readonly texts: FormTexts;
  /** The element around the form; it takes the focus when the focused element is removed. */
  readonly place: RefObject<HTMLElement | null>;
}

/** An external provider's form in all its states: loading, failed, ready and sent. */
export function FetchedForm({ source, texts, place }: FetchedFormProps) {
  const [{ phase, round, hasSent }, dispatch] = useEmbeddedForm(source.formId);
  const [answered, setAnswered] = useState<readonly string[]>([]);

  const events: FormEvents = {
    onFail: () => dispatch({ type: 'formFailed' }),
    onShow: () => {
      dispatch({ type: 'formShown' });
      place.current?.style.removeProperty('min-block-size');
    },
    onSend: () => {
      if (place.current) handOver(place.current);
      dispatch({ type: 'formSent' });
    },
  };

  function retry() {
    moveFocus(place.current);
    dispatch({ type: 'retried' });
  }

  return (
    <>
      <FormThanks text={texts.sent} isShown={hasSent} answered={answered} />
      {phase === 'loading' && <Spinner label={texts.loading} labelVisibility="visible" />}
      {phase === 'failed' && <FailedForm texts={texts} onRetry={retry} />}
      {(phase === 'loading' || phase === 'ready') && (
        <div key={round} className={css.form} data-state={phase} aria-busy={phase === 'loading'}>
          <Form {...source} {...events} onAnswered={setAnswered} />
        </div>
      )}
    </>
  );
}

interface FailedFormProps extends Pick<FetchedFormProps, 'texts'> {
  readonly onRetry: () => void;
}

function FailedForm({ texts, onRetry }: FailedFormProps) {
  return (
    <Message
      tone="danger"
      urgency="assertive"
      action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    >
      {texts.error}
    </Message>
  );
}

type FormProps = FormSource & FormEvents & Pick<JotformFrameProps, 'onAnswered'>;

function Form({ onAnswered, ...props }: FormProps) {
  switch (props.kind) {
    case 'provided':
      return <ProvidedForm {...props} />;
    case 'jotform':
      return <JotformFrame {...props} onAnswered={onAnswered} />;
  }
}

/** Keeps the page's height and the keyboard focus when the sent form is removed. */
function handOver(place: HTMLElement): void {
  place.style.minBlockSize = `${place.offsetHeight}px`;
  // The focus stays where it is if the visitor has left the form.
  if (place.contains(document.activeElement)) moveFocus(place);
}
