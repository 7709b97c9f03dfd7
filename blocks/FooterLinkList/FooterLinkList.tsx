import { type BlockProps, defineBlock } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Heading } from '#design-system';
import { FooterLink } from './FooterLink.tsx';
import * as css from './FooterLinkList.css.ts';
import { footerLinkListFields } from './FooterLinkList.fields.ts';

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
      <ul className={css.links}>
        {entries.map(({ fields: { link }, editing: { link: metadata } }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may name one item twice.
          <FooterLink key={index} link={link} editing={metadata} frame={frame} />
        ))}
      </ul>
    </div>
  );
}

export const footerLinkList = defineBlock({
  manual: {
    purpose:
      'A column of links in the footer. Mail addresses and phone numbers can be copied with one click.',
    useWhen: [
      'Visitors expect the links at the end of a page: contact, opening hours, terms, about us.',
      'A handful of links belong together under one heading.',
    ],
    avoidWhen: [
      'Outside the footer: use a text with links, or cards.',
      'For more than about eight links: split them into two columns.',
    ],
    alsoKnownAs: ['footer column', 'links', 'contact', 'copy link', 'länklista', 'kontakt'],
  },
  fields: footerLinkListFields,
  Component: FooterLinkList,
});
