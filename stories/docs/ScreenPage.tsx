import { BrandFrames } from './BrandFrames.tsx';
import { CodeText } from './CodeText.tsx';
import * as css from './docs.css.ts';
import { storyAddress } from './links.ts';
import { PhoneFrames } from './PhoneFrames.tsx';
import type { ScreenManual } from './screens.ts';

interface ScreenPageProps {
  /** The title in Storybook. */
  readonly title: string;
  /** What it is for. */
  readonly manual: ScreenManual;
  /** Its states in Storybook. */
  readonly states: readonly ScreenState[];
}

/** A state of a screen. */
export interface ScreenState {
  readonly id: string;
  readonly name: string;
}

/** The page of a screen: what it is for, how it looks, and its states. */
export function ScreenPage({ title, manual, states }: ScreenPageProps) {
  const name = title.split('/').at(-1) ?? title;
  const shown = states.find(({ name: state }) => state === 'Overview') ?? states[0];
  return (
    <>
      <h1>{name}</h1>
      <p>
        <CodeText>{manual.purpose}</CodeText>
      </p>
      <p>
        <strong>Where:</strong>
        {` ${manual.place}`}
      </p>
      {shown && (
        <>
          <h2>In the four brands</h2>
          <BrandFrames storyId={shown.id} label={name} height="30rem" />
          <h2>On a phone</h2>
          <PhoneFrames storyId={shown.id} label={name} />
        </>
      )}
      <h2>{`Its states (${states.length})`}</h2>
      <ul className={css.columns}>
        {states.map((state) => (
          <li key={state.id}>
            <a href={storyAddress(state.id)} target="_top">
              {state.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
