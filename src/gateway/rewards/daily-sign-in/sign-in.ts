import type { SignIn, SignInDay } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet, pointCurrency } from '#gateway/platform/ledger/wallets.ts'
import { giftPoints } from '#gateway/rewards/points/gift-points.ts'
import { calendarOf, civilDay } from './calendar.ts'
import { planAt, rewardAt } from './plans.ts'
import { placeOf, rowOn } from './row.ts'
import { lastDays } from './signed-days.ts'

/**
 * Signs a member in for today and pays the day's reward, in one transaction with the member locked. Repeated and
 * simultaneous calls on the same day change nothing.
 *
 * @throws {CallFailure} `sign_in_off` where no rewards are in force, `play_blocked`
 */
export async function signInToday(deps: GatewayDeps, session: Session): Promise<SignIn> {
  const { database } = deps
  const now = deps.now()
  const signed = await database.transaction((tx) => signIn(tx, session, now))
  if (signed) balanceChanged(deps, session.memberId)
  return await calendarOf(database, session, now)
}

type SignedNow = Pick<SignInDay, 'kind' | 'amount' | 'currency'>

/**
 * Signs a member in for the day of a moment and pays its reward, with the member locked.
 *
 * @returns the reward; undefined if the day was signed before
 * @throws {CallFailure} `sign_in_off`, `play_blocked`, `session_expired` for a closed account
 */
export async function signIn(tx: Transaction, session: Session, now: Date): Promise<SignedNow | undefined> {
  const restriction = await restrictionOf(tx, session.memberId, now)
  if (restriction?.kind === 'closed') throw new CallFailure('session_expired')
  if (restriction)
    throw new CallFailure('play_blocked', {
      value: { kind: restriction.kind, until: restriction.until?.toISOString() ?? null },
    })
  return await sign(tx, session, now)
}

async function sign(tx: Transaction, { memberId, currency }: Session, now: Date): Promise<SignedNow | undefined> {
  const { day } = await civilDay(tx, now)
  const [last] = await lastDays(tx, memberId, 1)
  const { inRow, isDone } = rowOn(day, last)
  if (isDone) return undefined
  const plan = await planAt(tx, currency, now)
  if (!plan) throw new CallFailure('sign_in_off')
  const days = inRow + 1
  const reward = rewardAt(plan, placeOf(days))
  const paying = { memberId, amount: reward.amount, reference: `sign-in:${memberId}:${day}`, now }
  const transferId =
    reward.currency === null
      ? await giftPoints(tx, { ...paying, points: reward.amount })
      : await payMoney(tx, { ...paying, currency: reward.currency })
  await tx.query(
    `INSERT INTO sign_in (member_id, day, days, version, kind, currency, amount, at, transfer_id)
     VALUES (:memberId, :day::date, :days, :version, :kind, :currency, :amount, :now, :transferId)`,
    {
      memberId,
      day,
      days,
      version: plan.version,
      kind: reward.kind,
      currency: reward.currency ?? pointCurrency,
      amount: reward.amount,
      now,
      transferId,
    },
  )
  return reward
}

interface Paying {
  readonly memberId: bigint
  readonly currency: string
  readonly amount: bigint
  readonly reference: string
  readonly now: Date
}

async function payMoney(tx: Transaction, { memberId, currency, amount, reference, now }: Paying): Promise<bigint> {
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  return await transfer(tx, {
    kind: 'sign-in',
    reference,
    at: now,
    actor: `member:${memberId}`,
    legs: [
      { account: wallet, amount },
      { system: 'bonus', amount: -amount },
    ],
  })
}
