import { Link } from '#design-system';
import { contactOf } from '#domain/content/contact.ts';
import { fillText } from '#domain/content/dictionary.ts';
import type { ContentLink, FieldMetadata } from '#domain/content/fieldTypes.ts';
import type { BlockFrame } from '../block.ts';
import { CopyLink } from '../content/CopyLink.tsx';
import { linkTarget } from '../content/linkTarget.ts';
import { EditableField } from '../editing/EditableField.tsx';
import * as css from './FooterLinkList.css.ts';

interface FooterLinkProps {
  /** Absent only where an editor looks at an entry still to be filled in. */
  readonly link: ContentLink | undefined;
  /** In editing mode: the platform's metadata of the link. */
  readonly editing: FieldMetadata | undefined;
  readonly frame: BlockFrame;
}

/** One line of the list; a mail address or a phone number can be copied as well. */
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
