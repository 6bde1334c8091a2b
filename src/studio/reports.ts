import { bigint, string, type } from 'superstruct'
import { reportRound } from '#contract/vendor/calls/report-round.ts'
import { NoAnswer } from '#contract/vendor/exchange.ts'
import type { StudioDeps } from './deps.ts'
import { notePermit } from './permits.ts'
import { pictureOf } from './pictures.ts'
import { PlatformRefused } from './platform-refused.ts'
import { expectRound, pauseAfter, type StudioRound } from './rounds.ts'

const ReportRow = type({ vendor: string(), round: string(), tries: bigint() })

/** Writes down that the platform has to be told of a round. The caller does so together with the round's money. */
export function oweReport({ books, now }: StudioDeps, { vendor, id }: StudioRound): void {
  const text = 'INSERT INTO report (vendor, round, next_at) VALUES (:vendor, :id, :now)'
  books.run(text, { vendor, id, now: now().getTime() })
}

/**
 * Tells the platform of a player's rounds that it does not know yet, the oldest first.
 *
 * @throws {NoAnswer} if one was not answered
 */
export async function sendOwed(deps: StudioDeps, { vendor, player }: Pick<StudioRound, 'vendor' | 'player'>) {
  const owed = deps.books.rows(
    ReportRow,
    `SELECT p.vendor, p.round, p.tries FROM report p JOIN round r ON r.vendor = p.vendor AND r.id = p.round
     WHERE r.vendor = :vendor AND r.player = :player ORDER BY r.created_at, r.rowid`,
    { vendor, player },
  )
  for (const { round } of owed) await sendReport(deps, expectRound(deps, vendor, round))
}

/** Tells the platform of a round now; without an answer it is told later. */
export async function tryReport(deps: StudioDeps, round: StudioRound): Promise<void> {
  try {
    await sendReport(deps, round)
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown
    deps.books.run(
      `UPDATE report SET tries = tries + 1, next_at = :now + CAST(:pause AS INTEGER) WHERE vendor = :vendor AND round = :id`,
      { vendor: round.vendor, id: round.id, now: deps.now().getTime(), pause: pauseAfter(triesOf(deps, round)) },
    )
  }
}

function triesOf({ books }: StudioDeps, { vendor, id }: StudioRound): bigint {
  const text = 'SELECT vendor, round, tries FROM report WHERE vendor = :vendor AND round = :id'
  return books.row(ReportRow, text, { vendor, id })?.tries ?? 0n
}

/** @throws {NoAnswer} */
async function sendReport(deps: StudioDeps, round: StudioRound): Promise<void> {
  const { vendor, id: roundId, player: playerId, game: gameId, token, stake, win, currency, created_at } = round
  const request = {
    ...{ transactionId: `play-${roundId}`, roundId, playerId, gameId, token, stake, win, currency },
    playedAt: new Date(Number(created_at)).toISOString(),
    outcome: pictureOf(round),
  }
  try {
    const { stop } = await deps.platform.ask(vendor, reportRound, request)
    deps.books.run('DELETE FROM report WHERE vendor = :vendor AND round = :roundId', { vendor, roundId })
    notePermit(deps, token, stop ? 0n : stake)
  } catch (thrown) {
    if (!(thrown instanceof PlatformRefused)) throw thrown
    deps.log('a report was refused', { vendor, round: roundId, code: thrown.code })
    throw new NoAnswer(`A report was refused: ${thrown.code}`)
  }
}

/** Sends reports whose time has come. */
export async function reportDue(deps: StudioDeps, most: number): Promise<void> {
  const text = 'SELECT vendor, round, tries FROM report WHERE next_at <= :now ORDER BY next_at LIMIT :most'
  const due = deps.books.rows(ReportRow, text, { now: deps.now().getTime(), most })
  await Promise.all(due.map(({ vendor, round }) => tryReport(deps, expectRound(deps, vendor, round))))
}
