import { randomUUID } from 'node:crypto'
import { bigint, enums, type Infer, nullable, string, type } from 'superstruct'
import { playReels } from '#games/reels/rules.ts'
import { toWire } from '#games/reels/wire.ts'
import { secureRandomInt } from '#games/rng.ts'
import type { StudioGame } from './catalogue.ts'
import type { StudioDeps } from './deps.ts'
import type { Seat } from './launches.ts'
import { demoVendors, type Manner, studioVendors } from './vendors.ts'

/** Where a round stands. The last three are final. */
const roundStates = [
  /** Drawn and written down. The platform may know its bet. */
  'drawn',
  /** The platform holds the stake. The win is owed. */
  'held',
  /** The bet was not answered and is being taken back. */
  'returning',
  'paid',
  'refused',
  'returned',
] as const

const RoundRow = type({
  id: string(),
  vendor: string(),
  game: string(),
  player: string(),
  mode: enums(['real', 'trial']),
  currency: string(),
  token: string(),
  manner: enums(['betwin', 'bet-win', 'wallet']),
  stake: bigint(),
  win: bigint(),
  /** The drawn round as JSON. */
  outcome: string(),
  state: enums(roundStates),
  refusal: nullable(string()),
  /** JSON of what the refusal says besides its code. */
  detail: nullable(string()),
  balance: nullable(bigint()),
  tries: bigint(),
  created_at: bigint(),
})
export type StudioRound = Infer<typeof RoundRow>

/** The round of a key; undefined if the key is new. */
export function roundOfKey({ books }: StudioDeps, seat: Seat, key: string): StudioRound | undefined {
  const { vendor, player, game, mode } = seat
  return books.row(
    RoundRow,
    'SELECT * FROM round WHERE vendor = :vendor AND player = :player AND game = :game AND mode = :mode AND key = :key',
    { vendor, player, game, mode, key },
  )
}

export function roundOfId({ books }: StudioDeps, vendor: string, id: string): StudioRound | undefined {
  return books.row(RoundRow, 'SELECT * FROM round WHERE vendor = :vendor AND id = :id', { vendor, id })
}

/** The player's rounds of a game that are not decided yet, the oldest first. */
export function openRoundsOf({ books }: StudioDeps, { vendor, player, game, mode }: Seat): StudioRound[] {
  return books.rows(
    RoundRow,
    `SELECT * FROM round WHERE vendor = :vendor AND player = :player AND game = :game AND mode = :mode
       AND state IN ('drawn', 'held', 'returning') ORDER BY created_at`,
    { vendor, player, game, mode },
  )
}

/** Milliseconds until a player's next round of a game may begin; for rounds of which the platform learns later. */
export function pauseLeft({ books, now }: StudioDeps, { vendor, player, game, mode, cycle }: Seat): number {
  const text = `SELECT max(created_at) AS last FROM round
    WHERE vendor = :vendor AND player = :player AND game = :game AND mode = :mode AND state = 'paid'`
  const last = books.row(type({ last: nullable(bigint()) }), text, { vendor, player, game, mode })?.last ?? null
  if (last === null) return 0
  const left = Number(last + cycle) - now().getTime()
  // A clock that was set back must not keep the player waiting for longer than one cycle.
  return left <= Number(cycle) ? Math.max(0, left) : 0
}

/** A number that grows with each round that a player begins, at whatever game. */
export function lastRoundOf({ books }: StudioDeps, { vendor, player }: Seat): bigint | null {
  const text = 'SELECT max(rowid) AS last FROM round WHERE vendor = :vendor AND player = :player'
  return books.row(type({ last: nullable(bigint()) }), text, { vendor, player })?.last ?? null
}

/** The last paid round that its player has not seen; undefined if there is none. */
export function unseenRoundOf({ books }: StudioDeps, { vendor, player, game, mode }: Seat): StudioRound | undefined {
  return books.row(
    RoundRow,
    `SELECT * FROM round WHERE vendor = :vendor AND player = :player AND game = :game AND mode = :mode
       AND state = 'paid' AND seen = 0 ORDER BY created_at DESC LIMIT 1`,
    { vendor, player, game, mode },
  )
}

/** Marks all rounds of a player at a game as seen. */
export function markSeen(
  { books }: StudioDeps,
  { vendor, player, game, mode }: Pick<StudioRound, 'vendor' | 'player' | 'game' | 'mode'>,
): void {
  books.run(
    'UPDATE round SET seen = 1 WHERE vendor = :vendor AND player = :player AND game = :game AND mode = :mode AND seen = 0',
    { vendor, player, game, mode },
  )
}

/** Draws a round and writes it down, before anybody else knows of it. */
export function drawRound(deps: StudioDeps, seat: Seat, game: StudioGame, key: string, stake: bigint): StudioRound {
  const drawn = playReels(game.profile, stake, secureRandomInt)
  const id = randomUUID()
  const { vendor, player, mode, currency, token } = seat
  deps.books.run(
    `INSERT INTO round (id, vendor, game, player, mode, currency, key, token, manner, stake, win, outcome, state, next_at, created_at)
     VALUES (:id, :vendor, :game, :player, :mode, :currency, :key, :token, :manner, :stake, :win, :outcome, 'drawn', :next, :now)`,
    {
      ...{ id, vendor, game: game.code, player, mode, currency, key, token, stake, win: drawn.win },
      manner: mannerOf(vendor, mode),
      outcome: JSON.stringify(toWire(drawn)),
      next: deps.now().getTime() + firstPause,
      now: deps.now().getTime(),
    },
  )
  return expectRound(deps, vendor, id)
}

/** Play money is the platform's, also where the vendor keeps wallets; but for vendors that keep just that. */
export const mannerOf = (vendor: string, mode: 'real' | 'trial'): Manner => {
  if (mode === 'trial' && demoVendors.has(vendor)) return 'wallet'
  const manner = studioVendors[vendor] ?? 'betwin'
  return manner === 'wallet' && mode === 'trial' ? 'betwin' : manner
}

/** Milliseconds before a round whose page asks no more is taken up again. */
const firstPause = 5_000

export function expectRound(deps: StudioDeps, vendor: string, id: string): StudioRound {
  const round = roundOfId(deps, vendor, id)
  if (!round) throw new Error(`There is no round ${id}.`)
  return round
}

type Change = Partial<Pick<StudioRound, 'state' | 'refusal' | 'detail' | 'balance'>>

/** Moves a round on. Whoever comes second changes nothing: a state follows only the one that was read. */
export function moveRound(deps: StudioDeps, round: StudioRound, change: Change): StudioRound {
  const { state = round.state, refusal = null, detail = null, balance = null } = change
  const isFinal = state === 'paid' || state === 'refused' || state === 'returned'
  deps.books.run(
    `UPDATE round SET state = :state, refusal = :refusal, detail = :detail, balance = :balance, next_at = :next, tries = 0
     WHERE vendor = :vendor AND id = :id AND state = :before`,
    {
      ...{ vendor: round.vendor, id: round.id, before: round.state, state, refusal, detail, balance },
      next: isFinal ? null : deps.now().getTime() + firstPause,
    },
  )
  return expectRound(deps, round.vendor, round.id)
}

/** Rounds that nobody has moved on for a while. */
export function dueRounds({ books, now }: StudioDeps, most: number): StudioRound[] {
  const text = 'SELECT * FROM round WHERE next_at <= :now ORDER BY next_at LIMIT :most'
  return books.rows(RoundRow, text, { now: now().getTime(), most })
}

/** Milliseconds between two tries: 1 s three times, then twice as long each time, up to 15 minutes. */
export const pauseAfter = (tries: bigint) =>
  tries < 3n ? 1_000 : Math.min(1_000 * 2 ** (Number(tries) - 2), 15 * 60_000)

/** Notes that a try had no answer. */
export function postpone({ books, now }: StudioDeps, { vendor, id, tries }: StudioRound): void {
  books.run(
    'UPDATE round SET tries = tries + 1, next_at = :next WHERE vendor = :vendor AND id = :id AND next_at IS NOT NULL',
    {
      ...{ vendor, id, next: now().getTime() + pauseAfter(tries) },
    },
  )
}
