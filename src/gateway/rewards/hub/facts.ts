import type { Race, RaffleFact, RunningBonus, RunningRounds } from '#contract/rewards/hub/reward-hub.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { runningBonuses } from '#gateway/rewards/bonuses/member-bonuses.ts'
import { rafflesOf } from '#gateway/rewards/raffles/member-raffles.ts'
import { tournamentsOf } from '#gateway/rewards/tournaments/member-tournaments.ts'

/** Free rounds that can be played: the next end first, those without an end last. */
export function roundsOf(rewards: readonly Reward[]): RunningRounds[] {
  return rewards
    .flatMap(({ state, claimId, title, freeRounds }) => {
      const game = freeRounds?.games[0]
      if (state !== 'process' || claimId === null || !freeRounds || !game) return []
      const { rounds, used, until } = freeRounds
      return [{ claimId, title, left: rounds - used, nodeId: game.nodeId, game: game.name, until }]
    })
    .sort((one, other) => endOf(one) - endOf(other))
}

const endOf = ({ until }: RunningRounds) => (until === null ? Number.MAX_VALUE : Date.parse(until))

/** A member's running bonuses; the one that the next bet feeds first. */
export async function runningOf(deps: GatewayDeps, { memberId }: Session, language: string): Promise<RunningBonus[]> {
  const { list } = await runningBonuses(deps, memberId, language)
  return list.map(({ bonusId, title, currency, balance, required, progress, expiresAt }) => ({
    ...{ bonusId, title, currency },
    ...{ balance, required, progress, expiresAt },
  }))
}

/** Running and coming tournaments, the next end first. */
export async function racesOf(deps: GatewayDeps, session: Session, language: string): Promise<Race[]> {
  const { list } = await tournamentsOf(deps, session, language)
  return list.flatMap(({ tournamentId, title, state, startsAt, endsAt, pool, currency, players, mine }) =>
    state === 'running' || state === 'coming'
      ? [{ tournamentId, title, state, startsAt, endsAt, pool, currency, players, place: mine?.place ?? null }]
      : [],
  )
}

/** Raffles that are not drawn yet, the next end first. */
export async function rafflesToCome(deps: GatewayDeps, session: Session, language: string): Promise<RaffleFact[]> {
  const { list } = await rafflesOf(deps, session, language)
  return list
    .filter(({ state }) => state !== 'over')
    .map(({ raffleId, title, endsAt, pool, currency, mine }) => ({
      ...{ raffleId, title, endsAt },
      ...{ pool, currency, tickets: mine?.tickets ?? null },
    }))
}
