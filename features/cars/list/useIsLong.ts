import { useEffect, useState } from 'react';

/** Most answers arrive sooner; showing a loading state for those would flicker. */
const usualMs = 200;

/** Whether an operation takes longer than usual. */
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
