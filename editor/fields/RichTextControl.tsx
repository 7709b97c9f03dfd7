import { useId, useMemo } from 'react';
import { Text } from '#design-system/Text/Text.tsx';
import { readHtml } from '#editor/richText/html/readHtml.ts';
import { RichTextEditor, type TextLinkDialog } from '#editor/richText/RichTextEditor.tsx';
import { type FieldEditorProps, type FormFrame, ownProblem } from './FieldEditorProps.ts';
import { ForeignControl } from './ForeignControl.tsx';
import * as css from './fields.css.ts';
import { fieldHelp, fieldLabel } from './fieldWords.ts';
import { addressOf, linkFromAddress } from './link/editedLink.ts';
import { LinkDialog } from './link/LinkDialog.tsx';

/** A formatted text. One that is too long to be read whole is kept as it is. */
export function RichTextControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const id = useId();
  const { isCut, dropped } = useStoredHtml(raw);
  const label = fieldLabel(field);
  const problem = ownProblem(problems, field.name);
  if (isCut) return <ForeignControl label={label} raw={raw} />;
  return (
    <div>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div id={`${id}-help`} className={css.help}>
        {[fieldHelp(field), droppedNotice(dropped)].join(' ')}
      </div>
      <RichTextEditor
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help ${id}-error`}
        language={frame.language}
        isInvalid={problem !== undefined}
        value={raw}
        onChange={onChange}
        renderLinkDialog={(dialog) => <LinkInText {...dialog} frame={frame} />}
      />
      <div id={`${id}-error`} aria-live="polite">
        {problem !== undefined && (
          <Text style="small" tone="danger">
            {problem}
          </Text>
        )}
      </div>
    </div>
  );
}

function droppedNotice(dropped: readonly string[]): string {
  if (dropped.length === 0) return '';
  return `What the site doesn’t show is dropped when you change the text: ${dropped.join(', ')}.`;
}

interface LinkInTextProps extends TextLinkDialog {
  readonly frame: FormFrame;
}

function LinkInText({ link, frame, onSave, onRemove, onClose }: LinkInTextProps) {
  return (
    <LinkDialog
      link={linkFromAddress(link.href, link.text, link.newTab)}
      hasText
      services={frame.services}
      country={frame.country}
      onSave={(next) =>
        onSave({ href: addressOf(next) ?? '', text: next.text, newTab: next.newTab })
      }
      onRemove={link.href === '' ? undefined : onRemove}
      onClose={onClose}
    />
  );
}

/** What is known of the stored text. Reading a long one takes as long as a few keystrokes, so it is read once. */
function useStoredHtml(raw: string) {
  return useMemo(() => readHtml(raw, 'stored'), [raw]);
}
