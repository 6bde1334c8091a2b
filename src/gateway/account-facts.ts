import type { AccountFacts } from '#contract/account/members/get-account-facts.ts'
import { limitKinds } from '#contract/account/protection/limit-key.ts'
import type { Bonus } from '#contract/rewards/bonuses/bonus.ts'
import type { Race } from '#contract/rewards/hub/reward-hub.ts'
import { dayIn } from '#lib/civil-days.ts'
import { identityFacts } from './account/kyc/demand-identity.ts'
import { readIdentityRules } from './account/kyc/identity-rules.ts'
import { type LimitUse, limitUse } from './account/protection/limit-use.ts'
import type { GatewayDeps } from './deps.ts'
import { firstSteps } from './first-steps.ts'
import { withdrawalsUnderWay } from './money/withdrawals/withdrawal-queries.ts'
import type { Session } from './platform/http/context.ts'
import { brandTimeZone } from './platform/settings/time-zone.ts'
import { bettingDays } from './play/history/history-days.ts'
import { lastBet } from './play/history/history-queries.ts'
import { runningBonuses } from './rewards/bonuses/member-bonuses.ts'
import { racesOf } from './rewards/hub/facts.ts'
import { memberPoints } from './rewards/hub/standing.ts'
import { rewardSummary } from './rewards/hub/summary.ts'
import { memberVip } from './rewards/vip/overview.ts'

/** What is so now in each part of a member's account. It asks the areas that know, and has no rule of its own. */
export async function accountFacts(deps: GatewayDeps, session: Session, language: string): Promise<AccountFacts> {
  const { database, config } = deps
  const { memberId, currency } = session
  const now = deps.now()
  const today = dayIn(await brandTimeZone(database), now.getTime())
  const [rewards, races, bonuses, withdrawals, last, month, vip, points, identity, limits, steps] = await Promise.all([
    rewardSummary(deps, session, language),
    racesOf(deps, session, language),
    runningBonuses(deps, memberId, language),
    withdrawalsUnderWay(database, session),
    lastBet(database, session),
    bettingDays(deps, session, { from: `${today.slice(0, 8)}01`, to: today }),
    memberVip(deps, session, language),
    memberPoints(deps, session),
    readIdentityRules(database, config.jurisdiction).then((rules) => identityFacts(database, session, rules, now)),
    limitUse(database, { memberId, currency }, limitKinds, now),
    firstSteps(deps, session),
  ])
  const { bets, net } = month.list.find(({ day }) => day === today) ?? { bets: 0, net: 0n }
  return {
    currency,
    bonus: bonusFacts(bonuses.list),
    withdrawals,
    lastPlayed: last,
    today: { bets, net },
    month: { bets: month.sums.bets, net: month.sums.net },
    vip: vipFacts(vip),
    points,
    rewards,
    race: raceFacts(races),
    tier: identity.tier,
    limit: nearestLimit(limits),
    firstSteps: steps,
  }
}

function bonusFacts(running: readonly Bonus[]): AccountFacts['bonus'] {
  const [fed] = running
  if (!fed) return null
  const left = fed.required > fed.progress ? fed.required - fed.progress : 0n
  const amount = running.reduce((sum, { balance, held }) => sum + balance + held, 0n)
  return { count: running.length, amount, title: fed.title, left, expiresAt: fed.expiresAt }
}

function raceFacts(races: readonly Race[]): AccountFacts['race'] {
  const race = races.find(({ state, place }) => state === 'running' && place !== null)
  return race ? { title: race.title, place: race.place, players: race.players, endsAt: race.endsAt } : null
}

function vipFacts({ level, next, validBet }: Awaited<ReturnType<typeof memberVip>>): AccountFacts['vip'] {
  if (!level && !next) return null
  return {
    level: level?.name ?? null,
    next: next && {
      level: next.name,
      needed: next.needed,
      left: next.needed > validBet ? next.needed - validBet : 0n,
    },
  }
}

/** The limit of which the largest part is used. A limit of zero is used up. */
function nearestLimit(limits: readonly LimitUse[]): AccountFacts['limit'] {
  const used = ({ used }: LimitUse) => (used > 0n ? used : 0n)
  const isNearer = (one: LimitUse, other: LimitUse) => used(one) * other.amount > used(other) * one.amount
  const [first, ...rest] = limits
  if (!first) return null
  const nearest = rest.reduce((best, limit) => (limit.amount === 0n || isNearer(limit, best) ? limit : best), first)
  const { kind, period, amount } = nearest
  return { kind, period, amount, used: used(nearest) }
}
