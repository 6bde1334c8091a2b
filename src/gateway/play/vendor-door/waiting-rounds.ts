import { bigint, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { endRound } from '#gateway/play/vendors/door.ts'
import { giveBack, giveBackHours } from './ask-open-rounds.ts'
import type { Vendor } from './vendor.ts'

const WaitingRow = type({
  reference: string(),
  opened_at: Instant,
  bets: bigint(),
  /** Minor units that are held for it. */
  stake: bigint(),
  currency: string(),
})

const before = ({ now }: GatewayDeps) => new Date(now().getTime() - giveBackHours * 60 * 60_000)

/**
 * Rounds that have been open for 48 hours at a vendor that cannot be asked, because its dialect has no such question, with the
 * stakes that they hold. Nothing is guessed: the vendor repeats its win or rollback, or its people say what became of them.
 */
export function waitingRounds(deps: GatewayDeps, vendor: string) {
  const text = `
    SELECT r.reference, r.opened_at, r.currency, count(*)::bigint AS bets, sum(w.stake)::bigint AS stake
    FROM round r JOIN vendor_link l ON l.vassalage = r.engine JOIN wager w ON w.round_id = r.id AND w.state = 'open'
    WHERE r.engine = :vendor AND l.dialect = 'aggregator' AND r.state = 'open' AND r.reference IS NOT NULL AND r.opened_at < :before
    GROUP BY r.id ORDER BY r.id LIMIT 1000`
  return rowsOf(deps.database, WaitingRow, text, { vendor, before: before(deps) })
}

const RoundRow = type({ id: bigint() })

/**
 * Gives back a round of {@link waitingRounds}, whose vendor has said that it never took place.
 *
 * @returns the bets that were given back
 * @throws Error for any other round
 */
export async function giveBackWaiting(deps: GatewayDeps, vendor: Vendor, reference: string): Promise<number> {
  const waiting = await waitingRounds(deps, vendor.code)
  if (!waiting.some((one) => one.reference === reference))
    throw new Error(`${reference} is no round of ${vendor.code} that has been open for ${giveBackHours} hours.`)
  const text = 'SELECT id FROM round WHERE engine = :vendor AND reference = :reference'
  const round = await rowOf(deps.database, RoundRow, text, { vendor: vendor.code, reference })
  return round ? await giveBack(deps, vendor, { id: round.id, reference }) : 0
}

/** Ends rounds of such vendors whose bets are all decided, after 48 hours: no money depends on them, and a late win is still paid. */
export async function endEmptyRounds(deps: GatewayDeps): Promise<void> {
  const text = `
    SELECT r.id FROM round r JOIN vendor_link l ON l.vassalage = r.engine
    WHERE l.dialect = 'aggregator' AND r.state = 'open' AND r.reference IS NOT NULL AND r.opened_at < :before
      AND NOT EXISTS (SELECT FROM wager w WHERE w.round_id = r.id AND w.state = 'open') ORDER BY r.id LIMIT 1000`
  for (const { id } of await rowsOf(deps.database, RoundRow, text, { before: before(deps) }))
    await endRound(deps.database, id, deps.now())
}
