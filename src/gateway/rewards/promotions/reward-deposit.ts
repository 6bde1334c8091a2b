import type { NewMessage } from '#gateway/account/messages/messages.ts'
import type { CreditedDeposit } from '#gateway/happenings.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowsOf } from '#gateway/platform/db/rows.ts'
import { openFreeRounds } from '#gateway/play/free-rounds/open-free-rounds.ts'
import { openBonus } from '#gateway/rewards/bonuses/open-bonus.ts'
import { broughtBy } from '#lib/deposit-bonus.ts'
import { kinds } from './kinds.ts'
import { type KnownMember, lockMember } from './member-facts.ts'
import { amountOf, inboxTexts } from './promotions.ts'
import { lockReward, type RewardRow } from './rewards.ts'

/** Promotions that a member has joined and that a deposit may fulfil. */
export interface JoinedBonuses {
  readonly member: KnownMember | undefined
  readonly rewards: readonly RewardRow[]
}

/**
 * Promotions that a member has joined, read before a deposit is credited. If there are any, the member is locked, so that no
 * exclusion comes in between. Call it before the wallet is locked, in the same transaction.
 */
export async function joinedBonuses(tx: Transaction, memberId: bigint, now: Date): Promise<JoinedBonuses> {
  const text = `SELECT id FROM member_reward WHERE member_id = :memberId AND state = 'signed' ORDER BY due_at, id`
  const ids = await rowsOf(tx, IdRow, text, { memberId })
  if (ids.length === 0) return { member: undefined, rewards: [] }
  const member = await lockMember(tx, memberId, now)
  const rewards: RewardRow[] = []
  for (const { id } of ids) {
    const row = await lockReward(tx, id)
    if (row?.state === 'signed') rewards.push(row)
  }
  return { member, rewards }
}

/**
 * Gives the bonus or the free rounds for a deposit, in the transaction that credits it. The chosen
 * promotion gives it, and no other one; if nothing was chosen, of the joined promotions that take this deposit the one that
 * ends first. The others wait for the next deposit, unless they are for the first one. A promotion that must not be
 * granted any more is closed.
 *
 * @returns messages to the member
 */
export async function rewardDeposit(
  tx: Transaction,
  { member, rewards }: JoinedBonuses,
  deposit: CreditedDeposit,
): Promise<Omit<NewMessage, 'memberId'>[]> {
  const messages: Omit<NewMessage, 'memberId'>[] = []
  for (const row of rewards) {
    const why = whyNot(row, member, deposit)
    if (why === 'wait') continue
    const reference = `reward:${row.id}`
    if (why) {
      const text = `UPDATE member_reward SET state = 'close', reason = :why, changed_at = :now WHERE id = :rowId`
      await tx.query(text, { rowId: row.id, why, now: deposit.now })
      messages.push({ kind: 'reward_closed', details: { ...inboxTexts(row), reason: `reward_${why}` }, reference })
      continue
    }
    return [...messages, { ...(await issue(tx, row, deposit)), reference }]
  }
  return messages
}

/** Why a deposit gives nothing for a joined promotion: it waits for another deposit, or is closed for good. */
function whyNot(
  row: RewardRow,
  member: KnownMember | undefined,
  { amount, currency, chosen, law, now }: CreditedDeposit,
) {
  if (row.due_at !== null && row.due_at <= now) return 'expired'
  if (kinds[row.kind].isOff(law)) return 'off'
  if (!member || member.isClosed || member.block) return 'blocked'
  const { rules, terms, free_terms: free } = row
  const isWanted = chosen === undefined || chosen === row.id
  if (!rules.deposit || !(terms ?? free) || currency !== row.currency) return 'wait'
  const { firstOnly } = rules.deposit
  if (firstOnly && member.factsFor(row.name).hasDeposited) return 'missed'
  if (isWanted && bonusOf(row, amount) !== undefined) return undefined
  // A promotion for the first deposit does not wait for a second one.
  return firstOnly ? 'missed' : 'wait'
}

function bonusOf(row: RewardRow, amount: bigint): bigint | undefined {
  const { deposit } = row.rules
  return deposit && broughtBy(amount, { ...deposit, minimum: BigInt(deposit.minimum), most: amountOf(row) })
}

/** @returns the message to the member */
async function issue(
  tx: Transaction,
  row: RewardRow,
  deposit: CreditedDeposit,
): Promise<Omit<NewMessage, 'memberId' | 'reference'>> {
  const { id, member_id: memberId, name, currency } = row
  const { depositId, now } = deposit
  const given = { source: 'deposit', reference: depositId.toString(), by: `promotion ${name}` } as const
  const { amount, grantId, freeId } =
    row.free_offer_id === null
      ? await grant(tx, row, given, deposit)
      : await giveFreeRounds(tx, row, { ...given, memberId, currency, offerId: row.free_offer_id, now })
  await tx.query(
    `UPDATE member_reward SET state = 'issued', changed_at = :now, amount = :amount, grant_id = :grantId, free_id = :freeId, deposit_id = :depositId WHERE id = :id`,
    { id, now, amount, grantId, freeId, depositId },
  )
  if (freeId === null)
    return { kind: 'reward_issued', details: { ...inboxTexts(row), amount: amount.toString(), currency } }
  return { kind: 'free_rounds_came', details: { ...inboxTexts(row), rounds: String(row.free_terms?.rounds ?? 0) } }
}

type BonusSource = { readonly source: 'deposit'; readonly reference: string; readonly by: string }

async function grant(tx: Transaction, row: RewardRow, given: BonusSource, { depositId, amount, now }: CreditedDeposit) {
  const { id, member_id: memberId, offer_id: offerId, terms, currency } = row
  const bonus = bonusOf(row, amount)
  if (offerId === null || terms === null || bonus === undefined) throw new Error(`Reward ${id} has no offer`)
  const grantId = await openBonus(tx, { memberId, offerId, currency, terms, ...given, amount: bonus, now })
  if (grantId === null) throw new Error(`Deposit ${depositId} has brought a bonus before`)
  return { amount: bonus, grantId, freeId: null }
}

async function giveFreeRounds(tx: Transaction, row: RewardRow, given: Parameters<typeof openFreeRounds>[1]) {
  const freeId = await openFreeRounds(tx, given)
  if (freeId === null) throw new Error(`Deposit ${given.reference} has brought free rounds before`)
  return { amount: amountOf(row), grantId: null, freeId }
}
