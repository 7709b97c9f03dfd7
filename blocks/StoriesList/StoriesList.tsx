import { Container, Message } from '#design-system';
import { parseFields } from '#domain/content/fields.ts';
import { storiesPageSize } from '#domain/stories/service.ts';
import { storiesIndexFields } from '#domain/stories/storyFields.ts';
import { type LoadedStories, loadStories } from '#features/stories/loadStories.ts';
import { StoriesList as List } from '#features/stories/StoriesList.tsx';
import { defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { levelBelow } from '../content/levelBelow.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';
import { storiesListFields } from './StoriesList.fields.ts';

type StoriesListProps = LoadedBlockProps<typeof storiesListFields, LoadedStories>;

function StoriesList({ fields, editing, frame, data, isFirst }: StoriesListProps) {
  const { part, tags } = data;
  const isEmpty = part?.total === 0;
  if (isEmpty && frame.mode !== 'edit') return null;
  const index = parseFields(storiesIndexFields, frame.page.fields);
  return (
    <section className={section.base}>
      <Container>
        {frame.mode === 'edit' && (
          <HiddenFields
            declarations={storiesIndexFields}
            editing={index.editing}
            of={indexFieldNames}
          />
        )}
        <SectionHead fields={fields} editing={editing} frame={frame} />
        {isEmpty ? (
          <Message tone="info">{frame.dictionary.storiesNoResults}</Message>
        ) : (
          <List
            part={part}
            tags={tags}
            place={{ site: frame.site, locale: frame.locale, index: frame.path }}
            display={{ ...index.values, level: levelBelow(fields), isFirst }}
            dictionary={frame.dictionary}
          />
        )}
      </Container>
    </section>
  );
}

const indexFieldNames = ['showDates', 'layout', 'highlightLatestStory'] as const;

export const storiesList = defineLoadedBlock({
  manual: {
    purpose:
      'All stories below the page it stands on, newest first, with a filter by tags. Dates, layout and the large newest story are chosen in the fields of the page itself.',
    useWhen: ['A page is the newsroom: the stories lie below it, by year.'],
    avoidWhen: [
      'Another page should point to the newest stories: StoriesTeaser shows three of them.',
      'A few pages are chosen by hand: a CardList keeps them in your order.',
    ],
    alsoKnownAs: ['news', 'newsroom', 'articles', 'blog', 'press', 'news list'],
  },
  fields: storiesListFields,
  load: ({ frame, services, log }) =>
    loadStories(
      { stories: services.stories, log },
      {
        site: frame.contentSite,
        language: frame.locale,
        index: frame.path,
        limit: storiesPageSize,
      },
    ),
  Component: StoriesList,
});
