import type { ReactNode } from 'react';
import { Container } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { linkText } from '../content/linkTarget.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { section } from '../section/section.css.ts';
import * as css from './Blurb.css.ts';
import { blurbFields } from './Blurb.fields.ts';
import { BlurbMedia } from './BlurbMedia.tsx';
import { BlurbText } from './BlurbText.tsx';
import { blurbMedium } from './blurbMedia.ts';
import { RevealOnScroll } from './RevealOnScroll.tsx';

type BlurbProps = BlockProps<typeof blurbFields>;

function Blurb(props: BlurbProps) {
  const { fields, editing, frame } = props;
  const { reverse, useMediaAnimations, useTextAnimations } = fields;
  const isEdited = frame.mode === 'edit';
  const hasMedia = blurbMedium(fields) !== undefined || editing.imageDesktop !== undefined;
  if (!hasMedia && !hasText(props)) return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        {isEdited && (
          <HiddenFields declarations={blurbFields} editing={editing} of={hiddenFields} />
        )}
        <div className={css.sides[reverse ? 'end' : 'start']}>
          {hasMedia && (
            <div className={css.mediaCell}>
              <Reveal when={useMediaAnimations && !isEdited}>
                <BlurbMedia {...props} />
              </Reveal>
            </div>
          )}
          <div className={css.textCell}>
            <Reveal when={useTextAnimations && !isEdited}>
              <BlurbText {...props} />
            </Reveal>
          </div>
        </div>
      </Container>
    </section>
  );
}

/** A blurb that says and shows nothing leaves no gap. */
function hasText({ fields, frame }: BlurbProps): boolean {
  const { title, richText, link } = fields;
  return frame.mode === 'edit' || [title, richText, linkText(link)].some(Boolean);
}

const hiddenFields = ['imagePhone', 'videoDesktop', 'videoPhone', 'youtubeId'] as const;

interface RevealProps {
  readonly when: boolean;
  readonly children: ReactNode;
}

function Reveal({ when, children }: RevealProps) {
  return when ? <RevealOnScroll>{children}</RevealOnScroll> : children;
}

export const blurb = defineBlock({
  manual: {
    purpose: 'A short text beside a picture, a film or a YouTube video.',
    useWhen: [
      'One thought needs a heading, a few sentences and a picture.',
      'A page tells a story step by step: let every second blurb stand in reverse.',
    ],
    avoidWhen: [
      'Many short entries of the same kind follow each other: cards are easier to compare.',
      'The text has more than three paragraphs: visitors read it better without a picture beside.',
    ],
    alsoKnownAs: ['text and media', 'text and image', 'video', 'YouTube', 'teaser', 'feature'],
  },
  fields: blurbFields,
  Component: Blurb,
});
