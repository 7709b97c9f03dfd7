import { phoneQuery, tabletQuery } from '#themes/queries.css.ts';
import type { ResponsiveSource } from './sources.ts';

interface PreloadPictureProps {
  main: ResponsiveSource;
  /** The picture shown below 768 px instead, if there is one. */
  phone: ResponsiveSource | undefined;
}

/** Asks for the picture from the document's head, in the size and crop this window will show. */
export function PreloadPicture({ main, phone }: PreloadPictureProps) {
  if (!phone) return <PreloadLink source={main} />;
  return (
    <>
      <PreloadLink source={phone} media={phoneQuery} />
      <PreloadLink source={main} media={tabletQuery} />
    </>
  );
}

function PreloadLink({ source, media }: { source: ResponsiveSource; media?: string }) {
  const { src, srcSet, sizes } = source;
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
