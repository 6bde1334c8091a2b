import { array, type Infer, integer, optional, string, type } from 'superstruct'
import type { VendorGame } from '#contract/vendor/to-vendor/games.ts'
import { profiles } from '#games/reels/all-profiles.ts'
import { factsOf } from '#games/reels/facts.ts'
import { profileOf } from '#games/reels/looks/profile-of.ts'
import type { Profile } from '#games/reels/profile.ts'
import list from './games.json' with { type: 'json' }

const GameStruct = type({
  vendor: string(),
  /** Its code, which is also its id in the protocol. */
  code: string(),
  name: string(),
  classes: array(string()),
  motif: string(),
  scene: string(),
  tint: optional(integer()),
  sky: optional(integer()),
  beside: optional(string()),
})

/** A game of the studio: its name, and what its tile shows, from which its look follows. */
export type StudioGame = Infer<typeof GameStruct> & { readonly profile: Profile }

const games: readonly StudioGame[] = array(GameStruct)
  .create(list)
  .map((game) => ({ ...game, profile: profiles[profileOf(game.code, game.classes)] }))
const byCode = new Map(games.map((game) => [`${game.vendor} ${game.code}`, game]))

/** A vendor's game; undefined if the vendor has none of this code. */
export const gameOf = (vendor: string, code: string): StudioGame | undefined => byCode.get(`${vendor} ${code}`)

/** Milliseconds between the starts of two rounds: no law asks for a longer time. */
export const shortestRound = 2_500

/** The games of a vendor after one of them, as the protocol describes games. */
export function gamesAfter(vendor: string, after: string | undefined, most: number) {
  const own = games.filter((game) => game.vendor === vendor)
  const from = after === undefined ? 0 : own.findIndex(({ code }) => code === after) + 1
  const page = own.slice(from, from + most)
  return { games: page.map(offered), more: from + page.length < own.length }
}

function offered({ code, name, classes, profile }: StudioGame): VendorGame {
  const { rtp, hitFrequency, volatility, maxWin, lines } = factsOf(profile)
  return {
    gameId: code,
    names: { en: name, pt: name },
    category: 'RNG',
    classes,
    ...{ rtp, hitFrequency, volatility, maxWin, cycle: shortestRound },
    lines: lines > 0 ? lines : null,
    freePlay: true,
    open: true,
  }
}
