import { array, boolean, size, type, unknown, validate } from 'superstruct'
import { games as askGames, type VendorGame, VendorGameStruct } from '#contract/vendor/to-vendor/games.ts'
import type { Vendor } from './vendor.ts'
import type { VendorClient } from './vendor-client.ts'

/** A game that cannot be taken, and why. */
export interface RefusedGame {
  readonly gameId: string
  readonly why: string
}

interface Offered {
  /** Each with an id of its own. */
  readonly games: readonly VendorGame[]
  readonly refused: readonly RefusedGame[]
}

/** Most pages of games; a vendor that always says that there are more is stopped. */
const mostPages = 100

/** The call of the protocol, with games that are judged one by one: a bad one spoils no page. */
const askPage = { ...askGames, value: type({ games: size(array(unknown()), 0, 500), more: boolean() }) }
/** The list of the other dialect has no pages. */
const askWhole = { ...askGames, value: type({ games: array(unknown()), more: boolean() }) }

/** All games that a vendor offers. @throws {VendorSilent} {VendorSaysNo}; Error for a list without end */
export async function offeredGames(vendors: VendorClient, vendor: Vendor): Promise<Offered> {
  const games = new Map<string, VendorGame>()
  const refused: RefusedGame[] = []
  let after: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const answer = await vendors.ask(
      vendor,
      vendor.dialect === 'arara' ? askPage : askWhole,
      after === undefined ? {} : { after },
    )
    for (const entry of answer.games) {
      const [failure, game] = validate(entry, VendorGameStruct, { coerce: true })
      const why = failure ? faultIn(failure) : (beyond(game) ?? (games.has(game.gameId) ? 'named twice' : undefined))
      if (why !== undefined) refused.push({ gameId: nameOf(entry), why })
      else if (game) games.set(game.gameId, game)
    }
    const last = nameOf(answer.games.at(-1))
    if (!answer.more || answer.games.length === 0) return { games: [...games.values()], refused }
    if (last === '' || last === after) break
    after = last
  }
  throw new Error(`The list of ${vendor.code} does not end.`)
}

const nameOf = (entry: unknown): string => {
  const id = typeof entry === 'object' && entry !== null && 'gameId' in entry ? entry.gameId : undefined
  return typeof id === 'string' ? id.slice(0, 64) : ''
}

const faultIn = ({ path, message }: { readonly path: readonly unknown[]; readonly message: string }): string =>
  path.length > 0 ? `${path.join('.')} is not as the protocol says` : message

/** The longest time between two rounds that can be asked for, in milliseconds. */
const longestCycle = 60_000
const mostLines = 1_000_000_000
const mostWin = 10n ** 15n

/** What a game says that cannot be true; undefined if nothing. */
function beyond({ names, rtp, hitFrequency, lines, cycle, maxWin }: VendorGame): string | undefined {
  const isShare = (share: number) => share >= 0 && share <= 10_000
  if (!names.en) return 'no name in English'
  if (!isShare(rtp)) return 'rtp is no share'
  if (hitFrequency !== null && !isShare(hitFrequency)) return 'hitFrequency is no share'
  if (lines !== null && (lines < 0 || lines > mostLines)) return 'lines is no number of lines'
  if (cycle < 0 || cycle > longestCycle) return 'cycle is no time between two rounds'
  if (maxWin !== null && (maxWin < 0n || maxWin > mostWin)) return 'maxWin is no win'
  return undefined
}
