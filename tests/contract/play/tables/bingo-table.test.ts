import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bingoWin, drawBalls } from '#games/bingo/rules.ts'
import { isTicket } from '#games/bingo/ticket.ts'
import { ShownBingoStruct } from '#games/bingo/wire.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { tableOf, tableSeed } from '#games/tables/tables.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { openRound, placeAt, seeTable, type TableClock, tableHouse, tablePlayer } from '#tests/support/tables.ts'

const id = 'bingo-1'

describe.skipIf(!hasPostgres())('a bingo table', () => {
  let gateway: TestGateway
  let clock: TableClock
  beforeAll(async () => {
    ;({ gateway, clock } = await tableHouse(id))
  })
  afterAll(() => closeReconciled(gateway))

  test('gives each player tickets of their own for the same balls (rules 38.2, 38.5 and 38.15)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    const number = await openRound(gateway, one, id)
    const tickets = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ place: `ticket-${index + 1}`, stake: 1_00n }))
    const mine = (await placeAt(gateway, one, number, tickets(6))).value().own
    const theirs = (await placeAt(gateway, two, number, tickets(2))).value().own
    expect((await placeAt(gateway, two, number, tickets(1))).code).toBe('place_unknown')
    expect((await placeAt(gateway, two, number, [{ place: 'ticket-7', stake: 1_00n }])).code).toBe('place_unknown')
    const dealt = [...mine, ...theirs].map(({ ticket }) => ticket ?? [])
    expect(dealt.filter((ticket) => !isTicket(ticket))).toEqual([])
    expect(new Set(dealt.map((ticket) => JSON.stringify(ticket))).size).toBe(8)
    expect((await seeTable(gateway, one)).own).toEqual(mine)
    await clock.advance(tableOf(id)?.bettingMs ?? 0)
    await advance(gateway.deps, id)
    for (const [player, own] of [
      [one, mine],
      [two, theirs],
    ] as const) {
      const { round, balance } = await seeTable(gateway, player)
      const balls = drawBalls(fairDraw(tableSeed(id, number, round?.serverSeed ?? '')))
      const played = Object.assign({ tickets: own.map(({ ticket }) => ticket) }, round?.result)
      expect(create(played, ShownBingoStruct).balls).toEqual(balls)
      const won = own.reduce((sum, { stake, ticket }) => sum + bingoWin(stake, ticket ?? [], balls), 0n)
      const staked = own.reduce((sum, { stake }) => sum + stake, 0n)
      expect(balance).toBe(1_000_00n - staked + won)
    }
  })
})
