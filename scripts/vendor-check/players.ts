import { Skipped } from './case.ts'

/** Opens the vendor's game for a player, and gives the launch token that the platform gave the vendor. */
export interface Players {
  launch(mode: 'real' | 'trial'): Promise<string>
  /** Ends the login that the launches belong to; the next launch begins another one. */
  logOut?(): Promise<void>
  /** Moves money of the player, in minor units, to the wallet that the vendor keeps, or back. */
  transfer?(direction: 'in' | 'out', amount: bigint, currency: string): Promise<void>
}

/** Launch tokens that were taken from a log by hand. They live for a minute, so they are enough for a part of the cases. */
export function tokensGiven(tokens: readonly string[]): Players {
  const left = [...tokens]
  return {
    async launch() {
      const token = left.shift()
      if (token === undefined) throw new Skipped('No launch token is left')
      return token
    },
  }
}

/** An address that answers each POST of `{"mode": …}` with `{"token": …}`: for platforms whose members log in elsewhere. */
export function tokensFrom(url: string): Players {
  return {
    async launch(mode) {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ mode }) })
      const { token } = (await answer.json()) as { token?: unknown }
      if (typeof token !== 'string') throw new Error(`${url} gave no token`)
      return token
    },
  }
}
