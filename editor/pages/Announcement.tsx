import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';

interface AnnouncementProps {
  readonly text: string;
}

/**
 * Says a text to screen readers. It stays while the page around it changes. The text comes a moment later, when a dialog that hides
 * everything else from them is gone.
 */
export function Announcement({ text }: AnnouncementProps) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
