import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { endRound } from '#gateway/play/vendors/door.ts'
import { forgetTransactions } from '#gateway/play/vendors/forget-transactions.ts'
import { hours } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { now, opening, tableOf, vendorTable, wagerOf } from '#tests/support/vendor-table.ts'

// Wins that arrive after the end of their round (product rule 9.6).
describe.each(databases())('late wins on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  const momentAfter = (milliseconds: number) => new Date(now.getTime() + milliseconds)

  /** A player whose bet is settled, and whose round ended now. */
  async function endedRound() {
    const at = await vendorTable(database)
    const placed = await at.bet('b1')
    await at.win('w1', 'b1', 100n)
    await endRound(database, 'round_id' in placed ? (placed.round_id ?? 0n) : 0n, now)
    return { ...at, later: (milliseconds: number) => tableOf(database, at.player, momentAfter(milliseconds)) }
  }
  const lateOf = async (answer: object) =>
    (await wagerOf(database, 'wager_id' in answer ? (answer.wager_id as bigint) : 0n)).late

  test('the bet keeps that its win was late when the answer is forgotten (rule 9.6)', async () => {
    const at = await vendorTable(database)
    const placed = await at.bet('b1')
    await at.win('w1', 'b1', 10n)
    const inTime = await at.win('w2', 'b1', 20n)
    await endRound(database, 'round_id' in placed ? (placed.round_id ?? 0n) : 0n, now)
    const late = await at.win('w3', 'b1', 30n)
    await forgetTransactions(database, momentAfter(hours(24 * 121)))
    expect(await lateOf(placed)).toBeNull()
    expect(await lateOf(inTime)).toBeNull()
    expect(await lateOf(late)).toBe(true)
  })

  test('a late win is paid for 30 days, and then refused for ever (rule 9.6)', async () => {
    const at = await endedRound()
    expect(await at.later(hours(720)).win('w2', 'b1', 30n)).toMatchObject({
      result: 'done',
      late: true,
      balance: 1_030n,
    })
    const refused = { result: 'refused', refusal: { refusal: { code: 'win_too_late' } } }
    const tooLate = at.later(hours(720) + 1)
    expect(await tooLate.win('w3', 'b1', 40n)).toMatchObject(refused)
    // Also if the request comes again with an earlier time.
    expect(await at.win('w3', 'b1', 40n)).toMatchObject(refused)
    // The first answer to a win in time stays, and a win of nothing pays nothing.
    expect(await tooLate.win('w2', 'b1', 30n)).toMatchObject({ result: 'replayed', late: true })
    expect(await tooLate.win('w4', 'b1', 0n)).toMatchObject({ result: 'done' })
    expect(await at.funds()).toEqual({ balance: opening + 30n, held: 0n })
  })

  test('the operator sets the hours (rule 9.6)', async () => {
    const at = await endedRound()
    await writeSetting(database, 'lateWins', { hours: 2 }, now)
    expect(await at.later(hours(2)).win('w2', 'b1', 30n)).toMatchObject({ result: 'done', late: true })
    expect(await at.later(hours(2) + 1).win('w3', 'b1', 30n)).toMatchObject({ result: 'refused' })
    await database.query("DELETE FROM system_setting WHERE name = 'lateWins'")
  })

  test('a win of an open round is never late, however old its bet is (rule 9.6)', async () => {
    const at = await vendorTable(database)
    await at.bet('b1')
    await at.bet('b2')
    await at.win('w1', 'b1', 10n)
    const year = tableOf(database, at.player, momentAfter(hours(24 * 365)))
    expect(await year.win('w2', 'b1', 30n)).toMatchObject({ result: 'done', late: false })
    expect(await year.win('w3', 'b2', 30n)).toMatchObject({ result: 'done', state: 'won', late: false })
  })
})
