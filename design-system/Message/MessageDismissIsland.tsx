'use client';

import { island } from '../island.tsx';
import type { MessageDismissProps } from './MessageDismiss.tsx';

/** Loads the code of dismissible messages only on pages with such a message. */
export const MessageDismissIsland = island<MessageDismissProps>(() =>
  import('./MessageDismiss.tsx').then((loaded) => loaded.MessageDismiss),
);
