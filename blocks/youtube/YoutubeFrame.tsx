import type { ReactNode } from 'react';
import { Icon, Text } from '#design-system';
import { fillText } from '#domain/content/dictionary.ts';
import { youtubePageUrl, youtubePlayerUrl } from '#domain/content/youtube.ts';
import type { BlockFrame } from '../block.ts';
import { notice, play, sign, stage } from './YoutubePlayer.css.ts';
import { YoutubePlayer } from './YoutubePlayer.tsx';

interface YoutubeFrameProps {
  /** The video's id at YouTube. */
  readonly id: string;
  /** What the video is about; empty where nothing says it. */
  readonly name: string;
  /** The picture behind the sign. */
  readonly poster: ReactNode;
  /** Id of the sentence on what pressing play does. */
  readonly noticeId: string;
  readonly frame: BlockFrame;
}

/** A YouTube video and the sentence that says when something is fetched from there. */
export function YoutubeFrame({ id, name, poster, noticeId, frame }: YoutubeFrameProps) {
  const { youtubePlay, youtubeNotice } = frame.dictionary;
  const label = withoutLooseEnd(fillText(youtubePlay, { title: name }));
  return (
    <>
      <div className={stage}>
        <YoutubePlayer pageUrl={youtubePageUrl} playerUrl={youtubePlayerUrl(id)} title={label}>
          <input type="hidden" name="v" value={id} />
          <button type="submit" aria-label={label} aria-describedby={noticeId} className={play}>
            {poster}
            <span className={sign}>
              <Icon name="play" size="l" />
            </span>
          </button>
        </YoutubePlayer>
      </div>
      <div className={notice} id={noticeId}>
        <Text style="small" tone="muted">
          {youtubeNotice}
        </Text>
      </div>
    </>
  );
}

/** "Play the video: " without a title is "Play the video". */
function withoutLooseEnd(label: string): string {
  return label.replace(/[\s:]+$/, '');
}
