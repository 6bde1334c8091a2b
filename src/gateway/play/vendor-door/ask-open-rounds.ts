import { bigint, enums, type Infer, integer, string, type } from 'superstruct'
import type { VendorValueOf } from '#contract/vendor/define-vendor-call.ts'
import { vendorStatus } from '#contract/vendor/to-vendor/rounds.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { derivedReference } from '#gateway/tokens.ts'
import { VendorRefusal } from './answers.ts'
import { takeRollback, takeRoundEnd, takeWin } from './result-calls.ts'
import { readVendors, type Vendor } from './vendor.ts'
import { type VendorClient, VendorSaysNo, VendorSilent } from './vendor-client.ts'

/** Minutes for which a round is left to its vendor before it is asked about. */
const firstMinutes = 10

/** Hours after which a round that its vendor does not know is given back. */
export const giveBackHours = 48

const atOnce = 50

const OpenRow = type({
  id: bigint(),
  reference: string(),
  vendor: string(),
  currency: string(),
  state: enums(['open']),
  tries: integer(),
  is_old: enums(['yes', 'no']),
})
type OpenRow = Infer<typeof OpenRow>

/**
 * Asks vendors about rounds that have been open for long, and does what they answer: a result is the vendor's, never a
 * guess. A round that its vendor does not know after 48 hours never began there, and its stakes are given back. What another dialect
 * cannot ask is in waiting-rounds.ts.
 */
export async function askOpenRounds(deps: GatewayDeps, vendors: VendorClient): Promise<void> {
  const now = deps.now()
  // Rounds that have ended without an answer of ours.
  await purge(deps.database, 'vendor_question', endedText, {})
  const open = await rowsOf(deps.database, OpenRow, openText, {
    now,
    before: new Date(now.getTime() - firstMinutes * 60_000),
    old: new Date(now.getTime() - giveBackHours * 60 * 60_000),
    atOnce,
  })
  const known = new Map((await readVendors(deps.database, now)).map((vendor) => [vendor.code, vendor]))
  for (const round of open) {
    const vendor = known.get(round.vendor)
    if (vendor) await askAbout(deps, vendors, vendor, round)
  }
}

const endedText = `NOT EXISTS (SELECT FROM round r WHERE r.id = vendor_question.round_id AND r.state = 'open')`

const openText = `
  SELECT r.id, r.reference, r.engine AS vendor, r.currency, r.state, coalesce(q.tries, 0) AS tries,
    CASE WHEN r.opened_at < :old THEN 'yes' ELSE 'no' END AS is_old
  FROM round r JOIN vendor_link l ON l.vassalage = r.engine LEFT JOIN vendor_question q ON q.round_id = r.id
  WHERE r.state = 'open' AND r.reference IS NOT NULL AND l.dialect = 'arara' AND r.opened_at < :before AND coalesce(q.next_at, :now) <= :now
  ORDER BY r.id LIMIT :atOnce`

async function askAbout(deps: GatewayDeps, vendors: VendorClient, vendor: Vendor, round: OpenRow): Promise<void> {
  try {
    if (await isDecided(deps, vendors, vendor, round)) return await settled(deps, round)
  } catch (thrown) {
    // What contradicts the round concerns no other one.
    const isAnswer = thrown instanceof VendorSilent || thrown instanceof VendorSaysNo
    if (!(isAnswer || thrown instanceof VendorRefusal || thrown instanceof LedgerFailure)) throw thrown
    deps.log.warn({ err: thrown, vendor: vendor.code, round: round.reference }, 'a round of a vendor stays open')
  }
  await postpone(deps, round)
}

/** Does what the vendor answers. @returns whether the round has ended */
async function isDecided(deps: GatewayDeps, vendors: VendorClient, vendor: Vendor, round: OpenRow): Promise<boolean> {
  try {
    const told = await vendors.ask(vendor, vendorStatus, { roundId: round.reference })
    await apply(deps, vendor, round, told)
    return told.state === 'ended'
  } catch (thrown) {
    const isUnknown = thrown instanceof VendorSaysNo && thrown.code === 'unknown_round'
    if (!isUnknown || round.is_old === 'no') throw thrown
    await giveBack(deps, vendor, round)
    return true
  }
}

/** Does what the vendor would have sent, by the same calls and under the same transaction ids. */
async function apply(
  deps: GatewayDeps,
  vendor: Vendor,
  { reference: roundId, currency }: OpenRow,
  { state, results }: VendorValueOf<typeof vendorStatus>,
): Promise<void> {
  const asking = { deps, vendor, inMaintenance: async () => false }
  for (const { kind, transactionId, betId, amount } of results) {
    if (kind === 'rollback') await takeRollback(asking, { transactionId, betId })
    else await takeWin(asking, { transactionId, roundId, betId, amount: amount ?? 0n, currency })
  }
  if (state === 'ended') await takeRoundEnd(asking, { roundId })
}

const BetRow = type({ key: string() })

/** Gives the stakes of a round's open bets back, and ends it. @returns the bets that were given back */
export async function giveBack(
  deps: GatewayDeps,
  vendor: Vendor,
  { id, reference: roundId }: Pick<OpenRow, 'id' | 'reference'>,
): Promise<number> {
  const asking = { deps, vendor, inMaintenance: async () => false }
  const text = `SELECT transaction_key AS key FROM wager WHERE round_id = :id AND state = 'open' ORDER BY id`
  const bets = await rowsOf(deps.database, BetRow, text, { id })
  for (const { key } of bets) await takeRollback(asking, { transactionId: nameOfReturn(id, key), betId: key })
  await takeRoundEnd(asking, { roundId })
  return bets.length
}

/**
 * Our name for a rollback that the vendor did not send: the same each time, and as long as a name may be. Bets whose names are
 * too long for it to hold are told apart by their hash.
 */
function nameOfReturn(roundId: bigint, key: string): string {
  const name = `unknown-${roundId}-${key}`
  return name.length <= 64 ? name : `unknown-${roundId}-${derivedReference(key)}`
}

async function settled({ database }: GatewayDeps, { id }: OpenRow): Promise<void> {
  await database.query('DELETE FROM vendor_question WHERE round_id = :id', { id })
}

/** Minutes until the next question: twice as many each time, up to an hour. */
async function postpone({ database, now }: GatewayDeps, { id, tries }: OpenRow): Promise<void> {
  const minutes = Math.min(60, 2 ** tries)
  await database.query(
    `INSERT INTO vendor_question (round_id, tries, next_at) VALUES (:id, 1, :next)
     ON CONFLICT (round_id) DO UPDATE SET tries = vendor_question.tries + 1, next_at = excluded.next_at`,
    { id, next: new Date(now().getTime() + minutes * 60_000) },
  )
}
