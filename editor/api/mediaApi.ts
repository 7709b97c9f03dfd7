import type { Result } from '#domain/result.ts';
import type {
  FieldServiceFailure,
  MediaItem,
  MediaKind,
  MediaUpload,
  UploadDetails,
  UploadUse,
} from '../fields/fieldServices.ts';

/** The media library of the services. No function rejects. */
export interface MediaApi {
  /** The newest for no words. */
  readonly search: (
    kind: MediaKind,
    words: string,
  ) => Promise<Result<readonly MediaItem[], FieldServiceFailure>>;
  readonly upload: (
    csrf: string,
    upload: MediaUpload,
  ) => Promise<Result<MediaItem, FieldServiceFailure>>;
  /** Where an upload is used, in what visitors see and in drafts. */
  readonly uses: (src: string) => Promise<Result<readonly UploadUse[], FieldServiceFailure>>;
  readonly change: (
    csrf: string,
    details: UploadDetails,
  ) => Promise<Result<MediaItem, FieldServiceFailure>>;
  /** Deletes an upload for good. It fails while something uses it. */
  readonly remove: (csrf: string, src: string) => Promise<Result<undefined, FieldServiceFailure>>;
}
