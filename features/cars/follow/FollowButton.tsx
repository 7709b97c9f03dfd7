import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import * as css from './FollowButton.css.ts';
import { followedText } from './followedText.ts';
import type { Followable, FollowState } from './followPress.ts';

interface FollowButtonProps {
  readonly search: Followable;
  /** Whether its cars are shown. */
  readonly isShown: boolean;
  /** How it looks at its place. */
  readonly look: keyof typeof css.places;
}

/**
 * Follows a search on this device. What it does is loaded by the first press, or for visitors who follow a search. Another
 * search needs another button: give it the address as its key.
 */
export function FollowButton({ search, isShown, look }: FollowButtonProps) {
  const [{ isFollowed, message }, setState] = useState<FollowState>(unknown);
  const see = useEffectEvent(() => load(({ seen }) => setState(seen(search))));
  useEffect(() => {
    if (isShown && followedText.read() !== null) see();
  }, [isShown]);
  return (
    <span className={css.places[look]}>
      <Button
        variant={look}
        leadingIcon="bell"
        aria-pressed={isFollowed}
        onClick={() => load(({ pressed }) => setState(pressed(search, isFollowed)))}
      >
        {search.words.texts.followSearch}
      </Button>
      <span className={css.outcome} role="status">
        {message}
      </span>
    </span>
  );
}

const unknown: FollowState = { isFollowed: false, message: '' };

/** Without a connection nothing happens, and the next press tries again. */
function load(use: (code: typeof import('./followPress.ts')) => void): void {
  import('./followPress.ts').then(use, () => undefined);
}
