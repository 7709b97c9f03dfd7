import type { BlockFrame } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { CopyLink, Link } from '#design-system';
import { contactOf } from '#domain/content/contact.ts';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkTarget } from '#domain/content/linkTarget.ts';
import { fillText } from '#domain/fillText.ts';
import * as css from './FooterLinkList.css.ts';

interface FooterLinkProps {
  /** Undefined only in editing mode, for an entry that hasn't been filled in. */
  readonly link: ContentLink | undefined;
  /** In editing mode: the platform's metadata of the link. */
  readonly editing: FieldMetadata | undefined;
  readonly frame: BlockFrame;
}

/** One link of the list. Mail addresses and phone numbers get a button that copies them. */
export function FooterLink({ link, editing, frame }: FooterLinkProps) {
  const contact = link && contactOf(link.href);
  const { copied, copyLink } = frame.dictionary;
  return (
    <li className={css.entry}>
      <span className={css.label}>
        <EditableField of={editing} name="Link">
          {link && (
            <Link {...linkTarget(link, frame)} variant="quiet">
              {link.text}
            </Link>
          )}
        </EditableField>
      </span>
      {contact && (
        <CopyLink
          value={contact}
          label={fillText(copyLink, { value: contact })}
          copiedText={copied}
        />
      )}
    </li>
  );
}
