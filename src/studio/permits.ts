import { bigint, type } from 'superstruct'
import { checkStake } from '#contract/vendor/calls/report-round.ts'
import type { StudioDeps } from './deps.ts'
import type { Seat } from './launches.ts'

/** Milliseconds for which the platform's word holds. */
const lifetime = 60_000

/** Notes that the platform allows the next round of its session with a stake of at most as much, or that it has to be asked (0). */
export function notePermit({ books, now }: StudioDeps, token: string, stake: bigint): void {
  books.run(
    `INSERT INTO permit (token, stake, until) VALUES (:token, :stake, :until)
     ON CONFLICT (token) DO UPDATE SET stake = excluded.stake, until = excluded.until`,
    { token, stake, until: now().getTime() + lifetime },
  )
}

/**
 * Makes sure that the platform allows a stake from the vendor's own wallet: it said so in its answer to the round before, or is asked
 * now. Each permission is for one round.
 *
 * @throws {PlatformRefused} {NoAnswer}
 */
export async function demandPermit(deps: StudioDeps, seat: Seat, stake: bigint): Promise<void> {
  const { vendor, token, currency } = seat
  const text = 'SELECT stake FROM permit WHERE token = :token AND until > :now AND stake >= :stake'
  const values = { token, stake, now: deps.now().getTime() }
  const isKnown = deps.books.row(type({ stake: bigint() }), text, values) !== undefined
  // Used up before anything waits, so that two rounds at once need two.
  notePermit(deps, token, 0n)
  if (!isKnown) await deps.platform.ask(vendor, checkStake, { token, stake, currency })
}

/** Forgets permissions that hold no more. */
export function forgetPermits({ books, now }: StudioDeps): void {
  books.run('DELETE FROM permit WHERE until < :now', { now: now().getTime() })
}
