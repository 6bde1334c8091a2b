import { findAccount } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { joinRaffle } from '#gateway/rewards/raffles/join.ts'
import { putRaffle, type RaffleFile } from '#gateway/rewards/raffles/put-raffle.ts'
import { runRaffles } from '#gateway/rewards/raffles/run-raffles.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'

const dayMs = 24 * 60 * 60 * 1000

type DemoRaffle = Omit<RaffleFile, 'startsAt' | 'endsAt'> & {
  readonly startedDaysAgo: number
  readonly lastsDays: number
  /** Accounts that join when the raffle is announced. */
  readonly players: readonly string[]
}

const running: DemoRaffle = {
  name: 'demo-raffle',
  currency: 'BRL',
  titles: { pt: 'Sorteio das penas', en: 'Feather raffle' },
  fact: 'valid-bet',
  per: '500',
  most: 100,
  prizes: ['30000', '15000', '5000', '2500', '2500'],
  startedDaysAgo: 8,
  lastsDays: 12,
  players: ['maria'],
}

const drawn: DemoRaffle = {
  name: 'demo-drawn-raffle',
  currency: 'BRL',
  titles: { pt: 'Sorteio da estação', en: 'Season raffle' },
  fact: 'valid-bet',
  per: '100',
  most: 100,
  prizes: ['500', '300', '200'],
  startedDaysAgo: 44,
  lastsDays: 24,
  players: ['maria', 'analuz', 'beto77', 'caiomar', 'dudasol', 'andre.p', 'bia_lima'],
}

/** The events of two raffles: Maria has joined one that is running, and Maria and six others joined one that was drawn. */
export function raffleToSeed(deps: GatewayDeps, currency: string) {
  if (currency !== running.currency) return []
  const [announced, ended] = [running, drawn].map((raffle) => announcement(deps, raffle))
  // One day after the end, all bets of its period are settled.
  const time = deps.now().getTime() - (drawn.startedDaysAgo - drawn.lastsDays - 1) * dayMs
  const draw = async () => {
    const then = { ...deps, now: () => new Date(time) }
    // The bets of the period are final once a second count has seen that no earlier transaction is still open.
    await rewardVip(then)
    await rewardVip(then)
    await runRaffles(then)
  }
  return [announced, ended, { time, run: draw }].flatMap((event) => event ?? [])
}

function announcement(deps: GatewayDeps, { startedDaysAgo, lastsDays, players, ...raffle }: DemoRaffle) {
  const time = deps.now().getTime() - startedDaysAgo * dayMs
  const now = new Date(time)
  const times = { startsAt: now.toISOString(), endsAt: new Date(time + lastsDays * dayMs).toISOString() }
  const run = async () => {
    await putRaffle(deps.database, { ...raffle, ...times }, { by: 'demonstration', now })
    const row = await rowOf(deps.database, IdRow, 'SELECT id FROM raffle WHERE name = :raffleName', {
      raffleName: raffle.name,
    })
    for (const name of players) {
      const member = await findAccount(deps.database, name)
      if (!member) continue
      const session = { sessionId: 0n, memberId: member.id, account: name, type: 0, currency: raffle.currency }
      await joinRaffle({ ...deps, now: () => now }, session, `${row?.id}`, 'pt')
    }
  }
  return { time, run }
}
