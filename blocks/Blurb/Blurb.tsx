import type { ReactNode } from 'react';
import { type BlockProps, defineBlock } from '#cms/block.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import { linkText } from '#domain/content/linkTarget.ts';
import * as css from './Blurb.css.ts';
import { blurbFields, blurbManual } from './Blurb.fields.ts';
import { BlurbMedia } from './BlurbMedia.tsx';
import { BlurbText } from './BlurbText.tsx';
import { blurbMedium } from './blurbMedia.ts';
import { RevealOnScrollIsland } from './RevealOnScrollIsland.tsx';

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

/** Whether there is text to show. A blurb with neither text nor media renders nothing, not a gap. */
function hasText({ fields, frame }: BlurbProps): boolean {
  const { title, richText, link } = fields;
  return frame.mode === 'edit' || [title, richText, linkText(link)].some(Boolean);
}

const hiddenFields = ['imagePhone', 'videoDesktop', 'videoPhone', 'youtube'] as const;

interface RevealProps {
  readonly when: boolean;
  readonly children: ReactNode;
}

function Reveal({ when, children }: RevealProps) {
  return when ? <RevealOnScrollIsland>{children}</RevealOnScrollIsland> : children;
}

export const blurb = defineBlock({
  manual: blurbManual,
  fields: blurbFields,
  Component: Blurb,
});
