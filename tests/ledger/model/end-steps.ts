import fc from 'fast-check'
import { expect } from 'vitest'
import type { EndingReason } from '#gateway/happenings.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { endBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { pointsAndMoney } from '#tests/support/points.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** What ends all bonuses of a member at once; `twice` in two gateways at once. */
export const endStep = fc.record({
  reason: fc.constantFrom<EndingReason>('pause', 'exclusion', 'register', 'closed', 'withdrawal', 'withdrawal'),
  twice: fc.boolean(),
})

interface Kept {
  readonly id: bigint
  readonly status: string
  readonly reason: string | null
  readonly strict: boolean
  readonly progress: bigint
  readonly free: bigint
  readonly held: bigint
}

const keptOf = (database: Database, memberId: bigint) =>
  rowsAs<Kept>(
    database,
    `SELECT g.id, g.status, g.reason, g.terms -> 'endsOnWithdrawal' = 'true' AS strict, g.progress, a.balance - a.held AS free, a.held
     FROM bonus_grant g JOIN ledger_account a ON a.id = g.account_id WHERE g.member_id = :memberId ORDER BY g.id`,
    { memberId },
  )

/**
 * Ends a member's bonuses: each running one is lost with the reason and all of its money that no round holds; a withdrawal
 * ends those alone whose terms say so. Own money and other bonuses stay as they are.
 */
export async function endAll(
  database: Database,
  memberId: bigint,
  { reason, twice }: typeof endStep extends fc.Arbitrary<infer Step> ? Step : never,
  now: Date,
): Promise<void> {
  const [before, { money }] = [await keptOf(database, memberId), await pointsAndMoney(database, memberId)]
  const end = () => database.transaction((tx) => endBonuses(tx, memberId, reason, now))
  const ended = await Promise.all(twice ? [end(), end()] : [end()])
  const expected = before.map((grant) => {
    const isEnded = grant.status === 'active' && (reason !== 'withdrawal' || grant.strict)
    return isEnded ? { ...grant, status: 'forfeited', reason, free: 0n } : grant
  })
  expect(await keptOf(database, memberId)).toEqual(expected)
  // The same bonus is counted once.
  const all = expected.filter(({ status }, place) => status !== before[place]?.status).length
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect((await pointsAndMoney(database, memberId)).money).toBe(money)
}
