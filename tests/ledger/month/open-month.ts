import type { GatewayDeps } from '#gateway/deps.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { countPoints } from '#gateway/rewards/points/count-points.ts'
import { joinTournament } from '#gateway/rewards/tournaments/join.ts'
import type { ProgrammeFile } from '#gateway/rewards/vip/put-programme.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { claimedFreeRounds } from '#tests/support/free-rounds.ts'
import { missionsInForce } from '#tests/support/missions.ts'
import { enablePoints } from '#tests/support/points.ts'
import { putSome } from '#tests/support/promotions.ts'
import { smallCatalogue, withTheme } from '#tests/support/rounds.ts'
import { announce } from '#tests/support/tournament.ts'
import { inForce } from '#tests/support/vip.ts'
import type { CashBackPlan } from './cash-back-oracle.ts'
import { bonusPlanOf, cashBacks, freePlanOf, missions, opening, prizes, programmes, races } from './offers.ts'
import type { Programme } from './oracle.ts'
import { dayMs, monthStart, zone } from './plan.ts'
import { type MonthPlayer, sitDown } from './play.ts'

const fileOf = ({ levels }: Programme): ProgrammeFile => ({
  currency: 'BRL',
  benefitEvery: 'month',
  levels: levels.map(({ needed, bonus, rates }, rank) => ({
    names: { pt: `Nível ${rank + 1}` },
    needed: `${needed}`,
    bonus: `${bonus}`,
    maintained: null,
    benefit: '0',
    rates: { RNG: Number(rates.RNG), LIVE: Number(rates.LIVE), FISH: Number(rates.FISH) },
  })),
})

/** Puts all versions of a cash back in, each from its moment on. */
async function offerCashBack({ database }: GatewayDeps, { name, period, categories, versions }: CashBackPlan) {
  for (const { from, rate, minimum, cap } of versions) {
    const [most, least] = [cap === null ? null : `${cap}`, `${minimum}`]
    const cashBack = { period, rate: Number(rate), categories: [...categories], minimum: least, cap: most }
    await putSome({ database, now: () => new Date(from) }, 'cash_back', { name, rules: { cashBack, days: 60 } })
  }
}

/** A player's session, for calls that ask for one. */
export const sessionOf = ({ memberId }: MonthPlayer) => {
  return { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
}

/**
 * Puts everything in force that the house offers, and seats players with money, who join every tournament.
 *
 * @returns the players, ids of their bonuses and free rounds by place, and ids of the tournaments
 */
export async function openMonth(deps: GatewayDeps, people: number) {
  const { database } = deps
  const now = deps.now()
  await smallCatalogue(database)
  await withTheme(database)
  await writeSetting(database, 'brand', { ...brandSetting.fallback, timeZone: zone }, now)
  for (const programme of programmes) await inForce(database, new Date(programme.from), fileOf(programme))
  for (const plan of cashBacks) await offerCashBack(deps, plan)
  await enablePoints(deps)
  await countPoints(deps)
  const texts = { titles: { pt: 'Missão' }, points: 1, claimDays: 60 }
  const asked = missions.map(({ categories, target, reward, ...rest }) => {
    const some = categories && { categories: [...categories] }
    return { ...texts, ...rest, ...some, target: `${target}`, reward: `${reward}` }
  })
  await missionsInForce(database, now, { missions: asked })
  const players = await sitDown(database, people)
  for (const { account } of players) {
    const legs = [{ account, amount: opening }, { system: 'deposits', amount: -opening } as const]
    await transfer(database, { kind: 'deposit', at: now, legs })
  }
  const tournaments: string[] = []
  for (const { measure, minStake, from, to, categories } of races) {
    const [startsAt, endsAt] = [new Date(from).toISOString(), new Date(to).toISOString()]
    const wish = { measure, minStake: `${minStake}`, gameTypes: [...categories], prizes: prizes.map(String) }
    tournaments.push(await announce(database, now, { ...wish, startsAt, endsAt }))
  }
  const grants = new Map<number, bigint>()
  const freeRounds = new Map<number, bigint>()
  for (const [place, player] of players.entries()) {
    for (const id of tournaments) await joinTournament(deps, sessionOf(player), id, 'pt')
    const terms = termsOf(place)
    if (terms) grants.set(place, await giveSome(database, player.memberId, now, terms))
    const plan = freePlanOf(place)
    if (!plan) continue
    const free = { rounds: plan.rounds, stake: `${plan.stake}`, days: (plan.expiresAt - monthStart) / dayMs }
    freeRounds.set(place, (await claimedFreeRounds(deps, player.memberId, { free })).id)
  }
  return { players, grants, freeRounds, tournaments }
}

/** The terms of a player's bonus as the operator writes them. */
function termsOf(place: number) {
  const plan = bonusPlanOf(place)
  if (!plan) return undefined
  const { spend, granted, required, cap, expiresAt, weights } = plan
  const percents = Object.entries(weights).map(([category, percent]) => [category, Number(percent)])
  return {
    spend,
    amount: `${granted}`,
    times: Number(required / granted),
    maxWinTimes: Number(cap / granted),
    days: (expiresAt - monthStart) / dayMs,
    weights: { categories: Object.fromEntries(percents) },
  }
}
