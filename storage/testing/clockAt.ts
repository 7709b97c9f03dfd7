/** A clock that tests move. */
export function clockAt(start = 1_800_000_000_000) {
  let time = start;
  return {
    now: () => time,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}
