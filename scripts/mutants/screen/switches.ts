/** Which mutant of the modules under test is on, and which are met while a test runs. All modules of a thread share them. */
interface Switches {
  /** The number of the mutant, if one is on. */
  on: number | undefined;
  /** The mutants whose code ran. */
  readonly met: Set<number>;
  /** The mutants that a test of this thread has noticed. */
  readonly noticed: Set<number>;
  /** How often the code has come to a mutant. */
  asked: number;
  /** More questions than that mean a loop without an end. */
  mostAsked: number;
}

declare global {
  var mutantSwitches: Switches | undefined;
}

/** The runner and the modules under test load this module each for themselves, so what it keeps is global. */
export const switches: Switches = globalThis.mutantSwitches ?? {
  on: undefined,
  met: new Set(),
  noticed: new Set(),
  asked: 0,
  mostAsked: Infinity,
};
globalThis.mutantSwitches = switches;

/** Whether a mutant is on. It throws if a mutant keeps a loop from ending. */
export function isOn(mutant: number): boolean {
  switches.met.add(mutant);
  switches.asked += 1;
  if (switches.asked > switches.mostAsked) throw new Error('This loop has no end.');
  return switches.on === mutant;
}
