import { VideoIsland } from './VideoIsland.tsx';
import type { VideoProps } from './VideoProps.ts';

/**
 * A video used like a picture. It plays only while it is visible. Its state follows the media
 * events of the element, so that the buttons match the system's media controls.
 */
export function Video(props: VideoProps) {
  return <VideoIsland {...props} />;
}
