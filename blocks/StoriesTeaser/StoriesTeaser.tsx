import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Link, Message } from '#design-system';
import { removeHomePath } from '#domain/sites/homePath.ts';
import { storiesTeaserSize } from '#domain/stories/service.ts';
import { defaultIndexPath, teaserIndexPath } from '#domain/stories/storiesIndex.ts';
import { type LoadedStories, loadStories } from '#features/stories/loadStories.ts';
import { StoriesTeaser as Teaser } from '#features/stories/StoriesTeaser.tsx';
import * as css from './StoriesTeaser.css.ts';
import { storiesTeaserFields, storiesTeaserManual } from './StoriesTeaser.fields.ts';

type StoriesTeaserProps = LoadedBlockProps<typeof storiesTeaserFields, LoadedStories>;

function StoriesTeaser({ fields, editing, frame, data: { part, tags } }: StoriesTeaserProps) {
  const isEdited = frame.mode === 'edit';
  const hasStories = part !== undefined && part.stories.length > 0;
  if (!hasStories && !isEdited) return null;
  const { storiesAll, storiesError, storiesNoResults } = frame.dictionary;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        {isEdited && (
          <HiddenFields declarations={storiesTeaserFields} editing={editing} of={['index']} />
        )}
        <SectionHead fields={fields} editing={editing} frame={frame} />
        {hasStories ? (
          <>
            <Teaser part={part} tags={tags} level={levelBelow(fields)} />
            <div className={css.more}>
              <EditableField of={editing.link}>
                <Link variant="standalone" href={part.index.path} trailingIcon="arrow-right">
                  {fields.link || storiesAll}
                </Link>
              </EditableField>
            </div>
          </>
        ) : (
          <Message tone="warning">{part ? storiesNoResults : storiesError}</Message>
        )}
      </Container>
    </section>
  );
}

export const storiesTeaser = defineLoadedBlock({
  manual: storiesTeaserManual,
  fields: storiesTeaserFields,
  load: ({ fields, frame, services, log }) => {
    const index = fields.index
      ? teaserIndexPath(removeHomePath(frame.homePath, fields.index))
      : defaultIndexPath(frame.locale);
    return loadStories(
      { stories: services.stories, log },
      {
        site: frame.contentSite,
        language: frame.locale,
        timeZone: frame.timeZone,
        index,
        limit: storiesTeaserSize,
      },
    );
  },
  Component: StoriesTeaser,
});
