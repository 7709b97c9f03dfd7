import { useEffect, useState } from 'react';

/** Most answers arrive sooner; showing a loading state for those would flicker. */
const usualMs = 200;

/** Whether an operation takes longer than usual, or than a number of ms. */
export function useIsLong(isGoingOn: boolean, ms: number = usualMs): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn, ms]);
  return isGoingOn && isLong;
}
