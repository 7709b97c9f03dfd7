import type { ReactNode } from 'react';
import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Container, Text } from '#design-system';
import { ConsentSettings } from '#features/consent/ConsentSettings.tsx';
import * as css from './Footer.css.ts';
import { footerFields, footerManual, footerSlots } from './Footer.fields.ts';
import { FooterLogo } from './FooterLogo.tsx';

type FooterProps = BlockProps<typeof footerFields>;

/** The footer of every page: company, links and copyright. */
function Footer(props: FooterProps) {
  const { fields, editing, frame, slots } = props;
  const columns = slots['footer-columns'];
  return (
    <div className={css.footer}>
      <Container>
        <div className={css.layout}>
          <Sender {...props} />
          {!isEmpty(columns) && (
            <nav aria-label={frame.dictionary.footerNavigation} className={css.columns}>
              {columns}
            </nav>
          )}
        </div>
        <div className={css.closing}>
          {(fields.copyrightText || editing.copyrightText) && (
            <Text style="small" tone="muted">
              <EditableField of={editing.copyrightText} name="CopyrightText">
                {fields.copyrightText}
              </EditableField>
            </Text>
          )}
          <ConsentSettings>{frame.dictionary.consentChange}</ConsentSettings>
        </div>
      </Container>
    </div>
  );
}

function isEmpty(slot: ReactNode): boolean {
  return slot === undefined || (Array.isArray(slot) && slot.length === 0);
}

function Sender({ fields, editing, frame }: FooterProps) {
  return (
    <div className={css.sender}>
      <EditableField of={editing.logo} name="Logo">
        {fields.logo && <FooterLogo logo={fields.logo} />}
      </EditableField>
      <EditableField of={editing.text} name="Text">
        {fields.text && <BlockText html={fields.text} frame={frame} />}
      </EditableField>
    </div>
  );
}

export const footer = defineBlock({
  manual: footerManual,
  fields: footerFields,
  slots: footerSlots,
  Component: Footer,
});
