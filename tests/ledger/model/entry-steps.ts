import fc from 'fast-check'
import { expect } from 'vitest'
import type { GatewayDeps } from '#gateway/deps.ts'
import { takePayment } from '#gateway/money/deposits/take-payment.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { applyForPromotion } from '#gateway/rewards/promotions/apply.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { joinPromotion, leavePromotion } from '#gateway/rewards/promotions/join.ts'
import { decideApplication } from '#gateway/rewards/promotions/review.ts'
import { happenings } from '#tests/support/happenings.ts'
import { pointsAndMoney } from '#tests/support/points.ts'
import { putDepositBonus, putSome } from '#tests/support/promotions.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { type DepositEntry, type EntryName, EntryOracle, entries } from './entry-oracle.ts'
import type { Outcome } from './oracle.ts'
import { bare, outcomeOf } from './outcome.ts'

const twice = fc.boolean()
const at = fc.nat(6)
const mostly = fc.constantFrom(true, true, true, false)

/** What a member does with promotions to join and to apply for; `twice` in two gateways at once. */
export const entryStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ ask: fc.constant('join' as const), name: fc.constantFrom('large', 'small'), twice }),
  },
  { weight: 1, arbitrary: fc.record({ ask: fc.constant('leave' as const), at, twice }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ask: fc.constant('deposit' as const),
      // Numbers of payments, sometimes reported again.
      payment: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'p6'),
      amount: fc.bigInt(50n, 900n),
      isAllowed: mostly,
      twice,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ask: fc.constant('apply' as const),
      name: fc.constantFrom('cash', 'bonus'),
      comment: fc.constantFrom('Please', 'Pretty please'),
      twice,
    }),
  },
  { weight: 4, arbitrary: fc.record({ ask: fc.constant('decide' as const), at, isApproved: mostly, twice }) },
  {
    weight: 4,
    arbitrary: fc.record({ ask: fc.constant('claim' as const), key: fc.constantFrom('e1', 'e2', 'e3'), at, twice }),
  },
)
export type EntryStep = typeof entryStep extends fc.Arbitrary<infer Step> ? Step : never

interface Desk {
  readonly deps: GatewayDeps
  /** Ids of the promotions. */
  readonly promotions: Readonly<Record<EntryName, string>>
}

/** Two promotions of deposits to join, and two to apply for: of money, and of a bonus. */
export async function openDesk(deps: GatewayDeps): Promise<Desk> {
  const joined = async (name: DepositEntry) => {
    const { percent, minimum, most, days } = entries[name]
    const deposit = { percent: Number(percent), minimum: `${minimum}`, firstOnly: false }
    const terms = { amount: `${most}`, times: 1 }
    return (await putDepositBonus(deps, { terms, rules: { deposit, days } })).promotionId
  }
  const cash = await putSome(deps, 'application', { rules: { cash: `${entries.cash.amount}` } })
  const bonus = await putSome(deps, 'application', { terms: { amount: `${entries.bonus.amount}`, times: 1 } })
  const ids = { cash: cash.promotionId, bonus: bonus.promotionId }
  return { deps, promotions: { large: await joined('large'), small: await joined('small'), ...ids } }
}

/** The promotions that a member of the model enters: the expected state, and the state in the database. */
export function entrant({ deps, promotions }: Desk, memberId: bigint) {
  const { database } = deps
  const model = new EntryOracle()
  const session: Session = { sessionId: 0n, memberId, account: 'model', type: 0, currency: 'BRL' }
  const now = deps.now()
  const charges = new Map<string, { readonly txid: string; readonly amount: bigint }>()

  const rows = () =>
    rowsAs<{
      id: bigint
      promotion: bigint
      state: string
      reason: string | null
      amount: bigint | null
      paid: bigint
    }>(
      database,
      `SELECT r.id, r.promotion_id AS promotion, r.state, r.reason, r.amount, (
         SELECT coalesce(sum(p.amount), 0)::bigint FROM ledger_transfer t JOIN ledger_posting p ON p.transfer_id = t.id
           WHERE t.reference = 'promotion:' || r.id AND p.amount > 0)
         + (SELECT coalesce(sum(g.granted), 0)::bigint FROM bonus_grant g WHERE (g.source, g.source_ref) IN
             (('promotion', r.id::text), ('deposit', r.deposit_id::text))) AS paid
       FROM member_reward r WHERE r.member_id = :memberId AND r.promotion_id = ANY (string_to_array(:promotions, ',')::bigint[]) ORDER BY r.id`,
      { memberId, promotions: Object.values(promotions).join(',') },
    )
  const idAt = async (place: number) => `${(await rows())[place]?.id ?? 0}`

  const both = <Answer>(isTwice: boolean, call: () => Promise<Answer>) =>
    Promise.all((isTwice ? [call, call] : [call]).map((each) => each()))
  const asked = async (isTwice: boolean, expected: Outcome, call: () => Promise<unknown>) => {
    for (const outcome of await both(isTwice, () => outcomeOf(call()))) expect(outcome).toEqual(bare(expected))
  }

  /** The charge of a payment, which a repeated report names again. */
  async function chargeOf(payment: string, amount: bigint) {
    const known = charges.get(payment)
    if (known) return known
    const charge = { txid: `MODEL${memberId}X${payment}`.padEnd(26, 'X'), amount }
    charges.set(payment, charge)
    await database.query(
      `INSERT INTO deposit (reference, member_id, provider, method, amount, currency, status, payload, created_at, expires_at)
       VALUES (:txid, :memberId, 'sandbox', 'pix', :amount, 'BRL', 'pending', :txid, :now, :now)`,
      { txid: charge.txid, memberId, amount, now },
    )
    return charge
  }

  /** The place of the newest one in the state that a step is about; sometimes of any one, or -1 for none. */
  const placeOf = (wish: number, state: 'signed' | 'applying' | 'claim') => {
    const fitting = model.entered.findLastIndex((one) => one.state === state)
    return wish > 1 ? fitting : wish === 1 ? model.entered.length - 1 : -1
  }

  async function act(step: EntryStep): Promise<void> {
    switch (step.ask) {
      case 'join': {
        const entry = { promotionId: promotions[step.name], language: 'en' }
        return await asked(step.twice, model.join(step.name), () => joinPromotion(deps, memberId, entry))
      }
      case 'leave': {
        const place = placeOf(step.at, 'signed')
        const claimId = await idAt(place)
        const expected = model.leave(place)
        return await asked(step.twice, expected, () => leavePromotion(deps, memberId, { claimId, language: 'en' }))
      }
      case 'deposit': {
        const { txid, amount } = await chargeOf(step.payment, step.amount)
        model.deposit(step.payment, amount, step.isAllowed)
        const payment = { endToEndId: `E${txid}`, txid, amount, payer: null, paidAt: now }
        const law = { ...deps.config.jurisdiction, depositBonus: step.isAllowed }
        await both(step.twice, () =>
          database.transaction((tx) => takePayment(tx, 'sandbox', payment, { law, happenings, now })),
        )
        return
      }
      case 'apply': {
        const { name, comment } = step
        const wish = { promotionId: promotions[name], comment, pictures: [], language: 'en' }
        return await asked(step.twice, model.apply(name, comment), () => applyForPromotion(deps, memberId, wish))
      }
      case 'decide': {
        // Of two people of the house at once, one decides.
        const place = placeOf(step.at, 'applying')
        const id = BigInt(await idAt(place))
        const decision = { by: 'model', ...(step.isApproved ? {} : { reject: 'Not this time.' }) }
        const decide = () => decideApplication(deps, id, decision)
        const ends = await Promise.allSettled(step.twice ? [decide(), decide()] : [decide()])
        const decided = ends.filter(({ status }) => status === 'fulfilled').length
        return expect(decided).toBe(model.decide(place, step.isApproved) ? 1 : 0)
      }
      case 'claim': {
        const place = placeOf(step.at, 'claim')
        // The chosen one is part of the request.
        const wish = { key: step.key, claimId: await idAt(place), language: 'en' }
        return await asked(step.twice, model.claim(step.key, place), () => claimReward(deps, session, wish))
      }
    }
  }

  return {
    /** One step: states, amounts, what was paid and the credits of the main account equal the model's. */
    async act(step: EntryStep): Promise<void> {
      const { money } = await pointsAndMoney(database, memberId)
      model.credited = 0n
      await act(step)
      expect((await pointsAndMoney(database, memberId)).money - money, JSON.stringify(step.ask)).toBe(model.credited)
      const expected = model.entered.map(({ name, state, reason, amount }) => {
        const isPaid = state === 'claimed' || state === 'issued'
        return { promotion: BigInt(promotions[name]), state, reason, amount, paid: isPaid ? amount : 0n }
      })
      expect((await rows()).map(({ id: _, ...row }) => row)).toEqual(expected)
    },
    /** The job has closed what was not used in time. */
    close: () => model.close(),
    /** How what was entered has ended. */
    ends: () => model.entered.map(({ name, state, reason }) => `${entries[name].kind} ${reason ?? state}`),
  }
}
