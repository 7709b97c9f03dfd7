import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { Container, Icon, Text } from '#design-system';
import { isAlertShown } from '#domain/alert/alert.ts';
import * as css from './AlertBar.css.ts';
import { alertBarFields, alertBarManual } from './AlertBar.fields.ts';
import { AlertClose } from './AlertClose.tsx';

type AlertBarProps = BlockProps<typeof alertBarFields>;

/** A message for all visitors. Editors always see it and can't dismiss it. */
function AlertBar({ fields, editing, frame }: AlertBarProps) {
  const { hasMessage, messageType: type, messageTitle: title, messageText: text } = fields;
  const isEdited = frame.mode === 'edit';
  if (!isEdited && !isAlertShown({ hasMessage, type, title, text })) return null;
  const isDismissible = !isEdited && type !== 'warning';
  const look = isDismissible ? `${css.bar[type]} ${css.dismissible}` : css.bar[type];
  return (
    <section aria-label={frame.dictionary.alertLabel} className={look}>
      <Container>
        {isEdited && (
          <HiddenFields declarations={alertBarFields} editing={editing} of={hiddenFields} />
        )}
        <div className={css.row}>
          {fields.messageIcon !== 'none' && (
            <span className={css.sign}>
              <Icon name={fields.messageIcon} />
            </span>
          )}
          <Words fields={fields} editing={editing} frame={frame} />
          {isDismissible && (
            <span className={css.close}>
              <AlertClose label={frame.dictionary.alertClose} />
            </span>
          )}
        </div>
      </Container>
    </section>
  );
}

const hiddenFields = ['hasMessage', 'messageType', 'messageIcon'] as const;

function Words({ fields, editing, frame }: Pick<AlertBarProps, 'fields' | 'editing' | 'frame'>) {
  const { messageTitle: title, messageText: text } = fields;
  return (
    <div className={css.words}>
      {(title || editing.messageTitle) && (
        <Text as="div">
          <EditableField of={editing.messageTitle} name="MessageTitle">
            {title && <strong className={css.title}>{title}</strong>}
          </EditableField>
        </Text>
      )}
      <EditableField of={editing.messageText} name="MessageText">
        {text && <BlockText html={text} frame={frame} />}
      </EditableField>
    </div>
  );
}

export const alertBar = defineBlock({
  manual: alertBarManual,
  fields: alertBarFields,
  Component: AlertBar,
});
