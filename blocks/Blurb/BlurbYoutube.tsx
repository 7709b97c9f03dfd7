import type { ReactNode } from 'react';
import { Icon, Text } from '#design-system';
import { fillText } from '#domain/content/dictionary.ts';
import { youtubePageUrl, youtubePlayerUrl } from '#domain/content/youtube.ts';
import type { BlockFrame } from '../block.ts';
import * as css from './Blurb.css.ts';
import { notice, sign } from './YoutubePlayer.css.ts';
import { YoutubePlayer } from './YoutubePlayer.tsx';

interface BlurbYoutubeProps {
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
export function BlurbYoutube({ id, name, poster, noticeId, frame }: BlurbYoutubeProps) {
  const { youtubePlay, youtubeNotice } = frame.dictionary;
  return (
    <>
      <div className={css.shape.wide}>
        <YoutubePlayer
          id={id}
          playerUrl={youtubePlayerUrl(id)}
          pageUrl={youtubePageUrl}
          label={withoutLooseEnd(fillText(youtubePlay, { title: name }))}
          describedBy={noticeId}
        >
          {poster}
          <span className={sign}>
            <Icon name="play" size="l" />
          </span>
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
