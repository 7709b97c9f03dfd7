import type { ReactNode } from 'react';
import { Container, Heading, Picture } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { linkText } from '../content/linkTarget.ts';
import { TwoLinks } from '../content/TwoLinks.tsx';
import { headingLevel } from '../content/titleTag.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { section } from '../section/section.css.ts';
import * as css from './CTABanner.css.ts';
import { ctaBannerFields } from './CTABanner.fields.ts';

type CTABannerProps = BlockProps<typeof ctaBannerFields>;

/** One clear call. Without words it is nothing. */
function CTABanner(props: CTABannerProps) {
  const { fields, editing, frame } = props;
  const { title, text, link, secondLink, image } = fields;
  const isEdited = frame.mode === 'edit';
  if (!isEdited && ![title, text, linkText(link)].some(Boolean)) return null;
  const hasPicture = image !== undefined || editing.image !== undefined;
  const links = <TwoLinks link={link} secondLink={secondLink} editing={editing} frame={frame} />;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <div className={css.layout} data-state={hasPicture ? 'picture' : 'words'}>
          {hasPicture && <CTAPicture {...props} />}
          <CTAWords {...props}>{hasPicture && links}</CTAWords>
          {!hasPicture && links}
        </div>
      </Container>
    </section>
  );
}

function CTAPicture({ fields: { image }, editing }: CTABannerProps) {
  return (
    <div className={css.picture}>
      <EditableField of={editing.image} name={ctaBannerFields.image.name}>
        {image && <Picture {...image} ratio="fill" sizes={css.pictureSizes} />}
      </EditableField>
    </div>
  );
}

interface CTAWordsProps extends CTABannerProps {
  readonly children: ReactNode;
}

function CTAWords({ fields, editing, frame, children }: CTAWordsProps) {
  const { title, titleTag, text } = fields;
  return (
    <div className={css.words}>
      {(title || editing.title) && (
        <Heading level={headingLevel(titleTag)} style="heading2">
          <EditableField of={editing.title} name={ctaBannerFields.title.name}>
            {title}
          </EditableField>
        </Heading>
      )}
      {(text || editing.text) && (
        <EditableField of={editing.text} name={ctaBannerFields.text.name}>
          {text && <BlockText html={text} frame={frame} />}
        </EditableField>
      )}
      {children}
    </div>
  );
}

export const ctaBanner = defineBlock({
  manual: {
    purpose: 'One clear call across the page: a line, a sentence, a button and a quieter one.',
    useWhen: [
      'Visitors have read enough to act: at the end of a page, or between two subjects.',
      'There is exactly one thing they should do next.',
    ],
    avoidWhen: [
      'The page calls for something else already: two calls weaken each other.',
      'There is a story to tell first: Blurb tells it and has a button as well.',
    ],
    alsoKnownAs: ['call to action', 'CTA', 'banner', 'uppmaning', 'puff', 'handlingsknapp'],
  },
  fields: ctaBannerFields,
  Component: CTABanner,
});
