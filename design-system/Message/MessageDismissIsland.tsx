'use client';

import { island } from '../island.tsx';
import type { MessageDismissProps } from './MessageDismiss.tsx';

/** Keeps the code of messages that can be put away off pages that have none. */
export const MessageDismissIsland = island<MessageDismissProps>(() =>
  import('./MessageDismiss.tsx').then((loaded) => loaded.MessageDismiss),
);
