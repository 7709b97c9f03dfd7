import type { BlockFrame } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Chip, Heading, Picture, Text } from '#design-system';
import type { ParsedFields } from '#domain/content/fields.ts';
import { fillText } from '#domain/fillText.ts';
import type { StoryTag } from '#domain/stories/story.ts';
import { storyDate } from '#domain/stories/storyDate.ts';
import { storyFields } from '#domain/stories/storyFields.ts';
import { PageActionsIsland } from '#features/sharing/PageActionsIsland.tsx';
import { pageActionTexts } from '#features/sharing/pageActionTexts.ts';
import { breakpointPx } from '#themes/media.ts';
import * as css from './StoryArticle.css.ts';

/** The fields of an article, parsed from its page. */
export type StoryContent = ParsedFields<typeof storyFields>;

interface StoryHeadProps {
  readonly story: StoryContent;
  readonly tags: readonly StoryTag[];
  readonly frame: BlockFrame;
}

/** Picture, title, introduction, author, date, tags, and the menu that shares the article. */
export function StoryHead({ story, tags, frame }: StoryHeadProps) {
  const { title, premble, image } = story.values;
  const { editing } = story;
  return (
    <div className={css.head}>
      {(image || editing.image) && (
        <div className={image && css.frame}>
          <EditableField of={editing.image} name={storyFields.image.name}>
            {image && <Picture {...image} ratio="fill" sizes={pictureSizes} priority="first" />}
          </EditableField>
        </div>
      )}
      <div className={css.words}>
        {(title || editing.title) && (
          <Heading level={1}>
            <EditableField of={editing.title} name={storyFields.title.name}>
              {title}
            </EditableField>
          </Heading>
        )}
        {(premble || editing.premble) && (
          <Text style="lead" as="div">
            <EditableField of={editing.premble} name={storyFields.premble.name}>
              {premble}
            </EditableField>
          </Text>
        )}
        <Byline story={story} frame={frame} />
        <Tags tags={tags} />
        <PageActionsIsland
          url={frame.url}
          title={title || frame.pageTitle}
          texts={pageActionTexts(frame.dictionary)}
        />
      </div>
    </div>
  );
}

const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 688px, (min-width: ${breakpointPx('laptop')}px) 45vw, 92vw`;

/** Author and date, if they are filled in. */
function Byline({ story: { values, editing }, frame }: Omit<StoryHeadProps, 'tags'>) {
  const { author, authorImage } = values;
  const { locale: language, timeZone } = frame;
  const date = storyDate(values.date, { language, timeZone });
  if (!author && !date && !editing.author && !editing.date) return null;
  return (
    <div className={css.byline}>
      <EditableField of={editing.authorImage} name={storyFields.authorImage.name}>
        {author && authorImage && (
          <span className={css.portrait}>
            <Picture {...authorImage} ratio="fill" sizes={css.portraitSize} />
          </span>
        )}
      </EditableField>
      <EditableField of={editing.author} name={storyFields.author.name}>
        {author && <span>{fillText(frame.dictionary.storyAuthor, { author })}</span>}
      </EditableField>
      <EditableField of={editing.date} name={storyFields.date.name}>
        {date && <time dateTime={date.value}>{date.formatted}</time>}
      </EditableField>
    </div>
  );
}

function Tags({ tags }: Pick<StoryHeadProps, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul className={css.tags}>
      {tags.map(({ key, value }) => (
        <li key={key}>
          <Chip>{value}</Chip>
        </li>
      ))}
    </ul>
  );
}
