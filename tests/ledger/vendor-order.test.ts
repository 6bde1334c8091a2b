import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { endRound, transactionStatus } from '#gateway/play/vendors/door.ts'
import { databases } from '#tests/support/database.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { now, opening, vendorTable, wagerOf } from '#tests/support/vendor-table.ts'

// The order in which requests may follow each other (product rules 9.3 to 9.10).
describe.each(databases())('the order of requests of games on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  test('a rollback without its bet is remembered, and the bet is refused when it arrives (rule 9.7)', async () => {
    const at = await vendorTable(database)
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'done', found: false })
    expect(await at.bet('b1')).toMatchObject({ result: 'rolled_back' })
    expect(await at.betAndWin('b1', 5n, 0n)).toMatchObject({ result: 'rolled_back' })
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'replayed', found: false })
    expect(await transactionStatus(database, at.vendor, 'b1')).toMatchObject({ state: 'rolled_back', wagerState: null })
    expect(await at.funds()).toEqual({ balance: opening, held: 0n })
  })

  test('a win or a rollback that was rolled back before it arrived does nothing', async () => {
    const at = await vendorTable(database)
    await at.bet('b1')
    await at.rollback('r1', 'w1')
    await at.rollback('r2', 'r3')
    expect(await at.win('w1', 'b1', 500n)).toMatchObject({ result: 'rolled_back' })
    expect(await at.rollback('r3', 'b1')).toMatchObject({ result: 'rolled_back' })
    expect(await at.funds()).toEqual({ balance: opening, held: 100n })
    await at.win('w2', 'b1', 0n)
  })

  test('a win before its bet is neither paid nor stored: it is paid once the bet is there (rule 9.5)', async () => {
    const at = await vendorTable(database)
    expect(await at.win('w1', 'b1', 500n)).toEqual(expect.objectContaining({ result: 'bet_unknown' }))
    expect(await transactionStatus(database, at.vendor, 'w1')).toBeUndefined()
    await at.bet('b1')
    expect(await at.win('w1', 'b1', 500n)).toMatchObject({ result: 'done', state: 'won', balance: 1_400n })
  })

  test('bet, rollback, win: the win is refused for ever (rule 9.7)', async () => {
    const at = await vendorTable(database)
    await at.bet('b1')
    expect(await at.funds()).toEqual({ balance: opening, held: 100n })
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'done', found: true, balance: opening })
    const refused = { result: 'refused', refusal: { refusal: { code: 'rolled_back' } } }
    expect(await at.win('w1', 'b1', 500n)).toMatchObject(refused)
    expect(await at.win('w1', 'b1', 500n)).toMatchObject(refused)
    expect(await at.bet('b1')).toMatchObject({ result: 'rolled_back' })
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'replayed', found: true, balance: opening })
    expect(await at.rollback('r2', 'b1')).toMatchObject({ result: 'done', found: true })
    expect(await at.funds()).toEqual({ balance: opening, held: 0n })
  })

  test('bet, win, rollback: the settled bet stays (rule 9.7)', async () => {
    const at = await vendorTable(database)
    await at.bet('b1')
    await at.win('w1', 'b1', 250n)
    const refused = { result: 'refused', refusal: { refusal: { code: 'already_settled' } } }
    expect(await at.rollback('r1', 'b1')).toMatchObject(refused)
    expect(await at.rollback('r1', 'b1')).toMatchObject(refused)
    await at.betAndWin('b2', 10n, 0n)
    expect(await at.rollback('r2', 'b2')).toMatchObject(refused)
    expect(await at.rollback('r3', 'w1')).toMatchObject(refused)
    expect(await at.funds()).toEqual({ balance: opening + 150n - 10n, held: 0n })
  })

  test('a win of zero settles the bet as lost (rules 9.5 and 9.13)', async () => {
    const at = await vendorTable(database)
    const placed = await at.bet('b1')
    expect(await at.win('w1', 'b1', 0n)).toMatchObject({ result: 'done', state: 'lost', balance: 900n })
    expect(await wagerOf(database, 'wager_id' in placed ? placed.wager_id : 0n)).toMatchObject({
      state: 'lost',
      status: 'settled',
      win: 0n,
      valid_bet: 100n,
      rule_version: 1,
    })
  })

  test('101 bets in one round, one win: the others lose as the round ends (rule 9.8)', async () => {
    const at = await vendorTable(database)
    const round = { reference: 'r-101', exclusive: false }
    const placed = []
    for (let number = 0; number < 101; number++) placed.push(await at.bet(`b${number}`, 2n, round))
    const rounds = new Set(placed.map((one) => ('round_id' in one ? one.round_id : undefined)))
    expect(rounds.size).toBe(1)
    expect(await at.funds()).toEqual({ balance: opening, held: 202n })
    await at.win('w1', 'b50', 500n)
    const [id = 0n] = rounds
    expect(await endRound(database, id ?? 0n, now)).toEqual({ ended: true, lost: 100 })
    expect(await endRound(database, id ?? 0n, now)).toEqual({ ended: false, lost: 0 })
    expect(await at.funds()).toEqual({ balance: opening - 202n + 500n, held: 0n })
    expect(await at.bet('late', 2n, round)).toMatchObject({ result: 'round_ended' })
  })

  test('a further win is a row of its own, and one after the end of its round is late (rule 9.6)', async () => {
    const at = await vendorTable(database)
    const placed = await at.bet('b1')
    await at.win('w1', 'b1', 10n)
    const more = await at.win('w2', 'b1', 20n)
    expect(more).toMatchObject({ result: 'done', late: false, balance: 930n })
    await endRound(database, 'round_id' in placed ? (placed.round_id ?? 0n) : 0n, now)
    expect(await at.win('w3', 'b1', 30n)).toMatchObject({ result: 'done', late: true, balance: 960n })
    expect(await at.win('w3', 'b1', 30n)).toMatchObject({ result: 'replayed', late: true, balance: 960n })
    expect(await wagerOf(database, 'wager_id' in more ? more.wager_id : 0n)).toMatchObject({
      stake: 0n,
      win: 20n,
      valid_bet: 0n,
      corrects_id: 'wager_id' in placed ? placed.wager_id : 0n,
    })
    expect(await wagerOf(database, 'wager_id' in placed ? placed.wager_id : 0n)).toMatchObject({ win: 10n })
  })

  test('after the game session ended a bet is refused, a win and a rollback are accepted (rule 9.9)', async () => {
    const at = await vendorTable(database)
    await at.bet('b1')
    await at.bet('b2')
    await database.query('UPDATE game_session SET closed_at = now() WHERE id = :gameSessionId', {
      gameSessionId: at.player.gameSessionId,
    })
    expect(await at.bet('b3')).toMatchObject({ result: 'closed' })
    expect(await at.betAndWin('b4', 1n, 0n)).toMatchObject({ result: 'closed' })
    expect(await transactionStatus(database, at.vendor, 'b4')).toBeUndefined()
    expect(await at.win('w1', 'b1', 500n)).toMatchObject({ result: 'done' })
    expect(await at.rollback('r1', 'b2')).toMatchObject({ result: 'done', found: true })
    expect(await at.bet('b1')).toMatchObject({ result: 'replayed' })
  })

  test('an exclusive round waits for its end before another opens (rule 9.8)', async () => {
    const at = await vendorTable(database)
    const first = await at.bet('b1', 1n, { reference: null, exclusive: true })
    const id = 'round_id' in first ? (first.round_id ?? 0n) : 0n
    expect(await at.bet('b2', 1n, { reference: null, exclusive: true })).toMatchObject({
      result: 'in_progress',
      round_id: id,
    })
    expect(await at.betAndWin('b2', 1n, 0n)).toMatchObject({ result: 'in_progress', round_id: id })
    expect(await at.bet('b3', 1n, { id })).toMatchObject({ result: 'done', round_id: id })
    await endRound(database, id, now)
    expect(await at.bet('b2', 1n, { reference: null, exclusive: true })).toMatchObject({ result: 'done' })
  })

  test('a round of another player is refused', async () => {
    const [one, other] = [await vendorTable(database), await vendorTable(database)]
    const placed = await one.bet('b1', 1n)
    const id = 'round_id' in placed ? (placed.round_id ?? 0n) : 0n
    expect(await other.bet('b1', 1n, { id })).toMatchObject({ result: 'round_ended' })
    expect(await other.bet('b1', 1n, { id: 999_999n })).toMatchObject({ result: 'round_ended' })
    expect(await other.win('w1', 'b1', 5n)).toMatchObject({ result: 'bet_unknown' })
  })

  test('a void bet gives its stake back and counts nothing; a cashed one pays the offered amount (rule 9.10)', async () => {
    const at = await vendorTable(database)
    const first = await at.bet('b1')
    const second = await at.bet('b2')
    await at.win('w1', 'b1', 0n, 'void')
    await at.win('w2', 'b2', 70n, 'cashed')
    expect(await at.funds()).toEqual({ balance: opening - 30n, held: 0n })
    expect(await wagerOf(database, 'wager_id' in first ? first.wager_id : 0n)).toMatchObject({
      state: 'void',
      win: null,
      valid_bet: 0n,
    })
    expect(await wagerOf(database, 'wager_id' in second ? second.wager_id : 0n)).toMatchObject({
      state: 'cashed',
      win: 70n,
    })
  })
})
