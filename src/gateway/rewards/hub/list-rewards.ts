import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { operation } from '#gateway/platform/operators/operation.ts'
import type { Cell } from '#gateway/platform/operators/output.ts'
import { listOffers } from '#gateway/rewards/bonuses/offers.ts'
import { listContests } from '#gateway/rewards/contests/contest-file.ts'
import { listPlans } from '#gateway/rewards/daily-sign-in/plans.ts'
import { listFreeOffers } from '#gateway/rewards/free-offers/offers.ts'
import { listSets } from '#gateway/rewards/missions/sets.ts'
import { listPromotions } from '#gateway/rewards/promotions/promotions.ts'
import { listEnvelopes } from '#gateway/rewards/red-envelopes/put-envelope.ts'
import { listRules } from '#gateway/rewards/referral/rules.ts'
import { listProgrammes } from '#gateway/rewards/vip/programme.ts'

type Row = readonly Cell[]

/** `npm run rewards`: a row for each version of everything. */
export const listRewards = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps: { database }, out }) => {
    const rows = [
      ...(await programmes(database)),
      ...(await listOffers(database)).map((row) => versionRow(`offer ${row.name}`, row)),
      ...(await listFreeOffers(database)).map((row) => versionRow(`free-rounds ${row.name}`, row)),
      ...(await listPromotions(database)).map((row) => versionRow(`${row.kind} ${row.name}`, row)),
      ...(await listRules(database)).map((row) => versionRow('referral', row)),
      ...(await listSets(database)).map((row) => versionRow(`missions ${row.season}`, row)),
      ...(await listPlans(database)).map((row) => versionRow('sign-in', row)),
      ...(await envelopes(database)),
      ...(await contests(database, 'raffle')),
      ...(await contests(database, 'tournament')),
    ]
    for (const cells of rows) out.row(...cells)
    if (rows.length === 0) out.line('There is nothing yet.')
  },
})

async function programmes(on: Executor): Promise<Row[]> {
  const rows = await listProgrammes(on)
  return rows.map((row) => ['vip', row.version, row.currency, row.valid_from, `${row.levels} levels`, row.put_in_by])
}

async function envelopes(database: Database): Promise<Row[]> {
  return (await listEnvelopes(database)).map((row) => [
    `envelope ${row.name}`,
    row.closed_at ? 'closed' : 'open',
    row.currency,
    row.total,
    `${row.taken} of ${row.shares} taken`,
    row.starts_at,
    row.ends_at,
    row.put_in_by,
  ])
}

async function contests(on: Executor, table: 'raffle' | 'tournament'): Promise<Row[]> {
  const rows = await listContests(on, { table })
  return rows.map(({ name, state, currency, pool, starts_at, ends_at, put_in_by }) => [
    ...[`${table} ${name}`, state, currency, pool],
    ...[starts_at, ends_at, put_in_by],
  ])
}

interface Version {
  readonly version: number
  readonly currency: string
  readonly valid_from: Date
  readonly valid_until: Date | null
  readonly put_in_by: string
}

const versionRow = (name: string, { version, currency, valid_from, valid_until, put_in_by }: Version): Row => [
  ...[name, version, currency, valid_from],
  ...[valid_until ?? 'no end', put_in_by],
]
