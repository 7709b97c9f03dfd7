import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { section } from '#cms/section/section.css.ts';
import { ButtonLink, Container } from '#design-system';
import { parseFields } from '#domain/content/fields.ts';
import { isRecord } from '#domain/record.ts';
import { addHomePath } from '#domain/sites/homePath.ts';
import { indexPathOf } from '#domain/stories/storiesIndex.ts';
import { tagsOf } from '#domain/stories/story.ts';
import { storyFields } from '#domain/stories/storyFields.ts';
import { readTagIds } from '#domain/stories/tagIds.ts';
import { type LoadedArticle, loadArticle } from '#features/stories/loadStories.ts';
import { StoryNeighbours } from '#features/stories/StoryNeighbours.tsx';
import { ArticleData } from './ArticleData.tsx';
import * as css from './StoryArticle.css.ts';
import {
  storyArticleFields,
  storyArticleManual,
  storyArticleSlots,
} from './StoryArticle.fields.ts';
import { StoryHead } from './StoryHead.tsx';

type StoryArticleProps = LoadedBlockProps<typeof storyArticleFields, LoadedArticle>;

function StoryArticle({ frame, data: { neighbours, tags }, slots }: StoryArticleProps) {
  const { fields } = frame.page;
  const story = parseFields(storyFields, fields);
  if (!story.values.title && frame.mode !== 'edit') return null;
  const tagIds = readTagIds(isRecord(fields) ? fields['tags'] : undefined);
  const { back } = frame.dictionary;
  return (
    <article>
      <div className={css.opening}>
        <Container>
          <div className={css.back}>
            <ButtonLink
              href={addHomePath(frame.homePath, indexPathOf(frame.path))}
              variant="ghost"
              leadingIcon="arrow-left"
            >
              {back}
            </ButtonLink>
          </div>
          <StoryHead story={story} tags={tagsOf(tagIds, tags)} frame={frame} />
        </Container>
      </div>
      {slots['story-body']}
      {(neighbours.previous || neighbours.next) && (
        <div className={section.base}>
          <Container>
            <StoryNeighbours {...neighbours} dictionary={frame.dictionary} />
          </Container>
        </div>
      )}
      <ArticleData story={story} frame={frame} />
    </article>
  );
}

export const storyArticle = defineLoadedBlock({
  manual: storyArticleManual,
  fields: storyArticleFields,
  slots: storyArticleSlots,
  load: ({ frame, services, log, report }) => {
    const { image } = parseFields(storyFields, frame.page.fields).values;
    if (image) report({ type: 'pictureFound', ...image });
    return loadArticle(
      { stories: services.stories, log },
      {
        site: frame.contentSite,
        language: frame.locale,
        timeZone: frame.timeZone,
        index: indexPathOf(frame.path),
        itemId: frame.page.itemId,
      },
    );
  },
  Component: StoryArticle,
});
