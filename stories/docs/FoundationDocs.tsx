import { useState } from 'react';
import { traitsOf } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import * as css from './docs.css.ts';
import { frameAddress, storyAddress } from './links.ts';

interface FoundationDocsProps {
  /** What the page is about. */
  readonly name: string;
  /** The id of the Storybook story with the values. */
  readonly storyId: string;
  /** The theme that is shown first. */
  readonly theme: string;
}

/** The values of a brand, with a choice of the brand. */
export function FoundationDocs({ name, storyId, theme }: FoundationDocsProps) {
  const [chosen, setChosen] = useState(theme);
  return (
    <>
      <h1>{name}</h1>
      <p>Made from the files of tokens, and checked to be complete.</p>
      <div className={css.choices}>
        {themeNames.map((each) => (
          <button
            key={each}
            type="button"
            className={css.choice}
            aria-pressed={each === chosen}
            onClick={() => setChosen(each)}
          >
            {traitsOf(each).name}
          </button>
        ))}
      </div>
      <iframe
        className={css.foundation}
        title={`${name} of the chosen brand`}
        src={frameAddress(storyId, chosen)}
      />
      <p>
        <a href={storyAddress(storyId, chosen)} target="_top">
          Open it alone
        </a>
      </p>
    </>
  );
}
