import { manuals } from '../design-system/manual/manuals.ts';
import { docsAddress } from '../docs/links.ts';
import { type GlanceEntry, glance } from './glance.ts';
import { pictureOf } from './pictures.ts';
import * as css from './start.css.ts';

/** The parts of the library with pictures. */
export function LibraryAtAGlance() {
  return glance.map(({ title, text, entries }) => (
    <section key={title} aria-labelledby={`glance-${title}`}>
      <h2 id={`glance-${title}`}>{title}</h2>
      <p>{text}</p>
      <ul className={`sb-unstyled ${css.entries}`}>
        {entries.map((entry) => (
          <Entry key={entry.story} {...entry} />
        ))}
      </ul>
      <More title={title} />
    </section>
  ));
}

function Entry({ name, path, story, text }: GlanceEntry) {
  return (
    <li className={css.entry}>
      {/* biome-ignore lint/performance/noImgElement: Storybook has no server that resizes pictures. */}
      <img
        className={css.picture}
        src={pictureOf(story)?.src}
        alt=""
        width={480}
        height={300}
        loading="lazy"
      />
      <span className={css.caption}>
        <a className={css.link} href={`./?path=/${path}`} target="_top">
          {name}
        </a>
        <span>{text}</span>
      </span>
    </li>
  );
}

/** Links to what a group holds besides its pictures. */
function More({ title }: { title: string }) {
  switch (title) {
    case 'Primitives':
      return (
        <p>
          {'All: '}
          {[...manuals.keys()].map((name, at) => (
            <span key={name}>
              {at > 0 && ' · '}
              <a href={docsAddress(`Primitives/${name}`)} target="_top">
                {name}
              </a>
            </span>
          ))}
        </p>
      );
    case 'Blocks':
      return (
        <PageLink
          path="story/blocks-which-block-do-i-need--all-blocks"
          text="Which block do I need?"
        />
      );
    case 'Sites':
      return <PageLink path="docs/sites-side-by-side--docs" text="The four brands side by side" />;
    default:
      return null;
  }
}

function PageLink({ path, text }: { path: string; text: string }) {
  return (
    <p>
      <a href={`./?path=/${path}`} target="_top">
        {text}
      </a>
    </p>
  );
}
