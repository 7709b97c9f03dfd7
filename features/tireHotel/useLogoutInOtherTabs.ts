import { useEffect, useEffectEvent, useRef } from 'react';

const channelName = 'tirehotel';
const loggedOut = 'logged-out';

/** Calls back when another tab logs out: the tabs share one session. Returns how to tell them. */
export function useLogoutInOtherTabs(leave: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const onMessage = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (data === loggedOut) leave();
  });
  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    opened.onmessage = onMessage;
    channel.current = opened;
    return () => opened.close();
  }, []);
  return () => channel.current?.postMessage(loggedOut);
}
