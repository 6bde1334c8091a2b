import { randomBytes } from 'node:crypto'
import { string, type } from 'superstruct'
import type { StudioDeps } from './deps.ts'
import { roundOfId, type StudioRound } from './rounds.ts'

/** Marks the ids of replays, so that the page knows one from a launch. */
const replayMark = 'replay-'

/** Milliseconds in which a replay can be opened. */
const lifetime = 10 * 60_000

/** Makes the id with which the page of a round can be opened, once more and by whoever has it. */
export function rememberReplay({ books, now }: StudioDeps, round: StudioRound, language: string): string {
  const id = `${replayMark}${randomBytes(24).toString('base64url')}`
  const { vendor, game, player, mode, currency } = round
  // A launch whose token is the round: nothing can be played with it.
  books.run(
    `INSERT INTO launch (id, vendor, game, player, mode, currency, language, token, created_at, used_at)
     VALUES (:id, :vendor, :game, :player, :mode, :currency, :language, :round, :now, :now)`,
    { id, vendor, game, player, mode, currency, language, round: round.id, now: now().getTime() },
  )
  return id
}

const ReplayRow = type({ vendor: string(), token: string(), language: string() })

/** The round of a replay; undefined if its time is over. */
export function replayOf(
  deps: StudioDeps,
  id: string,
): { readonly round: StudioRound; readonly language: string } | undefined {
  const text = 'SELECT vendor, token, language FROM launch WHERE id = :id AND created_at > :after'
  const row = id.startsWith(replayMark)
    ? deps.books.row(ReplayRow, text, { id, after: deps.now().getTime() - lifetime })
    : undefined
  const round = row && roundOfId(deps, row.vendor, row.token)
  return row && round ? { round, language: row.language } : undefined
}
