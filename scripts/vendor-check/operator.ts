/** What an operator of the platform can switch off. */
export type Switch = 'game' | 'vendor' | 'account' | 'platform'

/** The operator of the demonstration: only there can a vendor try what happens then. */
export interface Operator {
  turn(what: Switch, on: boolean): Promise<void>
  /** Sets the shortest time between two rounds of the game, in milliseconds. */
  pace(cycle: number): Promise<void>
  /** Proves the platform's own books. @returns what is wrong with them */
  reconcile(): Promise<readonly string[]>
}
