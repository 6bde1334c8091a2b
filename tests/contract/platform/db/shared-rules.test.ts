import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentTypes, trialType } from '#contract/account/members/member.ts'
import { limitKinds, limitPeriods } from '#contract/account/protection/limit-key.ts'
import { isLimit } from '#contract/account/protection/protection.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { eventsChannel } from '#gateway/platform/events/channel.ts'
import { kindOfState } from '#gateway/platform/ledger/errors.ts'
import type { SystemPurpose } from '#gateway/platform/ledger/ledger.ts'
import { pointCurrency, trialCurrency } from '#gateway/platform/ledger/wallets.ts'
import { maintenanceSetting, regionSetting } from '#gateway/platform/settings/gate.ts'
import { lateWinsSetting } from '#gateway/platform/settings/late-wins.ts'
import { type Setting, writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { lotteriesChannel } from '#gateway/play/draws/lottery-rooms.ts'
import { tablesChannel } from '#gateway/play/tables/ticker.ts'
import { bonusShare } from '#islands/rewards/bonuses/entry-facts.ts'
import { memoryDatabase } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'

let database: Database
/** All functions, checks and triggers. */
let sources = ''
beforeAll(async () => {
  database = await memoryDatabase()
  const rows = await rowsAs<{ text: string }>(
    database,
    `SELECT prosrc AS text FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prolang IN (SELECT oid FROM pg_language WHERE lanname IN ('sql', 'plpgsql'))
     UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`,
  )
  sources = rows.map(({ text }) => text).join('\n')
})
afterAll(() => database.close())

/** What the first group of a pattern finds in the database's rules, each once, in order. */
const found = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map(([, word]) => word))].toSorted()
const computed = (expression: string) =>
  database.transaction(async (tx) => {
    // The application may not call all of them.
    await tx.query('SET LOCAL ROLE NONE')
    return (await rowsAs<{ value: string }>(tx, `SELECT (${expression})::text AS value`))[0]?.value
  })

/** A setting that functions read themselves, because they move money or stand in checks, and what they read of it. */
function read<Value>(setting: Setting<Value>, expression: string, of: (value: Value) => unknown, other: Value) {
  return { setting, expression, other, expected: (value: unknown) => String(of(value as Value)) }
}
const readInSql = [
  read(brandSetting, 'brand_zone()', ({ timeZone }) => timeZone, { ...brandSetting.fallback, timeZone: 'Asia/Tokyo' }),
  read(lateWinsSetting, 'extract(epoch FROM late_win_time())::integer / 3600', ({ hours }) => hours, { hours: 5 }),
]

test('a setting that functions read has the default and the fields of its definition (rule 9.6)', async () => {
  expect(found(/system_setting WHERE name = '([\w-]+)'/g)).toEqual(
    readInSql.map(({ setting }) => setting.name).toSorted(),
  )
  for (const { setting, expression, other, expected } of readInSql) {
    expect(await computed(expression)).toBe(expected(setting.fallback))
    await writeSetting(database, setting.name, other, new Date())
    expect(await computed(expression)).toBe(expected(other))
  }
})

test('the settings that gateways tell their pages about are those of the gate', () => {
  const named = /NEW\.name, OLD\.name\) IN \(([^)]*)\)/.exec(sources)?.[1]
  expect(named).toBe([maintenanceSetting, regionSetting].map(({ name }) => `'${name}'`).join(', '))
})

test('functions send on the channels that gateways listen to', () => {
  expect(found(/pg_notify\('(\w+)'/g)).toEqual([eventsChannel, lotteriesChannel, tablesChannel])
})

test('each error of a function has its kind', () => {
  const states = Object.keys(kindOfState).filter((state) => state.startsWith('AR'))
  expect(found(/ERRCODE = '(AR\d+)'/g)).toEqual(states.toSorted())
})

test('functions move money with the system’s accounts only', () => {
  const accounts: Readonly<Record<SystemPurpose, true>> = {
    house: true,
    deposits: true,
    unclaimed: true,
    debts: true,
    withdrawals: true,
    fees: true,
    bonus: true,
    points: true,
    prizes: true,
    commission: true,
    trial: true,
    adjustment: true,
  }
  const named = found(/(?:ledger_counterparty\('|"system": "|owner_id = ')(\w+)/g)
  expect(named).toContain('house')
  expect(named.filter((name = '') => !(name in accounts))).toEqual([])
})

test('types of accounts, play money and points have the same names', () => {
  expect(found(/new\.type = ANY \(ARRAY\[([\d, ]+)\]/gi)).toEqual([agentTypes.join(', ')])
  expect(found(/\btype = (\d+)/g)).toEqual([String(trialType)])
  expect(found(/currency\)?(?:::text)? (?:=|<>) '([A-Z]{3})'/g)).toEqual([trialCurrency, pointCurrency].toSorted())
})

test('the same limits exist (rule 17.1)', async () => {
  const checks = await rowsAs<{ check: string }>(
    database,
    `SELECT pg_get_expr(conbin, conrelid) AS check FROM pg_constraint
     WHERE conrelid = 'member_limit'::regclass AND contype = 'c' AND pg_get_expr(conbin, conrelid) LIKE '%session%kind%'`,
  )
  expect(checks).toHaveLength(1)
  for (const kind of limitKinds)
    for (const period of limitPeriods)
      expect([
        kind,
        period,
        await computed(`SELECT ${checks[0]?.check} FROM (VALUES ('${kind}', '${period}')) v (kind, period)`),
      ]).toEqual([kind, period, String(isLimit({ kind, period }))])
})

test('the site explains the bonus part of a win as the ledger divides it (rule 22.6)', async () => {
  const cases = [25_01n, 1n, 0n, 99_99n, 9_000_000_000_000_01n].flatMap((win) =>
    [1n, 4_00n, 9_99n, 10_00n].map((bonus) => [win, bonus, 10_00n] as const),
  )
  for (const [win, bonus, stake] of cases)
    expect(await computed(`bonus_share(${win}, ${bonus}, ${stake})`)).toBe(String(bonusShare(win, bonus, stake).part))
})
