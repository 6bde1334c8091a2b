import fc from 'fast-check'
import { expect } from 'vitest'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { signInToday } from '#gateway/rewards/daily-sign-in/sign-in.ts'
import { claimMission } from '#gateway/rewards/missions/claim.ts'
import { workOutCashBack } from '#gateway/rewards/promotions/cash-back.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { joinRaffle } from '#gateway/rewards/raffles/join.ts'
import { runRaffles } from '#gateway/rewards/raffles/run-raffles.ts'
import { openEnvelope } from '#gateway/rewards/red-envelopes/open-envelope.ts'
import { rewardReferrals } from '#gateway/rewards/referral/pay-rewards.ts'
import { joinTournament } from '#gateway/rewards/tournaments/join.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { claimRebate } from '#gateway/rewards/vip/claim.ts'
import { selectClaimable } from '#gateway/rewards/vip/rebate-queries.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { missionOf, missionsInForce, someMissions } from '#tests/support/missions.ts'
import { pointsAndMoney } from '#tests/support/points.ts'
import { putSome } from '#tests/support/promotions.ts'
import { announceRaffle } from '#tests/support/raffle.ts'
import { publish } from '#tests/support/red-envelope.ts'
import { cameBy, depositOnRecord, ruleInForce } from '#tests/support/referral.ts'
import { newMember } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { planInForce } from '#tests/support/sign-in.ts'
import { announce } from '#tests/support/tournament.ts'
import { caughtUp, inForce, someProgramme } from '#tests/support/vip.ts'
import { DailyRewardOracle, dailyRewards, type KeptBet, sum } from './daily-reward-oracle.ts'
import { outcomeOf } from './outcome.ts'

const twice = fc.boolean()

/** What a member does besides bets and claims of gifts; `twice` in two gateways at once. */
export const treatStep = fc.oneof(
  { weight: 2, arbitrary: fc.record({ ask: fc.constant('signIn' as const), days: fc.nat(2), twice }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ask: fc.constantFrom('envelope' as const, 'raffle' as const, 'tournament' as const, 'mission' as const),
      twice,
    }),
  },
)
export type DailyRewardStep = typeof treatStep extends fc.Arbitrary<infer Step> ? Step : never

const dayMs = 86_400_000

/** Everything that the house offers, in force from now on. @returns the member who invites all others */
export async function offerTreats(deps: GatewayDeps): Promise<bigint> {
  const { database } = deps
  const at = deps.now()
  const { levels, cashBack, invitation, mission } = dailyRewards
  const [base] = someProgramme.levels
  if (!base) throw new Error('There is no level.')
  const programme = levels.map(({ needed, bonus, benefit, rate }) => {
    return { ...base, needed: `${needed}`, bonus: `${bonus}`, benefit: `${benefit}`, rates: { RNG: Number(rate) } }
  })
  await inForce(database, at, { ...someProgramme, benefitEvery: 'week', levels: programme })
  // The first week begins with the first run of the job.
  await caughtUp({ deps })
  const rewards = dailyRewards.signIn.map((amount) => ({ kind: 'money' as const, amount: `${amount}` }))
  await planInForce(database, at, { currency: 'BRL', rewards })
  const daily = someMissions.missions.filter(({ code }) => code === 'three')
  const asked = { target: `${mission.bets}`, reward: `${mission.reward}` }
  await missionsInForce(database, at, { missions: daily.map((one) => ({ ...one, ...asked })) })
  const { rate, minimum, cap } = cashBack
  const terms = { period: 'day', rate: Number(rate), categories: null, minimum: `${minimum}`, cap: `${cap}` } as const
  await putSome(deps, 'cash_back', { rules: { cashBack: terms } })
  const amounts = Object.entries(invitation).map(([name, amount]) => [name, `${amount}`])
  await ruleInForce(database, at, { ...Object.fromEntries(amounts), monthly: 1_000 })
  return await newMember(database)
}

/** A member of the model with the dailyRewards of one day: what is expected, and what is in the database. */
export async function treatedMember(
  deps: GatewayDeps,
  inviter: bigint,
  { memberId, account }: { readonly memberId: bigint; readonly account: bigint },
) {
  const { database } = deps
  const model = new DailyRewardOracle()
  const session: Session = { sessionId: 0n, memberId, account: 'model', type: 0, currency: 'BRL' }
  const begun = deps.now()
  const later = (ms: number): GatewayDeps => ({ ...deps, now: () => new Date(begun.getTime() + ms) })
  await cameBy(deps, memberId, inviter)
  await depositOnRecord(deps, { memberId, account }, dailyRewards.invitation.firstDeposit)
  let day = 0
  let envelopeId: string | undefined
  let raffleId: string | undefined
  let tournament: { readonly id: string; readonly after: bigint } | undefined

  // Free rounds count for nothing.
  const bets = () =>
    rowsAs<KeptBet>(
      database,
      `SELECT id, status, stake, win, bonus_stake, bonus_win, valid_bet, corrects_id FROM wager
       WHERE member_id = :memberId AND mode = 'real' AND free_id IS NULL`,
      { memberId },
    )
  const both = <Answer>(isTwice: boolean, call: () => Promise<Answer>) =>
    Promise.all((isTwice ? [call, call] : [call]).map((each) => each()))

  /** @returns the credited amount that is expected */
  async function act(step: DailyRewardStep): Promise<bigint> {
    switch (step.ask) {
      case 'signIn': {
        day += step.days
        await both(step.twice, () => signInToday(later(day * dayMs), session))
        return model.signIn(day)
      }
      case 'envelope': {
        if (envelopeId !== undefined) {
          const id = envelopeId
          await both(step.twice, () => openEnvelope(deps, session, id, 'en'))
          return 0n
        }
        const id = await publish(database, begun, { total: '90', shares: 3 })
        envelopeId = id
        const text = 'SELECT amount FROM red_envelope_share WHERE envelope_id = :envelopeId ORDER BY place LIMIT 1'
        const [share] = await rowsAs<{ amount: bigint }>(database, text, { envelopeId: id })
        await both(step.twice, () => openEnvelope(deps, session, id, 'en'))
        return share?.amount ?? 0n
      }
      case 'raffle': {
        const { per, prize } = dailyRewards.raffle
        raffleId ??= await announceRaffle(database, begun, { per: `${per}`, prizes: [`${prize}`, '1'] })
        const id = raffleId
        await both(step.twice, () => joinRaffle(deps, session, id, 'en'))
        return 0n
      }
      case 'tournament': {
        const { minStake, prize } = dailyRewards.tournament
        const isNew = tournament === undefined
        const id =
          tournament?.id ?? (await announce(database, begun, { minStake: `${minStake}`, prizes: [`${prize}`] }))
        if (isNew) tournament = { id, after: (await lastBet()) ?? 0n }
        await both(step.twice, () => joinTournament(deps, session, id, 'en'))
        return 0n
      }
      case 'mission': {
        const { missionId } = await missionOf({ deps }, session)
        const expected = model.claimMission(await bets())
        const wish = { key: crypto.randomUUID(), missionId, language: 'en' }
        const outcomes = await both(step.twice, () => outcomeOf(claimMission(deps, session, wish)))
        const outcome = typeof expected === 'bigint' ? { ok: true } : { ok: false, kind: expected }
        for (const each of outcomes) expect(each).toEqual(outcome)
        return typeof expected === 'bigint' ? expected : 0n
      }
    }
  }

  const lastBet = async () => (await rowsAs<{ id: bigint | null }>(database, 'SELECT max(id) AS id FROM wager'))[0]?.id
  const money = async () => (await pointsAndMoney(database, memberId)).money

  /** What the jobs of two gateways do at once when the day is over. */
  async function work(over: GatewayDeps): Promise<void> {
    const jobs = [rewardVip, workOutCashBack, runRaffles, runTournaments, rewardReferrals]
    await Promise.all([caughtUp({ deps: over }), caughtUp({ deps: over })])
    for (const job of jobs) await Promise.all([job(over), job(over)])
  }

  return {
    /** One step: the main account grows by what the model says. */
    async act(step: DailyRewardStep): Promise<void> {
      const before = await money()
      const expected = await act(step)
      expect((await money()) - before, JSON.stringify(step)).toBe(expected)
    },
    /**
     * The end of the day, after all bets are settled: what is paid and what can be claimed is what the model says, once.
     *
     * @returns the amounts by their cause
     */
    async finish(): Promise<Readonly<Record<string, bigint>>> {
      const over = later(dayMs + 3_600_000)
      const kept = await bets()
      const before = await money()
      await work(over)
      const joined = { raffle: raffleId !== undefined, tournament: tournament?.after }
      const paid = model.paid(kept, joined)
      expect((await money()) - before).toBe(sum(Object.values(paid)))
      const expected = model.claimable(kept)
      const text = `SELECT r.id FROM member_reward r JOIN cash_back c ON c.reward_id = r.id WHERE r.member_id = :memberId`
      const rewards = await rowsAs<{ id: bigint }>(database, text, { memberId })
      const rebates = await selectClaimable(database, memberId, over.now())
      expect([rewards.length, rebates.length]).toEqual([Number(expected.cashBack > 0n), Number(expected.rebate > 0n)])
      const claims = [
        ...rewards.map(
          ({ id }) =>
            () =>
              claimReward(over, session, { key: `back-${id}`, claimId: `${id}`, language: 'en' }),
        ),
        ...rebates.map(
          ({ id }) =>
            () =>
              claimRebate(over, session, { key: `rebate-${id}`, rebateId: `${id}`, language: 'en' }),
        ),
      ]
      for (const claim of claims) await both<unknown>(true, claim)
      const all = { ...paid, ...expected }
      expect((await money()) - before).toBe(sum(Object.values(all)))
      return all
    },
  }
}
