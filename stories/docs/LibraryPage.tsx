import { DocsContext, DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { manuals } from '#stories/design-system/manual/manuals.ts';
import { PrimitiveManualPage } from '#stories/design-system/manual/PrimitiveManualPage.tsx';
import { BrandFrames } from './BrandFrames.tsx';
import * as css from './docs.css.ts';
import { storyAddress } from './links.ts';
import { stateName } from './stateName.ts';

/** The page of a component: the manual of a primitive, or Storybook's own page. */
export function LibraryPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [group, name = ''] = preparedMeta.title.split('/');
  const manual = group === 'Primitives' ? manuals.get(name) : undefined;
  if (!manual) return <DocsPage />;
  const overview = stories.find(({ name: story }) => story === 'Overview') ?? stories[0];
  return (
    <PrimitiveManualPage
      name={name}
      manual={manual}
      components={{ [name]: preparedMeta.component, ...preparedMeta.subcomponents }}
      examples={overview && <BrandFrames storyId={overview.id} label={name} height="26rem" />}
      states={
        <ul className={css.columns}>
          {stories.map((story) => (
            <li key={story.id}>
              <a href={storyAddress(story.id)} target="_top">
                {stateName(story.name)}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
