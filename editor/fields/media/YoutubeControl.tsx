import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Text } from '#design-system/Text/Text.tsx';
import { type YoutubeVideo, youtubePlayerUrl, youtubeVideo } from '#domain/content/youtube.ts';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import * as css from '../fields.css.ts';
import { fieldLabel } from '../fieldWords.ts';
import { TextControl } from '../TextControl.tsx';

/** The id or address of a video on YouTube, with the video to look at. */
export function YoutubeControl(props: FieldEditorProps) {
  const video = youtubeVideo(props.raw);
  return (
    <div className={css.form}>
      <TextControl {...props} />
      {video && (
        <YoutubePreview
          key={youtubePlayerUrl(video)}
          video={video}
          what={fieldLabel(props.field).toLowerCase()}
        />
      )}
    </div>
  );
}

interface YoutubePreviewProps {
  readonly video: YoutubeVideo;
  /** What the field is called, in lower case. */
  readonly what: string;
}

/** Nothing is fetched from YouTube before the button is pressed. */
function YoutubePreview({ video, what }: YoutubePreviewProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <div>
        <Text style="small" tone="muted">
          {`The video ${video.id} is fetched from YouTube when you play it.`}
        </Text>
        <Button variant="secondary" leadingIcon="play" onClick={() => setPlaying(true)}>
          {`Play ${what}`}
        </Button>
      </div>
    );
  }
  return (
    <iframe
      // The button that was pressed is gone.
      ref={moveFocus}
      className={css.player}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The editor tells nobody its address, but YouTube plays only for those who name themselves.
      referrerPolicy="strict-origin"
      src={youtubePlayerUrl(video)}
      title={`Preview of ${what}`}
    />
  );
}
