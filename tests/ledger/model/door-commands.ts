import fc from 'fast-check'
import { expect } from 'vitest'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { bet, betAndWin, endRound, rollback, win } from '#gateway/play/vendors/door.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { command, type LedgerCommand, type Real } from './command.ts'
import { validBetOfWin } from './door-oracle.ts'

const amount = fc.bigInt(1n, 60n)
const won = fc.bigInt(0n, 90n)
const betId = fc.constantFrom('b1', 'b2', 'b3', 'b4')
const otherId = fc.constantFrom('t1', 't2', 't3', 't4')
const nowOf = ({ clock }: Real) => clock?.now() ?? new Date('2026-03-01T12:00:00Z')

/** The answer to a game's request: its result, or that the name was used for something else. */
async function said(attempt: Promise<{ result: string }>): Promise<string> {
  try {
    return (await attempt).result
  } catch (thrown) {
    if (thrown instanceof LedgerFailure && thrown.error.kind === 'idempotency-conflict') return 'conflict'
    throw thrown
  }
}

function placing(real: Real, id: string, at: number, stake: bigint, request: string) {
  const player = real.players[at]
  if (!player) throw new Error(`No player ${at}.`)
  const transaction = { vendor: real.run, id, request }
  return { transaction, gameSessionId: player.gameSessionId, engine: real.run, key: id, stake, now: nowOf(real) }
}

/** The round of a later request is known by the bet that opened it. */
async function roundOf(real: Real, id: string): Promise<bigint | undefined> {
  const [row] = await rowsAs<{ round_id: bigint }>(
    real.database,
    `SELECT w.round_id FROM vendor_transaction t JOIN wager w ON w.id = t.wager_id
     WHERE t.vendor = :run AND t.transaction_id = :transactionId AND t.kind IN ('bet', 'bet-win')`,
    { run: real.run, transactionId: id },
  )
  return row?.round_id
}

/** Requests of games with the money of the players at these places. */
export const doorCommands = (account: fc.Arbitrary<number>): fc.Arbitrary<LedgerCommand>[] => [
  fc.tuple(betId, account, amount, won).map(([id, from, stake, payout]) =>
    command(`betAndWin(${id}, ${from}, ${stake}, ${payout})`, async (model, real) => {
      const expected = model.door.place(id, from, stake, payout, undefined)
      const request = `bet ${from} ${stake} ${payout}`
      const placed = placing(real, id, from, stake, request)
      expect(await said(betAndWin(real.database, { ...placed, win: payout, outcome: '{}', validBet: stake }))).toBe(
        expected,
      )
    }),
  ),
  fc.tuple(betId, account, amount, fc.option(betId, { nil: undefined })).map(([id, from, stake, beside]) =>
    command(`bet(${id}, ${from}, ${stake}, ${beside})`, async (model, real) => {
      const expected = model.door.place(id, from, stake, null, beside)
      const request = `bet ${from} ${stake} ${beside}`
      const known = beside === undefined ? undefined : await roundOf(real, beside)
      const round = beside === undefined ? { reference: null, exclusive: false } : { id: known ?? 0n }
      expect(await said(bet(real.database, { ...placing(real, id, from, stake, request), round }))).toBe(expected)
    }),
  ),
  fc.tuple(otherId, betId, won).map(([id, of, payout]) =>
    command(`win(${id}, ${of}, ${payout})`, async (model, real) => {
      const expected = model.door.win(id, of, payout)
      const transaction = { vendor: real.run, id, request: `win ${of} ${payout}` }
      const state = payout > 0n ? 'won' : 'lost'
      const settlement = {
        transaction,
        betId: of,
        state,
        win: payout,
        outcome: null,
        validBet: validBetOfWin,
        now: nowOf(real),
      } as const
      expect(await said(win(real.database, settlement))).toBe(expected)
    }),
  ),
  fc.tuple(otherId, betId).map(([id, of]) =>
    command(`rollback(${id}, ${of})`, async (model, real) => {
      const expected = model.door.rollback(id, of)
      const transaction = { vendor: real.run, id, request: `rollback ${of}` }
      expect(await said(rollback(real.database, { transaction, betId: of, now: nowOf(real) }))).toBe(expected)
    }),
  ),
  betId.map((of) =>
    command(`end(${of})`, async (model, real) => {
      const expected = model.door.end(of)
      const { ended } = await endRound(real.database, (await roundOf(real, of)) ?? 0n, nowOf(real))
      expect(ended).toBe(expected)
    }),
  ),
]
