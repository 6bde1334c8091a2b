import { randomInt } from 'node:crypto'
import { bigint, boolean, integer, min, nullable, string, type } from 'superstruct'
import { resultOf } from '#gateway/agents/computations/computations.ts'
import { lineChecks } from '#gateway/agents/line/checks.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { type Day, startOf } from '#lib/civil-days.ts'
import { toJson } from '#lib/json.ts'
import { checkStatement } from './check-statement.ts'
import { statementChecks } from './checks.ts'
import { selectStatement } from './statement-queries.ts'

/** The number of statements that are recomputed each night (product rule 33.10). */
const agentChecksSetting = defineSetting(
  'agentChecks',
  type({
    /** Statements of the day before; a quarter as many are taken from all that there are. */
    statements: min(integer(), 0),
  }),
  { statements: 200 },
)

/** Nights begin three hours after midnight: by then all bets of the day are counted, and the daily salaries are settled. */
const begins = 3 * 3_600_000
/** A gateway that has not finished by then has crashed. */
const givenUpAfter = 2 * 3_600_000
const timeouts = { statementTimeout: 600_000 }

/**
 * The job: once for each civil day it compares all sums of lines with the bets and the ledger, and recalculates some
 * statements. It stores, logs and shows the agents every difference. Only one of several gateways does this.
 */
export async function checkNight(deps: GatewayDeps): Promise<void> {
  const { database, now, log } = deps
  const at = now()
  const { today, timeZone } = await operatorDays(database, at)
  if (at.getTime() < startOf(today, timeZone) + begins) return
  const night = await rowOf(database, NightRow, beginText, {
    today,
    now: at,
    crashedBefore: new Date(at.getTime() - givenUpAfter),
  })
  if (!night) return
  const broken = await proveLines(deps, today)
  const ids = await sample(database, night.checked_to)
  let differing = 0
  for (const id of ids) if (!(await checkOne(deps, id))) differing++
  await database.query(
    `UPDATE line_night SET checked_at = :checkedAt, statements = :statements, differing = :differing,
       newest_id = (SELECT coalesce(max(id), 0) FROM line_statement) WHERE day = :today::text::date`,
    { today, checkedAt: now(), statements: ids.length, differing },
  )
  if (broken + differing > 0) log.error({ broken, differing }, 'figures of agents differ from the bets or the ledger')
}

/** The newest statement that the last night knew. */
const NightRow = type({ checked_to: bigint() })

const beginText = `INSERT INTO line_night AS n (day, begun_at) VALUES (:today::text::date, :now)
  ON CONFLICT (day) DO UPDATE SET begun_at = excluded.begun_at WHERE n.checked_at IS NULL AND n.begun_at < :crashedBefore
  RETURNING (SELECT coalesce(max(newest_id), 0) FROM line_night WHERE checked_at IS NOT NULL) AS checked_to`

const FaultRow = type({ fault: string(), total: bigint() })

/** @returns how many invariants do not hold */
async function proveLines({ database }: GatewayDeps, day: Day): Promise<number> {
  let broken = 0
  for (const [rule, text] of Object.entries({ ...lineChecks, ...statementChecks })) {
    const faults = await database.transaction(
      (tx) =>
        rowsOf(
          tx,
          FaultRow,
          `WITH broken AS (${text}) SELECT broken::text AS fault, count(*) OVER () AS total FROM broken LIMIT 5`,
        ),
      timeouts,
    )
    if (faults.length === 0) continue
    broken++
    await database.query(
      `INSERT INTO line_finding (day, rule, faults, examples) VALUES (:day::text::date, :rule, :total, :examples::text::jsonb)
       ON CONFLICT (day, rule) DO UPDATE SET faults = excluded.faults, examples = excluded.examples`,
      { day, rule, total: faults[0]?.total ?? 0n, examples: toJson(faults.map(({ fault }) => fault)) },
    )
  }
  return broken
}

const IdsRow = type({ oldest: nullable(bigint()), newest: nullable(bigint()) })
const NextRow = type({ id: bigint() })

/** Statements by chance: most of those that the last night did not know, and some of all. */
async function sample(on: Executor, knownTo: bigint): Promise<readonly bigint[]> {
  const { rules } = await readSettings(on, { rules: agentChecksSetting })
  const ends = await rowOf(on, IdsRow, 'SELECT min(id) AS oldest, max(id) AS newest FROM line_statement')
  const { oldest, newest } = ends ?? { oldest: null, newest: null }
  if (oldest === null || newest === null) return []
  const chosen = new Set<bigint>()
  const choose = async (count: number, from: bigint) => {
    const span = Number(newest - from) + 1
    // All statements if there are no more than that.
    const places = span <= count ? Array.from({ length: Math.max(0, span) }, (_, place) => place) : undefined
    for (let tries = 0; tries < (places?.length ?? count); tries++) {
      const place = from + BigInt(places?.[tries] ?? randomInt(span))
      const row = await rowOf(on, NextRow, 'SELECT id FROM line_statement WHERE id >= :place ORDER BY id LIMIT 1', {
        place,
      })
      if (row) chosen.add(row.id)
    }
  }
  await choose(rules.statements, knownTo + 1n > oldest ? knownTo + 1n : oldest)
  await choose(Math.floor(rules.statements / 4), oldest)
  return [...chosen]
}

const AgentRow = type({ agent_id: bigint() })

/** Recalculates a statement and stores the result. @returns whether both agree */
async function checkOne({ database, now }: GatewayDeps, id: bigint): Promise<boolean> {
  const at = now()
  const agent = await rowOf(database, AgentRow, 'SELECT agent_id FROM line_statement WHERE id = :id', { id })
  const statement = agent && (await selectStatement(database, agent.agent_id, id, at))
  if (!statement) throw new Error(`Statement ${id} is not there`)
  const { agrees, figures } = await resultOf(checkStatement(database, statement))
  await database.query(
    `INSERT INTO statement_check (statement_id, agrees, differs, checked_at) VALUES (:statementId, :agrees, :differs::text::jsonb, :checkedAt)
     ON CONFLICT (statement_id) DO UPDATE SET agrees = excluded.agrees, differs = excluded.differs, checked_at = excluded.checked_at`,
    {
      statementId: id,
      agrees,
      differs: toJson(figures.filter(({ stated, found }) => stated !== found)),
      checkedAt: at,
    },
  )
  return agrees
}

const DoubtRow = type({ doubted: boolean() })

/** Whether the last night found sums of lines that differ from the bets or the ledger. */
export async function areSumsDoubted(on: Executor): Promise<boolean> {
  const text = `SELECT EXISTS (SELECT FROM line_finding
    WHERE day = (SELECT max(day) FROM line_night WHERE checked_at IS NOT NULL)) AS doubted`
  return (await rowOf(on, DoubtRow, text))?.doubted ?? false
}
