import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { rotateSeedPair } from '#contract/play/fairness/rotate-seed-pair.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { decideInstant } from '#contract/play/instants/decide-instant.ts'
import { getInstantState } from '#contract/play/instants/get-instant-state.ts'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import { playInstant } from '#contract/play/instants/play-instant.ts'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { verify } from '#games/fairness/verify.ts'
import type { Json } from '#games/instants/instant.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { blackjack, decide, dice, mines, nodeOf, play } from '#tests/support/instants.ts'
import { fundedMember, launch, logIn, memberOf } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

describe.each(theDatabase())('instant games on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), seeded: true })
  })
  afterAll(() => closeReconciled(gateway))

  async function playerAt(node: number, amount = 100_00n) {
    const person = await fundedMember(gateway, amount)
    const { token } = person
    const game = await launch(gateway, token, 'real', node)
    const balance = async (as = token) => (await gateway.call(getBalance, {}, { token: as })).value().balance
    /** The session of a later day. */
    const again = () => logIn(gateway, person)
    const state = async () => (await gateway.call(getInstantState, {}, { token: game })).value()
    return { token, game, balance, state, again }
  }

  /** Where a round of mines has a mine, read from what its seed draws: the player cannot know it. */
  async function fieldOf({ roundId }: InstantRound): Promise<number[]> {
    const { demandDraw, playedAgain } = await import('#gateway/play/instants/round-view.ts')
    const draw = await demandDraw(gateway.deps, BigInt(roundId))
    const [row] = await rowsAs<{ state: { choice: { mines: number } } }>(
      gateway.deps.database,
      'SELECT engine_state AS state FROM round WHERE id = :id',
      { id: BigInt(roundId) },
    )
    const round = playedAgain(row?.state as never, draw)
    return [...Array(25).keys()].filter((pick) => round.next({ pick }).isOver && round.next({ pick }).wins[0] === 0n)
  }

  /** The state of a round's only bet. */
  async function stateOf({ roundId }: InstantRound): Promise<string | undefined> {
    const text = 'SELECT state FROM wager WHERE round_id = :id'
    const [bet] = await rowsAs<{ state: string }>(gateway.deps.database, text, { id: BigInt(roundId) })
    return bet?.state
  }

  test('a round of dice is drawn, paid and seen in one call, and the same key plays it once (rule 37.1)', async () => {
    const { game, balance } = await playerAt(dice)
    const before = await balance()
    const sending = { token: game, key: crypto.randomUUID() }
    const input = { stake: 100n, choice: { side: 'under', target: 5_000 } }
    const round = (await gateway.call(playInstant, input, sending)).value()
    const { roll } = round.shown as { roll: number }
    expect(round).toMatchObject({ state: 'ended', stake: 100n, win: roll < 5_000 ? 198n : 0n, nonce: 0 })
    expect(await balance()).toBe(before - 100n + round.win)
    expect((await gateway.call(playInstant, input, sending)).value()).toEqual(round)
    expect((await gateway.call(playInstant, { ...input, stake: 200n }, sending)).code).toBe('idempotency_key_reused')
  })

  test('parallel bets of one member have a nonce each, and none is left out (rule 36.3)', async () => {
    const { game, state } = await playerAt(dice)
    const rounds = await Promise.all(
      Array.from({ length: 6 }, () => play(gateway, game, 100n, { side: 'under', target: 5_000 })),
    )
    expect(rounds.map(({ nonce }) => nonce).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    // A refused bet uses none.
    const refused = { stake: 1_000_000n, choice: { side: 'under', target: 5_000 } }
    expect((await gateway.call(playInstant, refused, { token: game, key: crypto.randomUUID() })).code).toBe(
      'stake_not_allowed',
    )
    expect((await state()).seeds.nonce).toBe(6)
  })

  test('a round of mines holds its field until it is over, and goes on after the game was closed (rule 37.3)', async () => {
    const { token, game, balance } = await playerAt(mines)
    const before = await balance()
    const begun = await play(gateway, game, 100n, { mines: 3 })
    expect(begun).toMatchObject({ state: 'open', win: 0n, shown: { picked: [], phase: 'open' } })
    expect(await balance()).toBe(before - 100n)
    const field = await fieldOf(begun)
    expect(field).toHaveLength(3)
    const safe = [...Array(25).keys()].filter((cell) => !field.includes(cell))
    const first = await decide(gateway, game, begun, { pick: safe[0] ?? 0 })
    expect(Object.keys(first.shown as object)).not.toContain('field')
    await gateway.call(closeGame, {}, { token: game })
    const other = await launch(gateway, token, 'real', mines)
    const { open: kept } = (await gateway.call(getInstantState, {}, { token: other })).value()
    expect(kept).toEqual(first)
    const second = await decide(gateway, other, first, { pick: safe[1] ?? 0 })
    const end = await decide(gateway, other, second, 'cash-out')
    // 0.99 · C(25, 2) / C(22, 2) = 1.2857…
    expect(end).toMatchObject({ state: 'ended', win: 128n, shown: { phase: 'cashed-out', field } })
    expect(await balance()).toBe(before + 28n)
  })

  test('of parallel decisions one is taken, and a lost answer can be asked for again (rule 37.2)', async () => {
    const { game } = await playerAt(mines)
    const begun = await play(gateway, game, 100n, { mines: 1 })
    const field = await fieldOf(begun)
    const safe = [...Array(25).keys()].filter((cell) => !field.includes(cell))
    const asked = safe.slice(0, 5).map((pick) => ({ roundId: begun.roundId, at: 0, decision: { pick } }))
    const answers = await Promise.all(
      asked.map((input) => gateway.call(decideInstant, input, { token: game, key: crypto.randomUUID() })),
    )
    const taken = answers.filter(({ code }) => code === undefined)
    expect(taken).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'decision_not_offered']))
    const [round] = taken.map((answer) => answer.value())
    expect(round?.decisions).toHaveLength(1)
    const again = { roundId: begun.roundId, at: 0, decision: round?.decisions[0] }
    const repeated = await gateway.call(decideInstant, again, { token: game, key: crypto.randomUUID() })
    expect(repeated.value()).toEqual(round)
  })

  test('a decision that is sent again while it is being taken gets the same answer (rule 37.2)', async () => {
    const { game, balance } = await playerAt(mines)
    const begun = await play(gateway, game, 100n, { mines: 1 })
    const field = await fieldOf(begun)
    const pick = [...Array(25).keys()].find((cell) => !field.includes(cell)) ?? 0
    /** The page did not wait for the first answer. @param at the place of the decision */
    const atOnce = async (at: number, decision: Json) => {
      const sending = { token: game, key: crypto.randomUUID() }
      const asked = { roundId: begun.roundId, at, decision }
      const answers = await Promise.all([1, 2, 3].map(() => gateway.call(decideInstant, asked, sending)))
      return answers.map((answer) => answer.value())
    }
    for (const round of await atOnce(0, { pick })) expect(round).toMatchObject({ state: 'open', decisions: [{ pick }] })
    const ended = await atOnce(1, 'cash-out')
    for (const round of ended) expect(round).toEqual(ended[0])
    expect(ended[0]).toMatchObject({ state: 'ended', win: 103n, balance: 100_03n })
    expect(await balance()).toBe(100_03n)
  })

  test('a round whose player does not come back ends after 48 hours by its rule, and is shown at the next opening (rule 37.4)', async () => {
    const { game, balance, again } = await playerAt(mines)
    const begun = await play(gateway, game, 100n, { mines: 3 })
    const field = await fieldOf(begun)
    await decide(gateway, game, begun, { pick: [...Array(25).keys()].find((cell) => !field.includes(cell)) ?? 0 })
    const before = await balance()
    gateway.clock.advance(hours(48) - 1)
    await recoverOpenRounds(gateway.deps)
    expect(await stateOf(begun)).toBe('open')
    gateway.clock.advance(1)
    await recoverOpenRounds(gateway.deps)
    expect(await stateOf(begun)).toBe('won')
    const token = await again()
    expect(await balance(token)).toBe(before + 112n)
    const opened = await launch(gateway, token, 'real', mines)
    const { open: waiting, interrupted } = (await gateway.call(getInstantState, {}, { token: opened })).value()
    expect(waiting).toBeNull()
    expect(interrupted).toMatchObject({ state: 'ended', win: 112n, shown: { phase: 'cashed-out' } })
  })

  test('a round without a decision goes back after 48 hours, because nothing was risked, and the player is told (rule 37.4)', async () => {
    const { game, balance, again } = await playerAt(mines)
    const before = await balance()
    const begun = await play(gateway, game, 100n, { mines: 3 })
    gateway.clock.advance(hours(48))
    await recoverOpenRounds(gateway.deps)
    const token = await again()
    expect(await balance(token)).toBe(before)
    expect(await stateOf(begun)).toBe('void')
    // The member can still see what it was, and check it.
    const round = (await gateway.call(getRound, { roundId: begun.roundId }, { token })).value()
    expect(round.wagers[0]?.instant).toMatchObject({ interrupted: true, shown: { phase: 'void' } })
    ;(await gateway.call(rotateSeedPair, { clientSeed: 'reveal' }, { token, key: crypto.randomUUID() })).value()
    const { proof } = (await gateway.call(getRoundProof, { roundId: begun.roundId }, { token })).value()
    expect(proof && verify(proof, await loadReplay(proof)).verdict).toBe('matches')
    const opened = await launch(gateway, token, 'real', mines)
    const state = async () => (await gateway.call(getInstantState, {}, { token: opened })).value()
    const told = { roundId: begun.roundId, state: 'void', stake: 100n, win: 0n, shown: { phase: 'void' } }
    expect(await state()).toMatchObject({ open: null, interrupted: told, net: 0n })
    await play(gateway, opened, 100n, { mines: 3 })
    expect((await state()).interrupted).toBeNull()
  })

  test('doubling raises the stake by a bet of its own, and the bets of the round win what the hands win (rule 37.5)', async () => {
    const { game, balance } = await playerAt(blackjack, 2_000_00n)
    for (;;) {
      const before = await balance()
      const begun = await play(gateway, game, 100n, null)
      const { phase } = begun.shown as { phase: string }
      if (phase !== 'decisions') {
        if (begun.state === 'open') await finish(begun, 'decline')
        continue
      }
      const end = await decide(gateway, game, begun, 'double')
      expect(end).toMatchObject({ state: 'ended', stake: 200n })
      expect([0n, 200n, 400n]).toContain(end.win)
      expect(await balance()).toBe(before - 200n + end.win)
      const bets = await rowsAs<{ stake: bigint; win: bigint; state: string }>(
        gateway.deps.database,
        'SELECT stake, win, state FROM wager WHERE round_id = :id ORDER BY id',
        { id: BigInt(end.roundId) },
      )
      expect(bets.map(({ stake }) => stake)).toEqual([100n, 100n])
      expect(bets.reduce((sum, { win }) => sum + win, 0n)).toBe(end.win)
      return
    }

    async function finish(round: InstantRound, decision: string): Promise<void> {
      const next = await decide(gateway, game, round, decision)
      if (next.state === 'open') await finish(next, 'stand')
    }
  })

  test('a bet counts with the smaller of stake and result, also in a category where stakes count (rule 37.5)', async () => {
    const { game } = await playerAt(nodeOf('dados-rapidos'))
    const { roundId, win } = await play(gateway, game, 300n, {
      bets: [
        { bet: 'small', stake: '100' },
        { bet: 'big', stake: '200' },
      ],
    })
    const [bet] = await rowsAs<{ game_type: string; valid_bet: bigint }>(
      gateway.deps.database,
      'SELECT game_type, valid_bet FROM wager WHERE round_id = :id',
      { id: BigInt(roundId) },
    )
    expect(bet?.game_type).toBe('ELOTT')
    expect(bet?.valid_bet).toBe(win > 300n ? win - 300n : 300n - win)
  })

  test('the end of a waiting round and a decision at once give one end (rule 37.4)', async () => {
    const { game, balance, again } = await playerAt(mines)
    const begun = await play(gateway, game, 100n, { mines: 3 })
    const field = await fieldOf(begun)
    const safe = [...Array(25).keys()].filter((cell) => !field.includes(cell))
    const first = await decide(gateway, game, begun, { pick: safe[0] ?? 0 })
    const before = await balance()
    gateway.clock.advance(hours(48))
    const later = await again()
    const other = await launch(gateway, later, 'real', mines)
    const hit = { roundId: first.roundId, at: 1, decision: { pick: field[0] ?? 0 } }
    const [answer] = await Promise.all([
      gateway.call(decideInstant, hit, { token: other, key: crypto.randomUUID() }),
      recoverOpenRounds(gateway.deps),
    ])
    // Either the mine was hit in time, or what the round was worth is paid and the decision comes too late.
    const isLost = answer.code === undefined
    expect(await stateOf(first)).toBe(isLost ? 'lost' : 'won')
    expect(await balance(later)).toBe(before + (isLost ? 0n : 112n))
  })

  test('nobody decides in a round of somebody else, and nothing but the gateway says what is at stake (rule 37.2)', async () => {
    const mine = await playerAt(mines)
    const other = await playerAt(mines)
    const begun = await play(gateway, mine.game, 100n, { mines: 3 })
    const foreign = { roundId: begun.roundId, at: 0, decision: { pick: 0 } }
    expect((await gateway.call(decideInstant, foreign, { token: other.game, key: crypto.randomUUID() })).code).toBe(
      'round_not_found',
    )
    for (const choice of [{ mines: 3, field: [1, 2, 3] }, { mines: 3, nonce: 7 }, { mines: 0 }, { mines: '3' }, null])
      expect(
        (await gateway.call(playInstant, { stake: 100n, choice }, { token: other.game, key: crypto.randomUUID() }))
          .code,
      ).toBe('stake_not_allowed')
    expect(await memberOf(gateway, mine.token)).not.toBe(await memberOf(gateway, other.token))
    expect(await other.balance()).toBe(100_00n)
  })
})
