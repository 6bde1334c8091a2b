import type { Database } from '#gateway/platform/db/client.ts'
import { listOffers } from '#gateway/rewards/bonuses/offers.ts'
import { listContests } from '#gateway/rewards/contests/contest-file.ts'
import { listPlans } from '#gateway/rewards/daily-sign-in/plans.ts'
import { listFreeOffers } from '#gateway/rewards/free-offers/offers.ts'
import { listSets } from '#gateway/rewards/missions/sets.ts'
import { listPromotions } from '#gateway/rewards/promotions/promotions.ts'
import { listEnvelopes } from '#gateway/rewards/red-envelopes/put-envelope.ts'
import { listRules } from '#gateway/rewards/referral/rules.ts'
import { listProgrammes } from '#gateway/rewards/vip/programme.ts'
import { type Cell, printLines, printRow } from '../printed.ts'

interface Version {
  readonly version: number
  readonly currency: string
  readonly valid_from: Date
  readonly valid_until: Date | null
  readonly put_in_by: string
}

/** A line for each version of everything, columns parted by tabs. @returns the exit code */
export async function listRewards(database: Database): Promise<number> {
  const programmes = (await listProgrammes(database)).map(({ version, currency, valid_from, levels, put_in_by }) => [
    'vip',
    version,
    currency,
    valid_from,
    `${levels} levels`,
    put_in_by,
  ])
  const offers = (await listOffers(database)).map((row) => lineOf(`offer ${row.name}`, row))
  const free = (await listFreeOffers(database)).map((row) => lineOf(`free-rounds ${row.name}`, row))
  const promotions = (await listPromotions(database)).map((row) => lineOf(`${row.kind} ${row.name}`, row))
  const rules = (await listRules(database)).map((row) => lineOf('referral', row))
  const missions = (await listSets(database)).map((row) => lineOf(`missions ${row.season}`, row))
  const plans = (await listPlans(database)).map((row) => lineOf('sign-in', row))
  const envelopes = (await listEnvelopes(database)).map((row) => [
    `envelope ${row.name}`,
    row.closed_at ? 'closed' : 'open',
    row.currency,
    row.total,
    `${row.taken} of ${row.shares} taken`,
    row.starts_at,
    row.ends_at,
    row.put_in_by,
  ])
  const tournaments = (await listContests(database, { table: 'tournament' })).map((row) =>
    poolLine(`tournament ${row.name}`, row),
  )
  const raffles = (await listContests(database, { table: 'raffle' })).map((row) => poolLine(`raffle ${row.name}`, row))
  const lines: Cell[][] = [
    ...programmes,
    ...offers,
    ...free,
    ...promotions,
    ...rules,
    ...missions,
    ...plans,
    ...envelopes,
    ...raffles,
    ...tournaments,
  ]
  for (const cells of lines) printRow(...cells)
  if (lines.length === 0) printLines('There is nothing yet.')
  return 0
}

const lineOf = (name: string, { version, currency, valid_from, valid_until, put_in_by }: Version): Cell[] => [
  name,
  version,
  currency,
  valid_from,
  valid_until ?? 'no end',
  put_in_by,
]

interface Pool {
  readonly currency: string
  readonly state: string
  readonly pool: bigint
  readonly starts_at: Date
  readonly ends_at: Date
  readonly put_in_by: string
}

const poolLine = (name: string, { currency, state, pool, starts_at, ends_at, put_in_by }: Pool): Cell[] => [
  name,
  state,
  currency,
  pool,
  starts_at,
  ends_at,
  put_in_by,
]
