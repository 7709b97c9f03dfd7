import type { ReactNode } from 'react';
import { Icon, Text } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { type YoutubeVideo, youtubePageUrl, youtubePlayerUrl } from '#domain/content/youtube.ts';
import { fillText } from '#domain/fillText.ts';
import { ThirdPartyMark } from '#features/shared/ThirdPartyMark.tsx';
import { notice, play, sign, stage } from './YoutubePlayer.css.ts';
import { YoutubePlayer } from './YoutubePlayer.tsx';

interface YoutubeFrameProps {
  readonly video: YoutubeVideo;
  /** The subject of the video; empty if unknown. */
  readonly name: string;
  /** The picture behind the play sign. */
  readonly poster: ReactNode;
  /** Id of the sentence that describes the play button. */
  readonly noticeId: string;
  readonly dictionary: Pick<Dictionary, 'youtubePlay' | 'youtubeNotice'>;
}

/** A YouTube video, and a sentence that says when data is fetched from YouTube. */
export function YoutubeFrame({ video, name, poster, noticeId, dictionary }: YoutubeFrameProps) {
  const { youtubePlay, youtubeNotice } = dictionary;
  const label = withoutLooseEnd(fillText(youtubePlay, { title: name }));
  return (
    <>
      <div className={stage}>
        <ThirdPartyMark of="youtube" />
        <YoutubePlayer pageUrl={youtubePageUrl} playerUrl={youtubePlayerUrl(video)} title={label}>
          <input type="hidden" name="v" value={video.id} />
          {video.start !== undefined && <input type="hidden" name="t" value={`${video.start}s`} />}
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
