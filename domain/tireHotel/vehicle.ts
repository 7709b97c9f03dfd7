import {
  listOf,
  objectOf,
  optional,
  type Reader,
  readFlag,
  readNumber,
  readText,
  unreadable,
} from '../reader.ts';

/** The status of the tread of a tire that should be replaced. */
export const wornStatus = 1;

/** A stored tire and its rim. */
export interface Wheel {
  readonly name?: string | undefined;
  /** Inches. */
  readonly rimDiameter?: number | undefined;
  /** Millimetres. */
  readonly sectionWidth?: number | undefined;
  /** Height of the sidewall in percent of the width. */
  readonly aspectRatio?: number | undefined;
  /** Name of the tread's pattern. */
  readonly treadPattern?: string | undefined;
  /** Depth of the tread in millimetres. */
  readonly treadDepth?: number | undefined;
  /** 0: good, 1: replacement is recommended, above: worth a look. */
  readonly treadStatus: number;
  readonly treadStatusMessage?: string | undefined;
}

/** A wheel and its position on the vehicle. */
export interface Tire {
  readonly equipmentPosition: string;
  readonly wheel: Wheel;
}

/** The workshop that stores the tires. */
export interface TireLocation {
  /** Identifies the workshop in calls. */
  readonly workshopId: string;
  readonly locationName?: string | undefined;
  readonly departmentName?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** When the wheels of a vehicle are changed next. */
export interface BookedVisit {
  readonly bookingConfirmationId: string;
  /** Time on the workshop's clock (`YYYY-MM-DDTHH:mm:ss`); only its day counts if `isFullDay`. */
  readonly appointmentTime: string;
  readonly isFullDay: boolean;
}

/** A vehicle whose tires are stored. */
export interface TireHotelVehicle {
  readonly registrationNumber: string;
  /** What calls for days and times send instead of the registration number. */
  readonly brandCode: string;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly name?: string | undefined;
  readonly productId?: string | undefined;
  readonly packageLevel?: string | undefined;
  readonly tires: readonly Tire[];
  /** Without one, no time can be booked. */
  readonly location?: TireLocation | undefined;
  /** Absent if none is booked, or if the provider doesn't say. */
  readonly visit?: BookedVisit | undefined;
}

/** What a verified visitor may see. */
export interface Validated {
  /** Logged in. */
  readonly status: 0;
  /** The first vehicle is shown. */
  readonly vehicles: readonly [TireHotelVehicle, ...TireHotelVehicle[]];
  /** A booking was sent since the login and its outcome is unknown, so nothing more is booked until the next login. */
  readonly mayHaveBooked?: boolean | undefined;
}

const optionalText = optional(readText);
const optionalNumber = optional(readNumber);

const readWheel = objectOf<Wheel>({
  name: optionalText,
  rimDiameter: optionalNumber,
  sectionWidth: optionalNumber,
  aspectRatio: optionalNumber,
  treadPattern: optionalText,
  treadDepth: optionalNumber,
  treadStatus: readNumber,
  treadStatusMessage: optionalText,
});

const readLocation = objectOf<TireLocation>({
  workshopId: readText,
  locationName: optionalText,
  departmentName: optionalText,
  phone: optionalText,
  email: optionalText,
});

const readVisit = objectOf<BookedVisit>({
  bookingConfirmationId: readText,
  appointmentTime: readText,
  isFullDay: readFlag,
});

const readVehicles = listOf(
  objectOf<TireHotelVehicle>({
    registrationNumber: readText,
    brandCode: readText,
    brand: optionalText,
    model: optionalText,
    name: optionalText,
    productId: optionalText,
    packageLevel: optionalText,
    tires: listOf(objectOf<Tire>({ equipmentPosition: readText, wheel: readWheel })),
    location: optional(readLocation),
    visit: optional(readVisit),
  }),
);

/** Reads what a verified visitor may see. */
export const readValidated: Reader<Validated> = objectOf<Validated>({
  status: (value) => (value === 0 ? value : unreadable),
  vehicles: (value) => {
    const vehicles = readVehicles(value);
    if (vehicles === unreadable) return unreadable;
    const [first, ...others] = vehicles;
    return first ? [first, ...others] : unreadable;
  },
  mayHaveBooked: optional(readFlag),
});
