import { Container, Link, Text, VisuallyHidden } from '#design-system';
import { fillText } from '#domain/content/dictionary.ts';
import { networkNames, type ShareTarget, shareLink } from '#domain/content/shareLinks.ts';
import { type BlockFrame, type BlockProps, defineBlock } from '../block.ts';
import { CopyLink } from '../content/CopyLink.tsx';
import { EditableField } from '../editing/EditableField.tsx';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import * as css from './SocialMedia.css.ts';
import { socialMediaFields } from './SocialMedia.fields.ts';

type SocialMediaProps = BlockProps<typeof socialMediaFields>;

const targets = ['facebook', 'linkedIn', 'x', 'whatsApp', 'mail'] as const;

/** Ways to share the page. They are plain links: nothing is fetched from any network. */
function SocialMedia({ fields, editing, frame }: SocialMediaProps) {
  const offered = targets.filter((target) => fields[target]);
  const isEdited = frame.mode === 'edit';
  if (offered.length === 0 && !fields.copyLink && !isEdited) return null;
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
          <ul className={css.links}>
            {offered.map((target) => (
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
        </div>
      </Container>
    </div>
  );
}

interface ShareLinkProps {
  readonly target: ShareTarget;
  readonly frame: BlockFrame;
}

/** The name is seen; who can't see what it stands beside hears what it does. */
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
  manual: {
    purpose:
      'Links that share the page on Facebook, LinkedIn, X, WhatsApp or by mail, or copy its address.',
    useWhen: ['A page is worth passing on: stories, campaigns, events, jobs.'],
    avoidWhen: [
      'The page is a step of a task: forms, bookings, search results.',
      'You want to lead visitors to the group’s own channels: that is a FooterLinkList.',
    ],
    alsoKnownAs: ['share', 'sharing', 'social', 'Facebook', 'LinkedIn', 'dela', 'del', 'jaa'],
  },
  fields: socialMediaFields,
  Component: SocialMedia,
});
