import { Container, Link, Message } from '#design-system';
import { storiesTeaserSize } from '#domain/stories/service.ts';
import { defaultIndexPath } from '#domain/stories/storiesIndex.ts';
import { type LoadedStories, loadStories } from '#features/stories/loadStories.ts';
import { StoriesTeaser as Teaser } from '#features/stories/StoriesTeaser.tsx';
import { defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { levelBelow } from '../content/levelBelow.ts';
import { localPath } from '../content/localPath.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';
import * as css from './StoriesTeaser.css.ts';
import { storiesTeaserFields } from './StoriesTeaser.fields.ts';

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
  manual: {
    purpose: 'The three newest stories and the way to all of them.',
    useWhen: ['The start page or a page about the company should show that something happens.'],
    avoidWhen: [
      'Visitors should find any story: StoriesList shows all of them, with a filter.',
      'The cards lead to pages that are no stories: choose a CardList.',
    ],
    alsoKnownAs: ['latest news', 'news teaser', 'articles', 'blog', 'latest stories'],
  },
  fields: storiesTeaserFields,
  load: ({ fields, frame, services, log }) => {
    const index = fields.index ? localPath(frame, fields.index) : defaultIndexPath(frame.locale);
    return loadStories(
      { stories: services.stories, log },
      { site: frame.contentSite, language: frame.locale, index, limit: storiesTeaserSize },
    );
  },
  Component: StoriesTeaser,
});
