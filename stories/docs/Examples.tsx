import { useState } from 'react';
import { CodeText } from './CodeText.tsx';
import * as css from './docs.css.ts';
import { frameAddress, storyAddress } from './links.ts';

/** An example of a component, as its page shows it. */
export interface ShownStory {
  /** The id of the Storybook story. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The code of what it shows; absent if the source isn't known. */
  readonly code?: string | undefined;
}

interface ExamplesProps {
  readonly stories: readonly ShownStory[];
  /** The theme in which they are shown. */
  readonly theme: string;
}

/** The examples of a component, each with its code, which open on demand. */
export function Examples({ stories, theme }: ExamplesProps) {
  return stories.map((story) => <ExampleDetails key={story.id} story={story} theme={theme} />);
}

function ExampleDetails({ story, theme }: { story: ShownStory; theme: string }) {
  const { id, name, description, code } = story;
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={css.example} onToggle={() => setOpened(true)}>
      <summary className={css.exampleHead}>{name}</summary>
      {wasOpened && (
        <div className={css.exampleBody}>
          {description !== '' && (
            <p>
              <CodeText>{description}</CodeText>
            </p>
          )}
          <iframe className={css.exampleFrame} title={name} src={frameAddress(id, theme)} />
          {code !== undefined && <ExampleCode name={name} code={code} />}
          <p>
            <a href={storyAddress(id, theme)} target="_top">
              Open it alone, with controls
            </a>
          </p>
        </div>
      )}
    </details>
  );
}

function ExampleCode({ name, code }: { name: string; code: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className={css.code}>
      <section
        className={css.codeText}
        aria-label={`Code of ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
        tabIndex={0}
      >
        {code}
      </section>
      <button
        type="button"
        className={css.copy}
        onClick={async () => {
          await navigator.clipboard.writeText(code);
          setCopied(true);
        }}
      >
        {copied ? 'Copied' : 'Copy code'}
      </button>
    </div>
  );
}
