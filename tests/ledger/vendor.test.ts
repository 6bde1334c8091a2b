import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#gateway/db/client.ts'
import { LedgerFailure } from '#gateway/ledger/errors.ts'
import { bet, betAndWin, endRound, keepRefusal, rollback, transactionStatus, win } from '#gateway/vendor/door.ts'
import { forgetTransactions } from '#gateway/vendor/forget-transactions.ts'
import { databases } from '#tests/support/database.ts'
import { deposit, expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers, type Player } from '#tests/support/players.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'

const now = new Date('2026-03-01T12:00:00Z')
const opening = 1_000n

// The order in which requests may follow each other, and their answers (product rules 9.3 to 9.10).
describe.each(databases())('the money door on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  /** A vendor of its own for each test, and a player with 10.00. */
  async function table() {
    const [player] = await openPlayers(database, ['BRL'])
    if (!player) throw new Error('Nobody plays.')
    await deposit(database, player.account, opening)
    const vendor = `vendor-${player.memberId}`
    const name = (id: string, request = id) => ({ vendor, id, request })
    const placing = (id: string, stake: bigint, request?: string) => ({
      transaction: name(id, request ?? `${id} ${stake}`),
      gameSessionId: player.gameSessionId,
      engine: vendor,
      key: id,
      stake,
      now,
    })
    return {
      player,
      vendor,
      name,
      bet: (
        id: string,
        stake = 100n,
        round: Parameters<typeof bet>[1]['round'] = { reference: null, exclusive: false },
      ) => bet(database, { ...placing(id, stake), round }),
      betAndWin: (id: string, stake: bigint, won: bigint) =>
        betAndWin(database, { ...placing(id, stake), win: won, outcome: '{}', validBet: stake }),
      win: (
        id: string,
        betId: string,
        won: bigint,
        state: 'won' | 'lost' | 'cashed' | 'void' = won > 0n ? 'won' : 'lost',
      ) =>
        win(database, {
          transaction: name(id, `${betId} ${won}`),
          betId,
          state,
          win: won,
          outcome: '{"n":1}',
          validBet: 100n,
          now,
        }),
      rollback: (id: string, betId: string) => rollback(database, { transaction: name(id, betId), betId, now }),
      funds: () => funds(player),
    }
  }

  async function funds({ account }: Player) {
    const [row] = await database.query<{ balance: bigint; held: bigint }>(
      'SELECT balance, held FROM ledger_account WHERE id = $1',
      [account],
    )
    return row
  }

  const wager = async (id: bigint) => {
    const [row] = await database.query<Record<string, unknown>>('SELECT * FROM wager WHERE id = $1', [id])
    return row ?? {}
  }

  test('a rollback of a bet that never came is remembered, and the bet is refused when it comes', async () => {
    const at = await table()
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'done', found: false })
    expect(await at.bet('b1')).toMatchObject({ result: 'rolled_back' })
    expect(await at.betAndWin('b1', 5n, 0n)).toMatchObject({ result: 'rolled_back' })
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'replayed', found: false })
    expect(await transactionStatus(database, at.vendor, 'b1')).toMatchObject({ state: 'rolled_back', wagerState: null })
    expect(await at.funds()).toEqual({ balance: opening, held: 0n })
  })

  test('a win before its bet is not paid and not kept: it is paid once the bet is there', async () => {
    const at = await table()
    expect(await at.win('w1', 'b1', 500n)).toEqual(expect.objectContaining({ result: 'bet_unknown' }))
    expect(await transactionStatus(database, at.vendor, 'w1')).toBeUndefined()
    await at.bet('b1')
    expect(await at.win('w1', 'b1', 500n)).toMatchObject({ result: 'done', state: 'won', balance: 1_400n })
  })

  test('bet, rollback, win: the win is refused for ever', async () => {
    const at = await table()
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

  test('bet, win, rollback: what is settled stays', async () => {
    const at = await table()
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

  test('a win of nothing settles the bet as lost', async () => {
    const at = await table()
    const placed = await at.bet('b1')
    expect(await at.win('w1', 'b1', 0n)).toMatchObject({ result: 'done', state: 'lost', balance: 900n })
    expect(await wager('wager_id' in placed ? placed.wager_id : 0n)).toMatchObject({
      state: 'lost',
      status: 'settled',
      win: 0n,
      valid_bet: 100n,
      rule_version: 1,
    })
  })

  test('101 bets in one round, one win: the others lose as the round ends', async () => {
    const at = await table()
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

  test('a further win is a row of its own, and one after the end of its round is late', async () => {
    const at = await table()
    const placed = await at.bet('b1')
    await at.win('w1', 'b1', 10n)
    const more = await at.win('w2', 'b1', 20n)
    expect(more).toMatchObject({ result: 'done', late: false, balance: 930n })
    await endRound(database, 'round_id' in placed ? (placed.round_id ?? 0n) : 0n, now)
    expect(await at.win('w3', 'b1', 30n)).toMatchObject({ result: 'done', late: true, balance: 960n })
    expect(await at.win('w3', 'b1', 30n)).toMatchObject({ result: 'replayed', late: true, balance: 960n })
    expect(await wager('wager_id' in more ? more.wager_id : 0n)).toMatchObject({
      stake: 0n,
      win: 20n,
      valid_bet: 0n,
      corrects_id: 'wager_id' in placed ? placed.wager_id : 0n,
    })
    expect(await wager('wager_id' in placed ? placed.wager_id : 0n)).toMatchObject({ win: 10n })
  })

  test('of two bets at once with money for one, exactly one is placed', async () => {
    const at = await table()
    const results = await Promise.all([at.bet('b1', 600n), at.bet('b2', 600n), at.betAndWin('b3', 600n, 0n)])
    expect(results.map(({ result }) => result).toSorted()).toEqual(['done', 'refused', 'refused'])
    const refused = results.find(({ result }) => result === 'refused')
    expect(refused).toMatchObject({
      refusal: { ledger: { kind: 'insufficient-funds', available: '400', needed: '600' } },
    })
  })

  test('a refusal because of insufficient funds is final for its name, even if money arrives later', async () => {
    const at = await table()
    const first = await at.bet('b1', 5_000n)
    await deposit(database, at.player.account, 9_000n)
    expect(await at.bet('b1', 5_000n)).toEqual(first)
    expect(await at.win('w1', 'b1', 1n)).toMatchObject({ result: 'bet_unknown' })
    expect(await at.rollback('r1', 'b1')).toMatchObject({ result: 'done', found: false })
    expect(await at.bet('b2', 5_000n)).toMatchObject({ result: 'done' })
  })

  test('the same name with other content is a conflict, whatever the kind', async () => {
    const at = await table()
    await at.bet('b1', 100n)
    const attempts = [
      () => at.bet('b1', 101n),
      () => at.betAndWin('b1', 101n, 0n),
      () => at.win('b1', 'b1', 5n),
      () => at.rollback('b1', 'b9'),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(LedgerFailure)
    expect(await at.funds()).toEqual({ balance: opening, held: 100n })
  })

  test('the same name again gets the first answer, with the balance of then', async () => {
    const at = await table()
    const first = await at.bet('b1', 100n)
    await at.bet('b2', 50n)
    expect(await at.bet('b1', 100n)).toMatchObject({ ...first, result: 'replayed', balance: 900n })
    const paid = await at.win('w1', 'b1', 300n)
    await at.win('w2', 'b2', 0n)
    expect(await at.win('w1', 'b1', 300n)).toMatchObject({ ...paid, result: 'replayed' })
    const results = await Promise.all(Array.from({ length: 10 }, () => at.betAndWin('b3', 10n, 40n)))
    expect(results.map(({ result }) => result).toSorted()).toEqual(['done', ...Array(9).fill('replayed')])
    expect(await at.funds()).toEqual({ balance: opening + 200n - 50n + 30n, held: 0n })
  })

  test('after the game session ended a bet is refused, a win and a rollback are taken', async () => {
    const at = await table()
    await at.bet('b1')
    await at.bet('b2')
    await database.query('UPDATE game_session SET closed_at = now() WHERE id = $1', [at.player.gameSessionId])
    expect(await at.bet('b3')).toMatchObject({ result: 'closed' })
    expect(await at.betAndWin('b4', 1n, 0n)).toMatchObject({ result: 'closed' })
    expect(await transactionStatus(database, at.vendor, 'b4')).toBeUndefined()
    expect(await at.win('w1', 'b1', 500n)).toMatchObject({ result: 'done' })
    expect(await at.rollback('r1', 'b2')).toMatchObject({ result: 'done', found: true })
    expect(await at.bet('b1')).toMatchObject({ result: 'replayed' })
  })

  test('an exclusive round waits for its end before another opens', async () => {
    const at = await table()
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
    const [one, other] = [await table(), await table()]
    const placed = await one.bet('b1', 1n)
    const id = 'round_id' in placed ? (placed.round_id ?? 0n) : 0n
    expect(await other.bet('b1', 1n, { id })).toMatchObject({ result: 'round_ended' })
    expect(await other.bet('b1', 1n, { id: 999_999n })).toMatchObject({ result: 'round_ended' })
    expect(await other.win('w1', 'b1', 5n)).toMatchObject({ result: 'bet_unknown' })
  })

  test('a void bet gives its stake back and counts nothing; a cashed one pays what was offered', async () => {
    const at = await table()
    const first = await at.bet('b1')
    const second = await at.bet('b2')
    await at.win('w1', 'b1', 0n, 'void')
    await at.win('w2', 'b2', 70n, 'cashed')
    expect(await at.funds()).toEqual({ balance: opening - 30n, held: 0n })
    expect(await wager('wager_id' in first ? first.wager_id : 0n)).toMatchObject({
      state: 'void',
      win: null,
      valid_bet: 0n,
    })
    expect(await wager('wager_id' in second ? second.wager_id : 0n)).toMatchObject({ state: 'cashed', win: 70n })
  })

  test('amounts that make no sense change nothing', async () => {
    const at = await table()
    await at.bet('b1')
    for (const attempt of [
      () => at.bet('b2', 0n),
      () => at.bet('b3', -1n),
      () => at.betAndWin('b4', 0n, 0n),
      () => at.betAndWin('b5', 1n, -1n),
      () => at.win('w1', 'b1', -1n, 'won'),
    ])
      await expect(attempt()).rejects.toThrow(LedgerFailure)
    expect(await at.funds()).toEqual({ balance: opening, held: 100n })
  })

  test('what a game refuses before any money is asked for is kept, unless the name was used', async () => {
    const at = await table()
    const placed = await at.bet('b1', 1n)
    const refuse = (id: string, kind: 'account-not-found' | 'amount-invalid') => {
      const error = kind === 'amount-invalid' ? ({ kind } as const) : ({ kind, account: '1' } as const)
      return keepRefusal(database, at.name(id, `${id} 1`), new LedgerFailure(error), now)
    }
    expect(await refuse('b1', 'amount-invalid')).toBe('wager_id' in placed ? placed.wager_id : 0n)
    await expect(refuse('b2', 'amount-invalid')).rejects.toMatchObject({ error: { kind: 'amount-invalid' } })
    await expect(refuse('b2', 'account-not-found')).rejects.toMatchObject({ error: { kind: 'amount-invalid' } })
    expect(await at.bet('b2', 1n)).toMatchObject({ result: 'refused' })
  })

  test('answers are forgotten after their time, those of open bets never', async () => {
    const at = await table()
    await at.bet('b1', 1n)
    await at.betAndWin('b2', 1n, 0n)
    const later = (days: number) => forgetTransactions(database, new Date(now.getTime() + days * 86_400_000))
    await later(119)
    expect(await transactionStatus(database, at.vendor, 'b2')).toBeDefined()
    await later(121)
    expect(await transactionStatus(database, at.vendor, 'b2')).toBeUndefined()
    expect(await transactionStatus(database, at.vendor, 'b1')).toMatchObject({ state: 'done', wagerState: 'open' })
  })
})
