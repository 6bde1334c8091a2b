import fc from 'fast-check'
import { expect } from 'vitest'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { convert } from '#gateway/rewards/points/convert.ts'
import { givePoints } from '#gateway/rewards/points/give-points.ts'
import { redeem } from '#gateway/rewards/points/redeem.ts'
import { cancelOrder, finishOrder, shipOrder } from '#gateway/rewards/points/work-orders.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { closeRewards } from '#gateway/rewards/promotions/close-rewards.ts'
import { GiveRefused, giveReward } from '#gateway/rewards/promotions/give.ts'
import { enablePoints, pointsAndMoney, putReward, someAddress } from '#tests/support/points.ts'
import { putSome } from '#tests/support/promotions.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { Outcome } from './oracle.ts'
import { bare, outcomeOf } from './outcome.ts'
import { prices, RewardOracle } from './reward-oracle.ts'

// Keys of requests, sometimes used again, also for another request.
const key = fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6')
const twice = fc.boolean()

/** Actions besides bets; `twice` in two gateways at once. */
export const rewardStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ask: fc.constant('earn' as const), twice }) },
  { weight: 2, arbitrary: fc.record({ ask: fc.constant('redeem' as const), key, twice }) },
  { weight: 2, arbitrary: fc.record({ ask: fc.constant('order' as const), key, twice }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ask: fc.constant('decide' as const),
      at: fc.nat(2),
      how: fc.constantFrom('ship' as const, 'finish' as const, 'cancel' as const, 'cancel' as const),
      twice,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ask: fc.constant('convert' as const), key, points: fc.bigInt(1n, 8n), twice }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ask: fc.constant('give' as const),
      reference: fc.constantFrom('g1', 'g2'),
      isCash: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ask: fc.constant('claim' as const), key, at: fc.nat(4), twice }) },
  { weight: 1, arbitrary: fc.record({ ask: fc.constant('close' as const) }) },
)
export type RewardStep = typeof rewardStep extends fc.Arbitrary<infer Step> ? Step : never

interface Shop {
  readonly deps: GatewayDeps
  readonly rewardId: string
  readonly goodsId: string
  /** Names of the promotions: of money, and of a bonus. */
  readonly promotions: { readonly cash: string; readonly bonus: string }
}

/** Points with a rate, something to buy with them, and two promotions to give. */
export async function openShop(deps: GatewayDeps): Promise<Shop> {
  const { turnover, reward, goods, rate, cash } = prices
  const earning = [{ gameType: 'RNG', points: 1, turnover: turnover.toString(), currency: 'BRL' }] as const
  const sold = { points: rate.points, amount: rate.amount.toString(), currency: 'BRL' }
  await enablePoints(deps, { earning: [...earning], convert: sold })
  const rewardId = await putReward(deps.database, { id: 'model', ...reward })
  const goodsId = await putReward(deps.database, { id: 'model-goods', ...goods })
  const { name } = await putSome(deps, 'gift', { rules: { cash: cash.toString() } })
  const bonus = await putSome(deps, 'gift', { terms: { times: 1 } })
  return { deps, rewardId, goodsId, promotions: { cash: name, bonus: bonus.name } }
}

type Order = Parameters<typeof finishOrder>[1]

const decisions = {
  ship: (deps: GatewayDeps, order: Order) => shipOrder(deps, order, null),
  finish: (deps: GatewayDeps, order: Order) => finishOrder(deps, order),
  cancel: (deps: GatewayDeps, order: Order) => cancelOrder(deps, order, 'sold out'),
}

/** A member of the model: the expected state, and the state in the database. */
export function rewardedMember({ deps, rewardId, goodsId, promotions }: Shop, memberId: bigint) {
  const model = new RewardOracle()
  const session: Session = { sessionId: 0n, memberId, account: 'model', type: 2, currency: 'BRL' }
  const claims: bigint[] = []
  const orders: string[] = []

  const asked = async (isTwice: boolean, expected: Outcome, call: () => Promise<unknown>) => {
    const outcomes = await Promise.all((isTwice ? [call, call] : [call]).map((each) => outcomeOf(each())))
    // A repeated request counts once: both get the same answer.
    for (const outcome of outcomes) expect(outcome).toEqual(bare(expected))
  }

  /** Valid bets that count, and the points that were given for some of them. */
  const counted = async () => {
    const [row] = await rowsAs<{ turnover: bigint; given: bigint }>(
      deps.database,
      `SELECT (SELECT coalesce(sum(valid_bet), 0)::bigint FROM wager WHERE member_id = :memberId AND status = 'settled' AND mode = 'real')
         AS turnover,
       (SELECT coalesce(sum(points), 0)::bigint FROM point_entry WHERE member_id = :memberId AND kind = 'earn') AS given`,
      { memberId },
    )
    return row ?? { turnover: 0n, given: 0n }
  }

  async function act(step: RewardStep): Promise<void> {
    switch (step.ask) {
      case 'earn': {
        const { turnover, given } = await counted()
        model.earn(turnover, given)
        const give = () => deps.database.transaction((tx) => givePoints(tx, memberId, deps.now()))
        await Promise.all(step.twice ? [give(), give()] : [give()])
        return
      }
      case 'redeem': {
        const wish = { key: step.key, rewardId, language: 'en' }
        return await asked(step.twice, model.redeem(step.key), () => redeem(deps, session, wish))
      }
      case 'order': {
        const wish = { key: step.key, rewardId: goodsId, address: someAddress, language: 'en' }
        return await asked(step.twice, model.order(step.key), async () => {
          const { orderId } = await redeem(deps, session, wish)
          if (!orders.includes(orderId)) orders.push(orderId)
        })
      }
      case 'decide': {
        // Of two operators at once, one decides.
        const decide = () => decisions[step.how](deps, { reference: orders[step.at] ?? 'none', by: 'model' })
        const ends = await Promise.allSettled(step.twice ? [decide(), decide()] : [decide()])
        const decided = ends.filter(({ status }) => status === 'fulfilled').length
        return expect(decided, step.how).toBe(model.decide(step.at, step.how) ? 1 : 0)
      }
      case 'convert': {
        const { key, points } = step
        const amount = (points / BigInt(prices.rate.points)) * prices.rate.amount
        const wish = { key, points, amount }
        return await asked(step.twice, model.convert(key, points), () => convert(deps, session, wish))
      }
      case 'give': {
        const { reference, isCash } = step
        const gift = { promotion: isCash ? promotions.cash : promotions.bonus, memberId, reference, by: 'model' }
        if (model.give(reference, isCash)) claims.push(await giveReward(deps, gift))
        else await expect(giveReward(deps, gift)).rejects.toBeInstanceOf(GiveRefused)
        return
      }
      case 'claim': {
        const wish = { key: step.key, claimId: `${claims[step.at] ?? 0}`, language: 'en' }
        // The chosen one is part of the request.
        const at = step.at < claims.length ? step.at : -1
        return await asked(step.twice, model.claim(step.key, at), () => claimReward(deps, session, wish))
      }
      case 'close': {
        model.close()
        const later = new Date(deps.now().getTime() + 8 * 86_400_000)
        await closeRewards({ ...deps, now: () => later })
      }
    }
  }

  return {
    /** One step: points, states and credits of the main account equal the model's. */
    async act(step: RewardStep): Promise<void> {
      const before = await pointsAndMoney(deps.database, memberId)
      model.credited = 0n
      await act(step)
      const after = await pointsAndMoney(deps.database, memberId)
      expect(after).toEqual({ points: model.points, money: before.money + model.credited })
      await expectSound()
    },
  }

  /** Points are the sum of their movements; each claim was paid at most once, and only if it was claimed. */
  async function expectSound(): Promise<void> {
    const [sums] = await rowsAs<{ moved: bigint; counted: bigint; earned: bigint }>(
      deps.database,
      `SELECT (SELECT coalesce(sum(points), 0)::bigint FROM point_entry WHERE member_id = :memberId) AS moved,
         (SELECT coalesce(sum(counted - passed - residue), 0)::bigint FROM point_count WHERE member_id = :memberId) AS counted,
         (SELECT coalesce(sum(units * turnover), 0)::bigint FROM point_entry WHERE member_id = :memberId AND kind = 'earn') AS earned`,
      { memberId },
    )
    expect(sums?.moved).toBe(model.points)
    expect(sums?.counted).toBe(sums?.earned)
    const rows = await rowsAs<{ state: string; paid: bigint }>(
      deps.database,
      `SELECT r.state, (SELECT count(*) FROM ledger_transfer t WHERE t.reference = 'promotion:' || r.id)
         + (SELECT count(*) FROM bonus_grant g WHERE g.source = 'promotion' AND g.source_ref = r.id::text) AS paid
       FROM member_reward r WHERE r.member_id = :memberId AND r.name IN (:cash, :bonus) ORDER BY r.id`,
      { memberId, cash: promotions.cash, bonus: promotions.bonus },
    )
    const placed = await rowsAs<{ state: string }>(
      deps.database,
      'SELECT state FROM point_order WHERE member_id = :memberId AND reward_id = :goodsId ORDER BY id',
      { memberId, goodsId },
    )
    expect(placed.map(({ state }) => state)).toEqual(model.orders)
    const [stock] = await rowsAs<{ left: number; sold: number }>(
      deps.database,
      `SELECT r.quantity AS left, (SELECT count(*)::integer FROM point_order o WHERE o.reward_id = r.id AND o.state <> 'cancelled') AS sold
       FROM point_reward r WHERE r.id = :goodsId`,
      { goodsId },
    )
    expect((stock?.left ?? 0) + (stock?.sold ?? 0)).toBe(prices.goods.quantity)
    expect(rows.map(({ state }) => state)).toEqual(model.rewards.map(({ state }) => state))
    expect(rows.map(({ paid }) => paid)).toEqual(model.rewards.map(({ state }) => (state === 'claimed' ? 1n : 0n)))
  }
}
