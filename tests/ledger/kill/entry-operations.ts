import type { GatewayDeps } from '#gateway/deps.ts'
import { takePayment } from '#gateway/money/deposits/take-payment.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { applyForPromotion } from '#gateway/rewards/promotions/apply.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { joinPromotion } from '#gateway/rewards/promotions/join.ts'
import { decideApplication } from '#gateway/rewards/promotions/review.ts'
import { happenings } from '#tests/support/happenings.ts'
import { rowsAs } from '#tests/support/rows.ts'

interface Seat {
  readonly deps: GatewayDeps
  readonly session: Session
}

/** The only reward of a member; undefined before it was entered. */
async function rewardOf({ deps, session }: Seat) {
  const text = 'SELECT id, state, amount FROM member_reward WHERE member_id = :memberId'
  const [row] = await rowsAs<{ id: bigint; state: string; amount: bigint | null }>(deps.database, text, {
    memberId: session.memberId,
  })
  return row
}

/** Joins a promotion of deposits, unless it was joined before, and pays a deposit in. @returns the reward, and what it gave */
export async function joinAndDeposit(seat: Seat, promotionId: string, amount: bigint): Promise<string> {
  const { deps, session } = seat
  const { database } = deps
  const { memberId } = session
  const now = deps.now()
  if (!(await rewardOf(seat))) await joinPromotion(deps, memberId, { promotionId, language: 'en' })
  const txid = `KILLED${memberId}`.padEnd(26, 'X')
  await database.query(
    `INSERT INTO deposit (reference, member_id, provider, method, amount, currency, status, payload, created_at, expires_at)
     VALUES (:txid, :memberId, 'sandbox', 'pix', :amount, 'BRL', 'pending', :txid, :now, :now) ON CONFLICT DO NOTHING`,
    { txid, memberId, amount, now },
  )
  const payment = { endToEndId: `E${txid}`, txid, amount, payer: null, paidAt: now }
  const law = deps.config.jurisdiction
  await database.transaction((tx) => takePayment(tx, 'sandbox', payment, { law, happenings, now }))
  const reward = await rewardOf(seat)
  return `${reward?.id} ${reward?.state} ${reward?.amount}`
}

/** Applies for a promotion, unless that was done before; a person of the house approves it, and the member claims it. */
export async function applyAndClaim(seat: Seat, promotionId: string): Promise<string> {
  const { deps, session } = seat
  const wish = { promotionId, comment: 'Please', pictures: [], language: 'en' }
  if (!(await rewardOf(seat))) await applyForPromotion(deps, session.memberId, wish)
  const reward = await rewardOf(seat)
  if (reward?.state === 'applying') await decideApplication(deps, reward.id, { by: 'killed' })
  const claim = { key: 'claim', claimId: `${reward?.id}`, language: 'en' }
  const { claimId, amount } = await claimReward(deps, session, claim)
  return `${claimId} ${amount}`
}
