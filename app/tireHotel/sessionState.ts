import { objectOf, optional, type Reader, readFlag, readNumber, readText } from '#domain/reader.ts';

/** A found agreement. */
export interface FoundAgreement {
  /** What the browser knows it by. */
  readonly handle: string;
  /** The provider's encrypted number. */
  readonly encryptedPhoneNumber: string;
  readonly registrationNumber: string;
}

/** A code that was sent. */
export interface SentCode {
  /** What the browser knows it by. */
  readonly handle: string;
  /** The provider's token. */
  readonly token: string;
  readonly registrationNumber: string;
  /** In ms since 1970. */
  readonly sentAt: number;
}

/** What a verified visitor may use. */
export interface VehicleAccess {
  /** The provider's token. */
  readonly token: string;
  readonly registrationNumber: string;
  readonly brandCode: string;
  /** The only workshop that may be asked and booked. */
  readonly workshop?: string | undefined;
  /** Belongs to this login; the keys of its bookings are derived from it. */
  readonly bookingSecret: string;
  readonly hasBooked: boolean;
  /** Absent before the review. */
  readonly hasReviewed?: boolean | undefined;
}

/** What the server knows about a visitor. Nothing of it is known to the browser but the handles. */
export interface SessionState {
  readonly found?: FoundAgreement | undefined;
  readonly code?: SentCode | undefined;
  readonly access?: VehicleAccess | undefined;
}

/** Reads a stored state. */
export const readSessionState: Reader<SessionState> = objectOf<SessionState>({
  found: optional(
    objectOf<FoundAgreement>({
      handle: readText,
      encryptedPhoneNumber: readText,
      registrationNumber: readText,
    }),
  ),
  code: optional(
    objectOf<SentCode>({
      handle: readText,
      token: readText,
      registrationNumber: readText,
      sentAt: readNumber,
    }),
  ),
  access: optional(
    objectOf<VehicleAccess>({
      token: readText,
      registrationNumber: readText,
      brandCode: readText,
      workshop: optional(readText),
      bookingSecret: readText,
      hasBooked: readFlag,
      hasReviewed: optional(readFlag),
    }),
  ),
});
