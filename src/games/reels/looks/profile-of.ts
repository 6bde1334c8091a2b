import type { ProfileId } from '#games/reels/types.ts'
import { pick } from './whim.ts'

/** What of a game's classes decides, first to last, and the profiles that suit it. */
const suits: readonly (readonly [gameClass: string, profiles: readonly ProfileId[]])[] = [
  ['megalines', ['ways-243', 'ways-1024']],
  ['jackpot', ['hold']],
  ['classic', ['classic', 'classic', 'video']],
  ['fruit', ['cascade', 'classic']],
  ['adventure', ['expanding', 'growing', 'expanding', 'ways-243']],
  ['brazil', ['growing', 'hold', 'video', 'cascade']],
  ['video', ['cascade', 'ways-1024', 'growing', 'ways-243', 'video']],
]

/**
 * The mathematical profile of a game. It follows from the classes by which the lobby sorts it and from its code, so it never
 * changes unless the catalogue does.
 */
export function profileOf(gameCode: string, gameClassify: readonly string[]): ProfileId {
  const [, profiles] = suits.find(([gameClass]) => gameClassify.includes(gameClass)) ?? ['', ['video'] as const]
  return pick(profiles, gameCode, 'profile')
}
