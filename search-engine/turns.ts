/** Runs an operation once all previous ones are over. */
export type InTurn = <Value>(run: () => Promise<Value>) => Promise<Value>;

/** Creates a queue that runs one operation at a time, so that the last change wins. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}
