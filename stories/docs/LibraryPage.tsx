import { DocsContext, DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { manuals } from '#stories/design-system/manual/manuals.ts';
import { PrimitiveManualPage } from '#stories/design-system/manual/PrimitiveManualPage.tsx';
import { BrandFrames } from './BrandFrames.tsx';
import type { ShownStory } from './Examples.tsx';
import { FoundationDocs } from './FoundationDocs.tsx';
import { libraryFactsData } from './libraryFactsData.ts';
import type { PrimitiveFacts } from './libraryFactTypes.ts';
import { ScreenPage } from './ScreenPage.tsx';
import { screens } from './screens.ts';
import { stateName } from './stateName.ts';

/** The page of a component: the manual of a primitive, what a screen is for, or Storybook's own page. */
export function LibraryPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const { title } = preparedMeta;
  const [group, name = ''] = title.split('/');
  const manual = group === 'Primitives' ? manuals.get(name) : undefined;
  const screen = screens[title];
  const [first] = stories;
  const theme = String(
    (first && context.getStoryContext(first)['globals']?.['theme']) ?? 'default',
  );
  if (screen) {
    const states = stories.map(({ id, name: state }) => ({ id, name: stateName(state) }));
    return <ScreenPage title={title} manual={screen} states={states} />;
  }
  if (group === 'Foundations' && first)
    return <FoundationDocs name={name} storyId={first.id} theme={theme} />;
  if (!manual) return <DocsPage />;
  const overview = stories.find(({ name: story }) => story === 'Overview') ?? first;
  const facts = libraryFactsData.primitives[name] ?? noFacts;
  return (
    <PrimitiveManualPage
      name={name}
      manual={manual}
      components={{ [name]: preparedMeta.component, ...preparedMeta.subcomponents }}
      examples={overview && <BrandFrames storyId={overview.id} label={name} height="26rem" />}
      facts={facts}
      stories={stories.map((story) => shownStory(story, title, facts))}
      theme={theme}
    />
  );
}

const noFacts: PrimitiveFacts = {
  blocks: [],
  primitives: [],
  types: [],
  examples: [],
  hasForcedColors: false,
  moves: false,
};

interface NamedStory {
  readonly id: string;
  readonly name: string;
}

function shownStory({ id, name }: NamedStory, title: string, facts: PrimitiveFacts): ShownStory {
  const example = facts.examples.find(
    ({ exportName }) => toId(title, storyNameFromExport(exportName)) === id,
  );
  const { description = '', code } = example ?? {};
  return { id, name: stateName(name), description, code };
}
