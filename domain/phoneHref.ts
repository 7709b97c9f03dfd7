/** The shortest number that counts as complete beside words or other digits. */
const shortestNumber = 7;

/** The most digits that a number has, country code included (ITU-T E.164). */
const longestNumber = 15;

/** The shortest number that can be called, such as 112. */
const shortestAlone = 3;

/**
 * The `tel:` address of the phone number in a text; `undefined` if the text doesn't name exactly one number. Words
 * beside the number are left out, as are its extension and opening hours. Digits that continue in letters are
 * refused, because they alone are another number.
 */
export function phoneHref(phone: string): string | undefined {
  const text = phone.normalize('NFKC').replace(trunkPrefix, '$1');
  if (unreadable.test(text)) return undefined;
  const numbers = text.split(separators).flatMap(numbersIn).filter(Boolean);
  if (numbers.some((number) => countDigits(number) > longestNumber)) return undefined;
  const whole = numbers.filter((number) => countDigits(number) >= shortestNumber);
  const [number = onlyNumber(text, numbers), ...others] = whole;
  return number === undefined || others.length > 0 ? undefined : `tel:${number}`;
}

/** The zero in `+46 (0)8`, which isn't dialled after the country code. */
const trunkPrefix = /((?:\+|\b00)[\d\s]{1,6})\(0\)/g;

/** A letter next to a digit, digits of other scripts, and codes such as `*21#`. */
const unreadable = /\p{L}\d|\d\p{L}|(?!\d)\p{Nd}|[*#]/u;

const separators = /[\p{L}:,;|&\r\n]+|(?=\+)/u;

/** A slash or parenthesis may follow an area code. After a whole number, it separates what comes next. */
function numbersIn(part: string): readonly string[] {
  const numbers: string[] = [];
  for (const digits of part.split(/[/(]/).map(digitsOf)) {
    const last = numbers.at(-1);
    if (last === undefined || countDigits(last) >= shortestNumber) numbers.push(digits);
    else numbers[numbers.length - 1] = last + digits;
  }
  return numbers;
}

/** A plus sign is only possible at the beginning. */
function digitsOf(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
}

function countDigits(number: string): number {
  return number.replace('+', '').length;
}

/** A short number counts only if the text contains nothing else: beside words, it may be an extension. */
function onlyNumber(text: string, numbers: readonly string[]): string | undefined {
  const [number = '', ...others] = numbers;
  const isAlone = others.length === 0 && !/\p{L}/u.test(text);
  return isAlone && countDigits(number) >= shortestAlone ? number : undefined;
}
