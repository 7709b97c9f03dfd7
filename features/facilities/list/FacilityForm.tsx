import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { facilityParameters, writePlace } from '#domain/facilities/facilitySearch.ts';
import { followLink } from '#features/shared/followLink.ts';
import { forgetAddresses } from '#features/shared/forgetAddresses.ts';
import { type LocationTexts, useLocation } from '#features/shared/useLocation.ts';
import * as css from './FacilityFilters.css.ts';

/** The texts of the form that only script needs. */
export interface FacilityFormTexts extends LocationTexts {
  /** The button that sorts by distance. */
  readonly nearest: string;
  /** The same button while the list is sorted by distance from anywhere. */
  readonly nearestOff: string;
}

export interface FacilityFormProps {
  /** The public address of the page, without its query. */
  readonly action: string;
  /** The id of the results, to which the page scrolls. */
  readonly anchor: string;
  readonly label: string;
  /** The values of the fields as in the address, by name; empty if not chosen. */
  readonly values: Readonly<Record<string, string>>;
  readonly isNearest: boolean;
  readonly texts: FacilityFormTexts;
  /** The fields. */
  readonly children: ReactNode;
}

const placeAddresses = new RegExp(`[?&]${facilityParameters.near}=`);

/**
 * The form of the list of facilities. It is sent as soon as a choice changes, without a reload, and its
 * fields follow the address when the visitor goes back.
 */
export function FacilityForm({ action, anchor, values, children, ...props }: FacilityFormProps) {
  const { label, isNearest, texts } = props;
  const form = useRef<HTMLFormElement>(null);
  const { message, isLocating, locate } = useLocation(texts, (place) => {
    if (form.current) openPage(form.current, { [facilityParameters.near]: writePlace(place) });
  });
  // The router fetches pages of the list ahead, for the visitor's place.
  useEffect(() => forgetAddresses(placeAddresses), []);
  useFieldsOfAddress(form, values);

  function toggleNearest(): void {
    if (!isNearest) locate();
    else if (form.current) openPage(form.current, { [facilityParameters.near]: '' });
  }

  return (
    <search>
      <form
        ref={form}
        className={css.form}
        action={`${action}#${anchor}`}
        aria-label={label}
        // Browsers would restore earlier choices when the visitor goes back, which look like new ones.
        autoComplete="off"
        onSubmit={submit}
        onChange={change}
      >
        {children}
        <Nearest
          texts={texts}
          isNearest={isNearest}
          isLocating={isLocating}
          message={message}
          onToggle={toggleNearest}
        />
      </form>
    </search>
  );
}

interface NearestProps extends Pick<FacilityFormProps, 'texts' | 'isNearest'> {
  readonly isLocating: boolean;
  readonly message: string;
  readonly onToggle: () => void;
}

/** The button that sorts by distance. */
function Nearest({ texts, isNearest, isLocating, message, onToggle }: NearestProps) {
  return (
    <div className={css.nearest}>
      <Button
        variant="secondary"
        leadingIcon="map-pin"
        loading={{ active: isLocating, label: texts.locating }}
        onClick={onToggle}
      >
        {isNearest ? texts.nearestOff : texts.nearest}
      </Button>
      <p className={css.message} role="status">
        {message}
      </p>
    </div>
  );
}

function submit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  openPage(event.currentTarget);
}

function change(event: ChangeEvent<HTMLFormElement>): void {
  // A text is sent with the Enter key or the button.
  const { target } = event;
  if (target instanceof HTMLSelectElement || isCheckbox(target)) openPage(event.currentTarget);
}

/** The fields follow the address. At first they are as the server rendered them, or as the visitor has changed them since. */
function useFieldsOfAddress(
  form: RefObject<HTMLFormElement | null>,
  values: FacilityFormProps['values'],
): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (form.current && !isFirst.current) setFields(form.current, values);
    isFirst.current = false;
  }, [form, values]);
}

/** Opens the page for the values of a form, some of them replaced. */
function openPage(form: HTMLFormElement, replaced: Readonly<Record<string, string>> = {}): void {
  const written = { ...Object.fromEntries(textsOf(new FormData(form))), ...replaced };
  const query = new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
  const { pathname, hash } = new URL(form.action);
  followLink(`${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`, form);
}

function isCheckbox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'checkbox';
}

function textsOf(data: FormData): readonly (readonly [string, string])[] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

function setFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (isCheckbox(field)) field.checked = value !== '';
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = value;
    }
  }
}
