import { type RefObject, useEffect, useRef, useState } from 'react';
import { phoneQuery, reducedMotionQuery } from '#themes/queries.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { onVisibility } from '../onVisibility.ts';
import * as styles from './Video.css.ts';
import type { FilmSource, VideoLabels, VideoProps } from './VideoProps.ts';

/** The video and its controls. */
export function VideoBody({ src, phoneSrc, poster, label, labels, ...props }: VideoProps) {
  const { autoplay = true, loop = true, muted = true, ratio = 'wide' } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(muted);
  usePlayInSight(video, autoplay);

  return (
    <div className={styles.frames[ratio]} data-state={isPlaying ? 'playing' : 'paused'}>
      <video
        ref={video}
        className={styles.video}
        {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}
        poster={poster}
        loop={loop}
        muted={muted}
        playsInline
        preload={poster ? 'none' : 'metadata'}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onVolumeChange={(event) => setMuted(event.currentTarget.muted)}
      >
        {phoneSrc && <Sources of={phoneSrc} media={phoneQuery} />}
        <Sources of={src} />
      </video>
      <div className={styles.controls} data-print="hide">
        <Control
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? labels.pause : labels.play}
          onClick={() => toggle(video.current)}
        />
        {props.controls === 'full' && (
          <SoundControl video={video} isMuted={isMuted} labels={labels} />
        )}
      </div>
    </div>
  );
}

interface SourcesProps {
  readonly of: FilmSource;
  readonly media?: string;
}

function Sources({ of, media }: SourcesProps) {
  return [of].flat().map((src) => <source key={src} src={src} type={typeOf(src)} media={media} />);
}

/** The MIME type lets browsers skip unsupported formats without downloading them. */
function typeOf(src: string): string | undefined {
  const [, ending] = /\.(webm|mp4)(?:[?#]|$)/i.exec(src) ?? [];
  return ending && `video/${ending.toLowerCase()}`;
}

/** Marks a video paused by the visitor, which must not restart when it becomes visible. */
const pausedByVisitor = 'stopped';

function toggle(video: HTMLVideoElement | null): void {
  if (!video) return;
  if (!video.paused) {
    video.dataset['by'] = pausedByVisitor;
    video.pause();
    return;
  }
  delete video.dataset['by'];
  start(video);
}

function toggleSound(video: HTMLVideoElement | null): void {
  if (video) video.muted = !video.muted;
}

/** If the browser refuses to play, the video stays paused and the button shows it. */
function start(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

function usePlayInSight(ref: RefObject<HTMLVideoElement | null>, autoplay: boolean): void {
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let mayStart = autoplay && !prefersReducedMedia();
    return onVisibility(video, (isVisible) => {
      if (isVisible) {
        if (mayStart && video.dataset['by'] !== pausedByVisitor) start(video);
      } else if (!video.paused) {
        // It was playing, so it resumes when it becomes visible again.
        mayStart = true;
        video.pause();
      }
    });
  }, [ref, autoplay]);
}

/** Whether the visitor prefers reduced motion or reduced data. */
function prefersReducedMedia(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return savesData === true || matchMedia(reducedMotionQuery).matches;
}

interface SoundControlProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isMuted: boolean;
  readonly labels: VideoLabels;
}

function SoundControl({ video, isMuted, labels }: SoundControlProps) {
  return (
    <Control
      icon={isMuted ? 'mute' : 'unmute'}
      label={isMuted ? labels.unmute : labels.mute}
      onClick={() => toggleSound(video.current)}
    />
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string | undefined;
  readonly onClick: () => void;
}

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button className={styles.control} type="button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
