import fc from 'fast-check'
import { expect } from 'vitest'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { endFreeRounds, expireFreeRounds } from '#gateway/play/free-rounds/end-free-rounds.ts'
import { freeRound, rollback, win } from '#gateway/play/vendors/door.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { GiveRefused, giveReward } from '#gateway/rewards/promotions/give.ts'
import { pointsAndMoney } from '#tests/support/points.ts'
import { putSome } from '#tests/support/promotions.ts'
import { nodes, withTheme } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { vendorTable } from '#tests/support/vendor-table.ts'
import { FreeOracle, freeTerms } from './free-oracle.ts'

// Names of rounds, sometimes used again, also for another round.
const name = fc.constantFrom('f1', 'f2', 'f3', 'f4', 'f5')
const twice = fc.boolean()

/** What happens to free rounds; `twice` in two gateways at once. */
export const freeStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ask: fc.constant('give' as const),
      reference: fc.constantFrom('g1', 'g2'),
      isMoney: fc.boolean(),
      twice,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ ask: fc.constant('play' as const), name, at: fc.nat(2), won: fc.bigInt(0n, 300n), twice }),
  },
  { weight: 1, arbitrary: fc.record({ ask: fc.constant('rollback' as const), name, twice }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ask: fc.constant('win' as const),
      name: fc.constantFrom('w1', 'w2'),
      of: name,
      won: fc.bigInt(0n, 2n),
      twice,
    }),
  },
  { weight: 1, arbitrary: fc.record({ ask: fc.constantFrom('expire' as const, 'forfeit' as const), twice }) },
)
export type FreeStep = typeof freeStep extends fc.Arbitrary<infer Step> ? Step : never

interface House {
  readonly deps: GatewayDeps
  /** Names of the promotions: of rounds whose wins are money, and of rounds whose wins become a bonus. */
  readonly promotions: { readonly money: string; readonly bonus: string }
}

/** Two promotions to give, of free rounds in the game that the players have open. */
export async function offerFreeRounds(deps: GatewayDeps): Promise<House> {
  await withTheme(deps.database)
  const { rounds, stake, mostBonus } = freeTerms
  const free = { games: [nodes.RNG], rounds, stake: `${stake}` }
  const money = await putSome(deps, 'gift', { free })
  const bonus = await putSome(deps, 'gift', { free, terms: { amount: `${mostBonus}`, times: 1, spend: 'bonus-first' } })
  return { deps, promotions: { money: money.name, bonus: bonus.name } }
}

/** The free rounds of a member of the model: the expected state, and the state in the database. */
export function freePlayer({ deps, promotions }: House, at: Awaited<ReturnType<typeof vendorTable>>) {
  const { database } = deps
  const { memberId, gameSessionId } = at.player
  const model = new FreeOracle()
  const session: Session = { sessionId: 0n, memberId, account: 'model', type: 0, currency: 'BRL' }
  const now = deps.now()
  const late = { ...deps, now: () => new Date(now.getTime() + 8 * 86_400_000) }

  const asked = async (isTwice: boolean, call: () => Promise<unknown>) => {
    await Promise.all(isTwice ? [call(), call()] : [call()])
  }

  const resultOf = async (request: Promise<{ readonly result: string }>) => {
    try {
      return (await request).result
    } catch (error) {
      if (error instanceof LedgerFailure && error.error.kind === 'idempotency-conflict') return 'conflict'
      throw error
    }
  }

  /** Of two equal requests at once, one does what the other one repeats. */
  const answered = async (isTwice: boolean, expected: string, call: () => ReturnType<typeof resultOf>) => {
    const results = await Promise.all(isTwice ? [call(), call()] : [call()])
    const repeated = expected === 'done' ? 'replayed' : expected
    expect(results.sort()).toEqual(isTwice ? [expected, repeated] : [expected])
  }

  async function give(reference: string, isMoney: boolean, isTwice: boolean): Promise<void> {
    const gift = { promotion: isMoney ? promotions.money : promotions.bonus, memberId, reference, by: 'model' }
    if (!model.give(reference, isMoney)) {
      await expect(giveReward(deps, gift)).rejects.toBeInstanceOf(GiveRefused)
      return
    }
    const wish = { key: `free ${reference} ${isMoney}`, claimId: `${await giveReward(deps, gift)}`, language: 'en' }
    await asked(isTwice, () => claimReward(deps, session, wish))
  }

  async function act(step: FreeStep): Promise<void> {
    switch (step.ask) {
      case 'give':
        return await give(step.reference, step.isMoney, step.twice)
      case 'play': {
        const { name, won } = step
        const set = (await sets()).at(step.at)
        // What is no set of the member is the same request each time.
        const place = set ? step.at : -1
        const round = { gameSessionId, engine: at.vendor, key: name, freeRoundsId: set?.id ?? 0n, now }
        const amounts = { stake: freeTerms.stake, win: won, outcome: '{}' }
        const transaction = at.name(name, `${place} ${won}`)
        return await answered(step.twice, model.play(name, place, won), () =>
          resultOf(freeRound(database, { ...round, ...amounts, transaction })),
        )
      }
      case 'rollback': {
        const request = { transaction: at.name(`back-${step.name}`), betId: step.name, now }
        return await answered(step.twice, model.rollBack(step.name), () => resultOf(rollback(database, request)))
      }
      case 'win': {
        const { name, of, won } = step
        const settled = { betId: of, state: won > 0n ? 'won' : 'lost', win: won, outcome: '{}', validBet: 0n } as const
        const transaction = at.name(`further-${name}`, `${of} ${won}`)
        return await answered(step.twice, model.win(name, of, won), () =>
          resultOf(win(database, { transaction, ...settled, now })),
        )
      }
      case 'expire': {
        model.endAll('expired')
        return await asked(step.twice, () => expireFreeRounds(late))
      }
      case 'forfeit': {
        model.endAll('forfeited')
        return await asked(step.twice, () => database.transaction((tx) => endFreeRounds(tx, memberId, now)))
      }
    }
  }

  const sets = () =>
    rowsAs<{ id: bigint; status: string; used: number; won: bigint; paid: bigint | null; left: bigint; grant: bigint }>(
      database,
      `SELECT f.id, f.status, f.used, f.won, f.paid, a.balance AS left, coalesce(g.granted, 0) AS grant
       FROM free_rounds f JOIN ledger_account a ON a.id = f.account_id LEFT JOIN bonus_grant g ON g.id = f.grant_id
       WHERE f.member_id = :memberId ORDER BY f.id`,
      { memberId },
    )

  const player = {
    /** One step: the sets, what they have won and the main account are what the model says. */
    async act(step: FreeStep): Promise<void> {
      const { money } = await pointsAndMoney(database, memberId)
      model.credited = 0n
      await act(step)
      expect((await pointsAndMoney(database, memberId)).money - money, step.ask).toBe(model.credited)
      const expected = model.sets.map(({ isMoney, used, won, status, paid }) => {
        return { used, won, status, paid, left: paid === null ? won : 0n, grant: isMoney ? 0n : (paid ?? 0n) }
      })
      expect((await sets()).map(({ id: _, ...set }) => set)).toEqual(expected)
    },
    /** Ends what is left. @returns the ways in which sets with wins have ended */
    async finish(): Promise<readonly string[]> {
      await player.act({ ask: 'expire', twice: true })
      return model.sets
        .filter(({ won }) => won > 0n)
        .map(({ isMoney, status }) => `${status} ${isMoney ? 'money' : 'bonus'}`)
    },
  }
  return player
}
