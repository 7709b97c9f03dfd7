import * as css from './firstPage.css.ts';
import { shotFile } from './shotFiles.ts';
import { type ShotName, shotScale, shots } from './shots.ts';

interface ShotProps {
  readonly name: ShotName;
}

/** A picture of the editor in the manual. */
export function Shot({ name }: ShotProps) {
  const file = shotFile(name);
  return (
    // biome-ignore lint/performance/noImgElement: Storybook has no server that resizes pictures.
    <img
      className={css.shot}
      src={file?.src}
      alt={shots[name]}
      width={file && file.width / shotScale}
      height={file && file.height / shotScale}
      loading="lazy"
    />
  );
}
