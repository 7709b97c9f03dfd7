import type { ReactNode } from 'react';
import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { TwoLinks } from '#cms/content/TwoLinks.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { headingLevel } from '#cms/fields/titleTag.ts';
import { section } from '#cms/section/section.css.ts';
import { Container, Heading, Picture } from '#design-system';
import { linkText } from '#domain/content/linkTarget.ts';
import * as css from './CTABanner.css.ts';
import { ctaBannerFields, ctaBannerManual } from './CTABanner.fields.ts';

type CTABannerProps = BlockProps<typeof ctaBannerFields>;

/** One clear call to action. Visitors don't see it without text. */
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
  manual: ctaBannerManual,
  fields: ctaBannerFields,
  Component: CTABanner,
});
