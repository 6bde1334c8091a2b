import { effort } from '#tests/support/effort.ts'

/**
 * How large an evening is. `EVENING_PLAYERS` and `EVENING_MINUTES` change it, and `EVENING_SEED` repeats the choices of one that
 * failed; when requests arrive is never the same.
 */
export interface EveningSize {
  readonly players: number
  readonly minutes: number
  readonly seed: number
}

const given = (name: string): number | undefined => {
  const text = process.env[name]
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!(value > 0)) throw new RangeError(`${name} is no number above zero: ${text}`)
  return value
}

export const eveningSize: EveningSize = {
  players: given('EVENING_PLAYERS') ?? effort.evening.players,
  minutes: given('EVENING_MINUTES') ?? effort.evening.minutes,
  seed: given('EVENING_SEED') ?? 1 + Math.floor(Math.random() * 1_000_000),
}
