'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { phoneQuery, reducedMotionQuery } from '#themes/queries.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Video.css.ts';

/** The names of the controls: what happens when they are pressed. */
export interface VideoLabels {
  play: string;
  pause: string;
  mute: string;
  unmute: string;
}

export interface VideoProps {
  /** Address of the film. */
  src: string;
  /** Another film for widths below 768 px. */
  phoneSrc?: string | undefined;
  /** A picture seen until the film plays, and instead of it without script. */
  poster?: string | undefined;
  /** What the film shows, for those who don't see it; empty where the text beside it says it. */
  label: string;
  /** The names of the controls. */
  labels: VideoLabels;
  /**
   * Whether it starts by itself. It never does for visitors who asked for less movement or less
   * data.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** @default true */
  loop?: boolean | undefined;
  /** @default true */
  muted?: boolean | undefined;
  /**
   * `playback` can be paused, `full` can be muted too. What moves by itself can always be paused.
   * @default 'playback'
   */
  controls?: 'playback' | 'full' | undefined;
  /**
   * The shape of the frame; `fill` covers the nearest positioned ancestor.
   * @default 'wide'
   */
  ratio?: 'wide' | 'standard' | 'fill' | undefined;
}

/**
 * A film in the place of a picture. It plays only while it is in sight, and its state is that of
 * the element, so controls of the system and of the page agree.
 */
export function Video({ src, phoneSrc, poster, label, labels, ...props }: VideoProps) {
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
        {phoneSrc && <source src={phoneSrc} media={phoneQuery} />}
        <source src={src} />
      </video>
      <div className={styles.controls} data-print="hide">
        <button
          className={styles.control}
          type="button"
          aria-label={isPlaying ? labels.pause : labels.play}
          onClick={() => toggle(video.current)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        {props.controls === 'full' && (
          <button
            className={styles.control}
            type="button"
            aria-label={isMuted ? labels.unmute : labels.mute}
            onClick={() => toggleSound(video.current)}
          >
            <Icon name={isMuted ? 'mute' : 'unmute'} />
          </button>
        )}
      </div>
    </div>
  );
}

/** Marks a film that the visitor stopped: coming into sight is no reason to start it again. */
const stoppedByHand = 'stopped';

function toggle(video: HTMLVideoElement | null): void {
  if (!video) return;
  if (!video.paused) {
    video.dataset['by'] = stoppedByHand;
    video.pause();
    return;
  }
  delete video.dataset['by'];
  start(video);
}

function toggleSound(video: HTMLVideoElement | null): void {
  if (video) video.muted = !video.muted;
}

/** A browser may refuse to play; then the film stays paused, and its button says so. */
function start(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

function usePlayInSight(ref: RefObject<HTMLVideoElement | null>, autoplay: boolean): void {
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let mayStart = autoplay && !wantsCalm();
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        if (mayStart && video.dataset['by'] !== stoppedByHand) start(video);
      } else if (!video.paused) {
        // It was playing, by itself or by hand, so it goes on when it is back.
        mayStart = true;
        video.pause();
      }
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [ref, autoplay]);
}

/** Visitors who asked their system for less movement, or their browser for less data. */
function wantsCalm(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return savesData === true || matchMedia(reducedMotionQuery).matches;
}
