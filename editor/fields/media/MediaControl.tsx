import { useState } from 'react';
import { Text } from '#design-system/Text/Text.tsx';
import { chosenMedia, readRawMedia, writeRawMedia } from '#domain/content/rawFields/rawMedia.ts';
import { FieldButtons } from '../FieldButtons.tsx';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { ForeignControl } from '../ForeignControl.tsx';
import { fieldLabel } from '../fieldWords.ts';
import { FilmPreview } from './FilmPreview.tsx';
import { filmAddress } from './filmAddress.ts';
import { MediaDialog } from './MediaDialog.tsx';

/** A file of the media library, such as a film. */
export function MediaControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const reading = readRawMedia(raw);
  const label = fieldLabel(field);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const media = reading.kind === 'filled' ? reading.value : undefined;
  const film = media && filmAddress(media.src);
  const what = label.toLowerCase();
  return (
    <FieldFrame field={field} problems={problems}>
      {film && <FilmPreview key={film.src} film={film} what={what} />}
      {media && <Text style="small">{media.src || `The file ${media.mediaId}`}</Text>}
      <FieldButtons
        what={what}
        isChosen={media !== undefined}
        onChoose={() => setOpen(true)}
        onRemove={() => onChange('')}
      />
      {isOpen && (
        <MediaDialog
          kind="file"
          services={frame.services}
          onPick={({ src, id }) => {
            setOpen(false);
            const chosen = chosenMedia(src, id);
            onChange(writeRawMedia(media ? { ...media, src, mediaId: id } : chosen));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
