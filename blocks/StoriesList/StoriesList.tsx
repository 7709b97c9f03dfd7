import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Message } from '#design-system';
import { parseFields } from '#domain/content/fields.ts';
import { storiesPageSize } from '#domain/stories/service.ts';
import { storiesIndexFields } from '#domain/stories/storyFields.ts';
import { type LoadedStories, loadStories } from '#features/stories/loadStories.ts';
import { StoriesList as List } from '#features/stories/StoriesList.tsx';
import { storiesListFields, storiesListManual } from './StoriesList.fields.ts';

type StoriesListProps = LoadedBlockProps<typeof storiesListFields, LoadedStories>;

function StoriesList({ fields, editing, frame, data, isFirst }: StoriesListProps) {
  const { part, tags } = data;
  const isEmpty = part?.total === 0;
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
  manual: storiesListManual,
  fields: storiesListFields,
  load: ({ frame, services, log }) =>
    loadStories(
      { stories: services.stories, log },
      {
        site: frame.contentSite,
        language: frame.locale,
        timeZone: frame.timeZone,
        index: frame.path,
        limit: storiesPageSize,
      },
    ),
  Component: StoriesList,
});
