import { bigint, nullable, type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { figuresAsOf } from '#gateway/agents/line/count-line.ts'
import { cyclesOf } from '#gateway/agents/terms/terms.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type Period, type PeriodKind, periodAt } from '#lib/periods.ts'
import { firstInForce } from './due-contracts.ts'
import { slotOf } from './facts.ts'
import { settleLineRebates } from './line-rebates.ts'
import { readPayRules } from './pay-rules.ts'
import { payStatements } from './pay-statements.ts'
import { settlePeriod } from './settle-period.ts'
import { noteSettled, settledUpTo } from './settled-periods.ts'

const salaries: readonly ContractType[] = ['realtimeSalary', 'hourlySalary', 'dailySalary']
/** Salaries come before dividends, because a dividend counts them as costs. */
const order: readonly ContractType[] = [...salaries, 'dividend']

/**
 * Pays the daily rebates along the line. Then it settles every period that has ended and is counted, for each kind of contract in the
 * order of time, and pays the statements. After an interruption the next run continues: each statement is written once.
 */
export async function settleContracts(deps: GatewayDeps): Promise<void> {
  await settleLineRebates(deps)
  for (const kind of order) for (const cycle of cyclesOf[kind]) await settleCycle(deps, kind, cycle)
  await payStatements(deps)
}

async function settleCycle(deps: GatewayDeps, kind: ContractType, cycle: PeriodKind): Promise<void> {
  const { database, log } = deps
  const timeZone = await brandTimeZone(database)
  const { graceSeconds, ...holds } = await readPayRules(database)
  for (;;) {
    const now = deps.now()
    const period = await nextPeriod(database, kind, cycle, timeZone)
    if (!period || period.to.getTime() + graceSeconds * 1_000 > now.getTime()) return
    const figuresAt = await figuresAsOf(database)
    if (!figuresAt || figuresAt < period.to || !(await areCostsSettled(database, kind, period, timeZone))) {
      await noteSettled(database, kind, { ...period, to: period.from }, 'figures')
      return
    }
    const next = await nextWithStatements(database, kind, period, { timeZone, until: figuresAt })
    if (next.from > period.from) {
      await noteSettled(database, kind, { ...period, to: next.from }, null)
      continue
    }
    const written = await settlePeriod(database, { kind, period, timeZone, figuresAt, now, ...holds })
    if (written > 0) log.info({ kind, period: period.id, statements: written }, 'contracts of agents settled')
  }
}

/** The first period that is not settled; undefined without a contract of that kind and length. */
export async function nextPeriod(
  on: Executor,
  kind: ContractType,
  cycle: PeriodKind,
  timeZone: string,
): Promise<Period | undefined> {
  const settled = await settledUpTo(on, kind, cycle)
  const first = await firstInForce(on, kind, cycle, settled)
  if (!first) return undefined
  return periodAt(cycle, timeZone, settled && settled > first ? settled : first)
}

const NextRow = type({ slot: nullable(bigint()), ends_at: nullable(Instant) })

// The ends are written as in the index of contracts by their ends; a contract that goes on ends at infinity.
const endsText = `SELECT min(c.ends_at) FROM line_contract c WHERE c.kind = :kind
    AND coalesce(c.ends_at, 'infinity') > :from AND coalesce(c.ends_at, 'infinity') <= :until AND c.ends_at > c.begun_at`

const nextText = `SELECT (SELECT min(slot) FROM line_minutes WHERE slot >= :fromSlot AND slot < :untilSlot) AS slot,
  (${endsText}) AS ends_at`

/**
 * The first period from this one on that may have statements, among those that are counted; hours and 5 minutes without bets and
 * without the end of a contract have none, and need not be looked at one by one. Longer periods are the one that is given.
 */
async function nextWithStatements(
  on: Executor,
  kind: ContractType,
  period: Period,
  { timeZone, until }: { readonly timeZone: string; readonly until: Date },
): Promise<Period> {
  if (period.kind !== 'hour' && period.kind !== 'minutes5') return period
  const asked = { fromSlot: slotOf(period.from), untilSlot: slotOf(until), kind, from: period.from, until }
  const { slot, ends_at } = (await rowOf(on, NextRow, nextText, asked)) ?? { slot: null, ends_at: null }
  const withBets = slot === null ? until : new Date(Number(slot) * 300_000)
  // An end belongs to the next period.
  const last = ends_at ? new Date(ends_at.getTime() - 1) : until
  return periodAt(period.kind, timeZone, withBets < last ? withBets : last)
}

/** A dividend subtracts the salaries of the same time, so it waits for the last of them. */
async function areCostsSettled(on: Executor, kind: ContractType, { to }: Period, timeZone: string): Promise<boolean> {
  if (kind !== 'dividend') return true
  for (const salary of salaries)
    for (const cycle of cyclesOf[salary]) {
      const next = await nextPeriod(on, salary, cycle, timeZone)
      if (next && next.from < to) return false
    }
  return true
}
