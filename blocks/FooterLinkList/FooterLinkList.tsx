import { type BlockProps, defineBlock } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Heading } from '#design-system';
import { FooterLink } from './FooterLink.tsx';
import * as css from './FooterLinkList.css.ts';
import { footerLinkListFields, footerLinkListManual } from './FooterLinkList.fields.ts';

/** Links on one topic under a heading. Without links, it renders only in editing mode. */
function FooterLinkList({ fields, editing, frame }: BlockProps<typeof footerLinkListFields>) {
  const isEditing = frame.mode === 'edit';
  const entries = fields.links.filter(({ fields: { link } }) => isEditing || link?.text);
  if (entries.length === 0 && !isEditing) return null;
  return (
    <div className={css.list}>
      {(fields.title || isEditing) && (
        <Heading level={2} style="heading4">
          <EditableField of={editing.title} name="Title">
            {fields.title}
          </EditableField>
        </Heading>
      )}
      <EditableField of={editing.links} name="Links">
        {entries.length > 0 && (
          <ul className={css.links}>
            {entries.map(({ fields: { link }, editing: { link: metadata } }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may name one item twice.
              <FooterLink key={index} link={link} editing={metadata} frame={frame} />
            ))}
          </ul>
        )}
      </EditableField>
    </div>
  );
}

export const footerLinkList = defineBlock({
  manual: footerLinkListManual,
  fields: footerLinkListFields,
  Component: FooterLinkList,
});
