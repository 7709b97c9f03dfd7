import { type BlockFrame, type BlockProps, defineBlock } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { Container, CopyLink, Link, Text, VisuallyHidden } from '#design-system';
import { networkNames, type ShareTarget, shareLink } from '#domain/content/shareLinks.ts';
import { fillText } from '#domain/fillText.ts';
import * as css from './SocialMedia.css.ts';
import { socialMediaFields, socialMediaManual } from './SocialMedia.fields.ts';

type SocialMediaProps = BlockProps<typeof socialMediaFields>;

const targets = ['facebook', 'linkedIn', 'x', 'whatsApp', 'mail'] as const;

/** Links that share the page. They are plain links: nothing is loaded from the networks. */
function SocialMedia({ fields, editing, frame }: SocialMediaProps) {
  const isEdited = frame.mode === 'edit';
  if (offeredBy(fields).length === 0 && !fields.copyLink && !isEdited) return null;
  return (
    <div className={css.place}>
      <Container>
        {isEdited && (
          <HiddenFields
            declarations={socialMediaFields}
            editing={editing}
            of={[...targets, 'copyLink']}
          />
        )}
        <div className={css.row}>
          {(fields.title || editing.title) && (
            <Text style="label">
              <EditableField of={editing.title} name={socialMediaFields.title.name}>
                {fields.title}
              </EditableField>
            </Text>
          )}
          <Links fields={fields} frame={frame} />
        </div>
      </Container>
    </div>
  );
}

function offeredBy(fields: SocialMediaProps['fields']) {
  return targets.filter((target) => fields[target]);
}

function Links({ fields, frame }: Pick<SocialMediaProps, 'fields' | 'frame'>) {
  return (
    <ul className={css.links}>
      {offeredBy(fields).map((target) => (
        <li key={target}>
          <ShareLink target={target} frame={frame} />
        </li>
      ))}
      {fields.copyLink && (
        <li>
          <CopyLink
            value={frame.url}
            label={frame.dictionary.shareCopyLink}
            copiedText={frame.dictionary.copied}
          />
        </li>
      )}
    </ul>
  );
}

interface ShareLinkProps {
  readonly target: ShareTarget;
  readonly frame: BlockFrame;
}

/** Visible is only the name of the network; screen readers get the whole sentence. */
function ShareLink({ target, frame }: ShareLinkProps) {
  const { shareByMail, shareOn, opensInNewTab } = frame.dictionary;
  const href = shareLink(target, { url: frame.url, title: frame.pageTitle });
  if (target === 'mail') {
    return (
      <Link href={href} variant="quiet" leadingIcon="mail">
        {shareByMail}
      </Link>
    );
  }
  const network = networkNames[target];
  const [before = '', after = ''] = fillText(shareOn, { network: '\n' }).split('\n');
  return (
    <Link href={href} target="_blank" newTabLabel={opensInNewTab} variant="quiet">
      <span>
        <VisuallyHidden>{before}</VisuallyHidden>
        {network}
        <VisuallyHidden>{after}</VisuallyHidden>
      </span>
    </Link>
  );
}

export const socialMedia = defineBlock({
  manual: socialMediaManual,
  fields: socialMediaFields,
  Component: SocialMedia,
});
