import { object, string } from 'superstruct'
import { environment } from '#stores/environment.ts'
import { depositGameKey } from '#stores/storage-keys.ts'
import { readStored } from '#stores/stored.ts'

const Kept = object({ depositId: string(), game: string() })

/** Node id of the game that the person came from, `?game=1001`, or that is open below: `#game-1001`. */
function gameHere(): string | undefined {
  const { search, hash } = environment.place()
  return /^\d{1,9}$/.exec(new URLSearchParams(search).get('game') ?? hash.replace('game-', ''))?.[0]
}

/** Remembers the game that a deposit was opened from, because the way back from a provider's page does not name it. */
export function keepGame(depositId: string): void {
  const game = gameHere()
  if (game) environment.tab.set(depositGameKey, JSON.stringify({ depositId, game }))
}

/** The game that a deposit was opened from. */
export function gameOf(depositId: string): string | undefined {
  const kept = readStored(depositGameKey, Kept)
  return gameHere() ?? (kept?.depositId === depositId ? kept.game : undefined)
}
