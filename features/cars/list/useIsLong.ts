import { useEffect, useState } from 'react';

/** Answers usually come sooner; a list that changed its look for one that does would flicker. */
const usualMs = 150;

/** Whether something goes on for longer than it usually does. */
export function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(true), usualMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLong;
}
