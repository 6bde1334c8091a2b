import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { decideAtTable } from '#contract/play/tables/decide-at-table.ts'
import { totalOf } from '#games/blackjack/hand.ts'
import { cardMs, dealt, replayedShared, type SeatStake, type SharedRound } from '#games/blackjack/shared.ts'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import type { Decision } from '#games/blackjack/table.ts'
import { hashBefore } from '#games/crash/chain.ts'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { commitmentOf } from '#games/fairness/stream.ts'
import { verify } from '#games/fairness/verify.ts'
import { type SeatsTable, tableOf, tableSeed } from '#games/tables/tables.ts'
import { sealSeed } from '#gateway/play/fairness/seal.ts'
import { tableChecks } from '#gateway/play/tables/checks.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { launch, memberOf, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import {
  openRound,
  placeAt,
  seeTable,
  type TableClock,
  type TablePlayer,
  tableHouse,
  tableNode,
  tablePlayer,
  undoAt,
} from '#tests/support/tables.ts'

const id = 'blackjack-1'
const table = tableOf(id) as SeatsTable
const { bettingMs, decisionMs, pauseMs } = table

describe.skipIf(!hasPostgres())('a table of blackjack with seats', () => {
  let gateway: TestGateway
  let clock: TableClock
  beforeAll(async () => {
    ;({ gateway, clock } = await tableHouse(id))
  })
  afterAll(() => closeReconciled(gateway))

  const move = () => advance(gateway.deps, id)
  const decide = (
    player: Pick<TablePlayer, 'gameToken'>,
    { number, seat, at, decision }: { number: number; seat: number; at: number; decision: Decision },
    key: string = crypto.randomUUID(),
  ) => gateway.call(decideAtTable, { number, seat, at, decision }, { token: player.gameToken, key })

  /** Opens the next round, whose hands are as the test needs them once the stakes lie. */
  async function openWith(player: TablePlayer, stakes: readonly SeatStake[], fits: (round: SharedRound) => boolean) {
    const { database, config } = gateway.deps
    await seeTable(gateway, player)
    await clock.advance(pauseMs)
    const [last] = await rowsAs<{ number: bigint }>(
      database,
      'SELECT coalesce(max(number), 0)::bigint AS number FROM table_round WHERE table_id = :id',
      { id },
    )
    const number = Number(last?.number ?? 0n) + 1
    for (let tried = 0; ; tried++) {
      const seed = hashBefore(`hands ${number} ${tried}`)
      if (!fits(dealt(stakes, tableSeed(id, number, seed)))) continue
      await database.query('SELECT table_watch(:id, 10000)', { id })
      await database.query('SELECT table_open(:id, :number, :commitment, :sealed, :id, :bettingMs)', {
        ...{ id, number, bettingMs, commitment: commitmentOf(seed), sealed: sealSeed(config, seed) },
      })
      // Seats are not kept any more.
      await clock.advance(bettingMs / 2)
      return { number, seed }
    }
  }

  async function close(): Promise<void> {
    await clock.advance(bettingMs)
    await move()
  }

  /** Nobody decides until the round is settled. */
  async function standOut(player: TablePlayer): Promise<void> {
    while ((await seeTable(gateway, player)).round?.state === 'closed') {
      await clock.advance(decisionMs + 3_000)
      await move()
    }
  }

  const handsOf = async (player: TablePlayer): Promise<SharedRound> => {
    const { round } = await seeTable(gateway, player)
    return sharedFromWire(round?.result ?? round?.seats?.hands)
  }
  const balanceOf = async (player: TablePlayer) => (await seeTable(gateway, player)).balance
  const stake = (place: number, amount = 10_00n): SeatStake => ({ place, stake: amount, currency: 'BRL' })
  const seats = (...places: number[]) => places.map((place) => ({ place: `seat-${place + 1}`, stake: 10_00n }))

  test('gives a seat to one player, keeps it for them, and lets nobody have too many (rules 38.19 and 38.20)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    let number = await openRound(gateway, one, id)
    ;(await placeAt(gateway, one, number, seats(0, 2))).value()
    ;(await placeAt(gateway, one, number, seats(0))).value()
    expect((await placeAt(gateway, two, number, seats(3, 2))).code).toBe('seat_taken')
    expect((await placeAt(gateway, one, number, seats(1, 3))).code).toBe('seats_limit')
    expect((await placeAt(gateway, one, number, [{ place: 'seat-1-double', stake: 10_00n }])).code).toBe(
      'place_unknown',
    )
    ;(await placeAt(gateway, two, number, seats(6))).value()
    const { round } = await seeTable(gateway, two)
    expect(round?.seats?.taken).toEqual([stake(0, 20_00n), stake(2), stake(6)])
    expect([round?.players, round?.bets]).toEqual([2, 4])

    // Who takes the bets of a seat back leaves it.
    ;(await undoAt(gateway, two, number, 'all')).value()
    ;(await placeAt(gateway, one, number, seats(6))).value()
    ;(await undoAt(gateway, one, number, 'last')).value()
    await close()
    await standOut(one)
    await clock.advance(pauseMs)
    number = await openRound(gateway, one, id)
    expect((await seeTable(gateway, two)).round?.seats?.kept).toEqual([0, 2])
    expect((await placeAt(gateway, two, number, seats(0))).code).toBe('seat_taken')
    ;(await placeAt(gateway, one, number, seats(2))).value()
    await clock.advance(bettingMs / 2)
    ;(await placeAt(gateway, two, number, seats(0))).value()
    await close()
    await standOut(one)
  })

  test('asks the seats in their order, takes what they raise, and pays by cards that follow from the seed (rules 38.21 and 38.22)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    const stakes = [stake(1), stake(4)]
    const { number, seed } = await openWith(one, stakes, ({ phase, seats: [first, second], dealerShows: [open] }) => {
      const [pair, nine] = [first?.hands[0]?.cards ?? [], second?.hands[0]?.cards ?? []]
      const isPair = pair[0] !== undefined && (pair[0] - 1) % 13 === ((pair[1] ?? 0) - 1) % 13
      return (
        phase === 'decisions' && isPair && totalOf(pair).total === 16 && totalOf(nine).total < 12 && open !== undefined
      )
    })
    const before = await balanceOf(one)
    ;(await placeAt(gateway, one, number, seats(1))).value()
    ;(await placeAt(gateway, two, number, seats(4))).value()
    expect((await seeTable(gateway, one)).round?.seats?.hands).toBeNull()
    await close()
    const opened = await handsOf(one)
    expect(opened.turn).toEqual({ place: 1, hand: 0 })
    expect(opened.dealerShows).toHaveLength(1)
    expect((await seeTable(gateway, one)).round).toMatchObject({ state: 'closed', serverSeed: null, result: null })

    expect((await decide(two, { number, seat: 4, at: 0, decision: 'hit' })).code).toBe('decision_not_offered')
    expect((await decide(two, { number, seat: 1, at: 0, decision: 'hit' })).code).toBe('decision_not_offered')
    expect((await decide(one, { number, seat: 1, at: 1, decision: 'hit' })).code).toBe('decision_not_offered')
    expect((await decide(one, { number: number + 1, seat: 1, at: 0, decision: 'hit' })).code).toBe(
      'decision_not_offered',
    )
    const until = async () => Date.parse((await seeTable(gateway, one)).round?.seats?.decidesUntil ?? '')
    const dueAt = await until()
    const key = crypto.randomUUID()
    const split = (await decide(one, { number, seat: 1, at: 0, decision: 'split' }, key)).value()
    expect(split.own.map(({ place }) => place)).toEqual(['seat-2', 'seat-2-split'])
    expect(split.balance).toBe(before - 20_00n)
    // It came before the first cards lie; its own two lie after them.
    if ((await handsOf(one)).turn?.place === 1) expect(await until()).toBe(dueAt + 2 * cardMs)
    expect((await decide(one, { number, seat: 1, at: 0, decision: 'split' }, key)).value()).toEqual(split)
    expect((await decide(one, { number, seat: 1, at: 0, decision: 'stand' })).code).toBe('decision_not_offered')

    // Whatever the hands became, they stand; then it is the turn of the other seat.
    for (let at = 1; (await handsOf(one)).turn?.place === 1; at++)
      (await decide(one, { number, seat: 1, at, decision: 'stand' })).value()
    expect((await handsOf(one)).turn).toEqual({ place: 4, hand: 0 })
    ;(await decide(two, { number, seat: 4, at: 0, decision: 'double' })).value()
    await move()

    const ended = await handsOf(one)
    const { round } = await seeTable(gateway, two)
    expect(round).toMatchObject({ state: 'settled', serverSeed: seed, bets: 4, players: 2 })
    expect(ended).toEqual(replayedShared(stakes, ended.steps, tableSeed(id, number, seed)))
    const wagers = await rowsAs<{ place: string; state: string; win: bigint }>(
      gateway.deps.database,
      `SELECT b.place, w.state, w.win FROM table_bet b JOIN wager w ON w.id = b.wager_id
       WHERE b.table_id = :id AND b.number = :number ORDER BY b.wager_id`,
      { id, number },
    )
    expect(wagers.map(({ place }) => place)).toEqual(['seat-2', 'seat-5', 'seat-2-split', 'seat-5-double'])
    const dealer = totalOf(ended.dealerShows).total
    const [first, second] = ended.seats
    const expected = (total: number) =>
      total > 21 || (dealer <= 21 && dealer > total) ? 0n : dealer === total ? 10_00n : 20_00n
    const totals = [first?.hands[0], second?.hands[0], first?.hands[1], second?.hands[0]].map(
      (hand) => totalOf(hand?.cards ?? []).total,
    )
    expect(wagers.map(({ win }) => win)).toEqual(totals.map(expected))
    const [past] = await rowsAs<{ id: bigint }>(
      gateway.deps.database,
      'SELECT max(id) AS id FROM round WHERE member_id = :memberId',
      { memberId: one.memberId },
    )
    const roundId = `${past?.id}`
    const { shared } = (await gateway.call(getRound, { roundId }, { token: one.token })).value()
    expect(shared).toMatchObject({ game: 'blackjack', table: id, number })
    const { proof } = (await gateway.call(getRoundProof, { roundId }, { token: one.token })).value()
    if (proof?.engine !== 'tables') throw new Error('A proof of the round')
    expect(verify(proof, await loadReplay(proof)).verdict).toBe('matches')
    const stood = proof.round.seats?.steps.slice(0, -1) ?? []
    const other = {
      ...proof,
      round: { ...proof.round, seats: { stakes: proof.round.seats?.stakes ?? [], steps: stood } },
    }
    expect(verify(other, await loadReplay(other)).verdict).toBe('differs')
    expect(await balanceOf(one)).toBe(before - 20_00n + expected(totals[0] ?? 0) + expected(totals[2] ?? 0))
  })

  test('lets everybody answer an offer of insurance at once, and who does not in time has none (rule 38.23)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    const stakes = [stake(0), stake(1)]
    const { number } = await openWith(one, stakes, ({ phase }) => phase === 'insurance')
    ;(await placeAt(gateway, one, number, seats(0))).value()
    ;(await placeAt(gateway, two, number, seats(1))).value()
    await close()
    expect((await decide(two, { number, seat: 1, at: 0, decision: 'hit' })).code).toBe('decision_not_offered')
    const until = async () => (await seeTable(gateway, one)).round?.seats?.decidesUntil
    const dueAt = await until()
    await clock.advance(1_000)
    const insured = (await decide(two, { number, seat: 1, at: 0, decision: 'insure' })).value()
    expect(insured.own.at(-1)).toMatchObject({ place: 'seat-2-insurance', stake: 5_00n })
    // Who answers changes the time of nobody else.
    expect(await until()).toBe(dueAt)
    await clock.advance(5 * cardMs + decisionMs - 1_000)
    expect((await decide(one, { number, seat: 0, at: 0, decision: 'insure' })).code).toBe('decision_not_offered')
    await move()
    const after = await handsOf(one)
    expect(after.phase).not.toBe('insurance')
    expect(after.steps.at(-1)).toEqual({ place: null, decision: 'timeout' })
    expect(after.seats.map(({ insurance }) => insurance)).toEqual(['declined', 'taken'])
    await standOut(one)
    expect((await seeTable(gateway, one)).round?.state).toBe('settled')
  })

  test('stands for who does not decide in time, asks again if no gateway ran, and takes one of two decisions (rules 38.21 and 38.24)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway, 10_00n)]
    const low = ({ phase, seats: all }: SharedRound) =>
      phase === 'decisions' && all.every(({ hands }) => totalOf(hands[0]?.cards ?? []).total < 10)
    const { number } = await openWith(one, [stake(0), stake(1)], low)
    ;(await placeAt(gateway, one, number, seats(0))).value()
    ;(await placeAt(gateway, two, number, seats(1))).value()
    await close()
    const until = async () => Date.parse((await seeTable(gateway, one)).round?.seats?.decidesUntil ?? '')
    const dueAt = await until()
    await clock.advance(60_000)
    await move()
    expect(await until()).toBeGreaterThan(dueAt)
    expect((await handsOf(one)).steps).toEqual([])

    const both = await Promise.all([0, 1].map(() => decide(one, { number, seat: 0, at: 0, decision: 'hit' })))
    expect(both.filter(({ code }) => code === 'decision_not_offered')).toHaveLength(1)
    expect((await handsOf(one)).steps).toHaveLength(1)
    await clock.advance(decisionMs + 1_000)
    await Promise.all([move(), move()])
    const stood = await handsOf(one)
    expect(stood.steps).toHaveLength(2)
    expect(stood.turn).toEqual({ place: 1, hand: 0 })
    // What cannot be paid is not decided.
    expect((await decide(two, { number, seat: 1, at: 0, decision: 'double' })).code).toBe('insufficient_funds')
    expect(await handsOf(two)).toEqual(stood)
    ;(await decide(two, { number, seat: 1, at: 0, decision: 'stand' })).value()
    await move()
    expect((await seeTable(gateway, one)).round?.state).toBe('settled')
  })

  test('settles everybody, whatever key a player chooses for a decision (rule 38.5)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    const { number } = await openWith(
      one,
      [stake(0), stake(1)],
      ({ phase, seats: all }) => phase === 'decisions' && totalOf(all[0]?.hands[0]?.cards ?? []).total < 12,
    )
    ;(await placeAt(gateway, one, number, seats(0))).value()
    ;(await placeAt(gateway, two, number, seats(1))).value()
    await close()
    const [own] = await rowsAs<{ id: bigint }>(
      gateway.deps.database,
      'SELECT wager_id AS id FROM table_bet WHERE table_id = :id AND number = :number AND member_id = :memberId',
      { id, number, memberId: one.memberId },
    )
    const double = { number, seat: 0, at: 0, decision: 'double' } as const
    expect((await decide(one, double, `settle-${own?.id}`)).code).toBe('idempotency_key_missing')
    ;(await decide(one, double)).value()
    await standOut(one)
    expect((await seeTable(gateway, two)).round?.state).toBe('settled')
  })

  test('gives all stakes of a void round back, also what was raised (rule 38.7)', async () => {
    const one = await tablePlayer(gateway)
    const { number } = await openWith(
      one,
      [stake(0), stake(1)],
      ({ phase, seats: all }) => phase === 'decisions' && totalOf(all[0]?.hands[0]?.cards ?? []).total < 12,
    )
    const before = await balanceOf(one)
    ;(await placeAt(gateway, one, number, seats(0, 1))).value()
    await close()
    ;(await decide(one, { number, seat: 0, at: 0, decision: 'double' })).value()
    expect((await handsOf(one)).phase).toBe('decisions')
    const other = {
      ...gateway.deps,
      config: { ...gateway.deps.config, fairnessKey: Buffer.alloc(32, 7).toString('base64url') },
    }
    await clock.advance(decisionMs)
    await advance(other, id)
    expect((await seeTable(gateway, one)).round?.state).toBe('closed')
    await clock.advance(70_000)
    await advance(other, id)
    expect((await seeTable(gateway, one)).round?.state).toBe('void')
    expect(await balanceOf(one)).toBe(before)
  })

  test('has a short pause without players, and another table for play money (rules 38.19 and 38.25)', async () => {
    const one = await tablePlayer(gateway)
    await clock.advance(pauseMs)
    const number = await openRound(gateway, one, id)
    await close()
    expect((await seeTable(gateway, one)).round).toMatchObject({ number, state: 'settled', bets: 0 })
    await clock.advance(5_000)
    expect(await openRound(gateway, one, id)).toBe(number + 1)
    const gameToken = await launch(gateway, one.token, 'trial', tableNode)
    expect((await seeTable(gateway, { gameToken })).table).toBe(table.free)
    const free = await openRound(gateway, { ...one, gameToken }, table.free)
    ;(await placeAt(gateway, { gameToken }, free, seats(0))).value()
    expect((await seeTable(gateway, { gameToken })).round).toMatchObject({ trialPlayers: 1, players: 0 })
  })

  test('can forget a player of play money step by step, also of one who sat here', async () => {
    const { database } = gateway.deps
    const token = await trialUser(gateway)
    const player = {
      ...{ token, gameToken: await launch(gateway, token, 'trial', tableNode) },
      memberId: await memberOf(gateway, token),
    }
    const end = async () => {
      for (let step = 0; (await seeTable(gateway, player)).round?.state !== 'settled'; step++) {
        if (step > 20) throw new Error('The round does not end')
        await clock.advance(decisionMs + 3_000)
        await advance(gateway.deps, table.free)
      }
      await clock.advance(pauseMs)
    }
    await end()
    const number = await openRound(gateway, player, table.free)
    ;(await placeAt(gateway, player, number, seats(3))).value()
    await end()
    await database.query('UPDATE session SET ended_at = now() WHERE member_id = :memberId', {
      memberId: player.memberId,
    })
    const later = new Date(Date.now() + 86_400_000)
    for (let result = 'more'; result === 'more'; ) {
      const text = 'SELECT trial_forget(:memberId, :later, 1) AS result'
      const [row] = await rowsAs<{ result: string }>(database, text, { memberId: player.memberId, later })
      result = row?.result ?? ''
      expect(await database.query(tableChecks['a seat of a table has a stake of its player'] ?? '')).toEqual([])
    }
  })
})
