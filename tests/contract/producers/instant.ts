import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import type { Json } from '#games/instants/instant.ts'
import { minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { blackjack, dice, limbo, mines, play } from '#tests/support/instants.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch, registerMember } from '#tests/support/people.ts'
import { atGame, hasBonus, usesWallet, withKey } from './game.ts'
import type { Producers } from './producer.ts'
import { excluded, limited } from './protection.ts'

const roll = { stake: 100n, choice: { side: 'over', target: 5_000 } }
const atDice = (gateway: TestGateway, then?: (token: string) => Promise<void>, input: object = roll) =>
  withKey(atGame(gateway, input, then, dice))

/** A player with a round of mines that waits for them. @param then called with the session's token when the round is open */
async function atMines(gateway: TestGateway, input: object, then?: (token: string) => Promise<void>) {
  const { token } = await fundedMember(gateway, 50_00n)
  const gameToken = await launch(gateway, token, 'real', mines)
  const { roundId } = await play(gateway, gameToken, 100n, { mines: 3 })
  await then?.(token)
  return { input: { roundId, at: 0, decision: { pick: 0 }, ...input }, token: gameToken, key: crypto.randomUUID() }
}

/** A player who may double a hand of blackjack. @param amount of money the player has, of which `stake` is in the round */
async function beforeDouble(
  gateway: TestGateway,
  { amount = 50_00n, stake = 100n }: { amount?: bigint; stake?: bigint } = {},
  then?: (token: string) => Promise<void>,
) {
  for (;;) {
    const { token } = await fundedMember(gateway, amount)
    const gameToken = await launch(gateway, token, 'real', blackjack)
    const { roundId, shown } = await play(gateway, gameToken, stake, null)
    // An ace of the dealer or a natural leaves nothing to double: the next player is dealt other cards.
    if ((shown as { phase: string }).phase !== 'decisions') continue
    await then?.(token)
    return { input: { roundId, at: 0, decision: 'double' }, token: gameToken, key: crypto.randomUUID() }
  }
}

/** A player with a round, and the question for its proof. */
async function proofOf(gateway: TestGateway, node: number, choice: Json) {
  const { token } = await fundedMember(gateway, 50_00n)
  const { roundId } = await play(gateway, await launch(gateway, token, 'real', node), 100n, choice)
  return { input: { roundId }, token }
}

/** A player whose time for a reality check is over. */
export async function dueForCheck(gateway: TestGateway, token: string) {
  ;(await gateway.call(setRealityCheck, { minutes: 5 }, { token })).value()
  await play(gateway, await launch(gateway, token, 'real', dice), 100n, roll.choice)
  gateway.clock.advance(minutes(5))
}

export const instantProducers = {
  getInstantState: {
    success: (gateway) => atGame(gateway, {}, undefined, mines),
    refusals: {
      async game_session_closed(gateway) {
        const sending = await atGame(gateway, {}, undefined, mines)
        await gateway.call(closeGame, {}, sending)
        return sending
      },
    },
  },
  playInstant: {
    success: (gateway) => atDice(gateway),
    refusals: {
      async insufficient_funds(gateway) {
        const { token } = await registerMember(gateway)
        return { input: roll, token: await launch(gateway, token, 'real', dice), key: crypto.randomUUID() }
      },
      stake_not_allowed: (gateway) => atDice(gateway, undefined, { ...roll, choice: { side: 'over', target: 10_000 } }),
      play_blocked: (gateway) => atDice(gateway, (token) => excluded(gateway, token)),
      limit_reached: (gateway) =>
        atDice(gateway, (token) => limited(gateway, token, { kind: 'wager', period: 'day', amount: 99n })),
      async reality_check_due(gateway) {
        const { token } = await fundedMember(gateway, 50_00n)
        await dueForCheck(gateway, token)
        return { input: roll, token: await launch(gateway, token, 'real', dice), key: crypto.randomUUID() }
      },
      vendor_wallet_used: (gateway) => atDice(gateway, (token) => usesWallet(gateway, token)),
      bonus_bet_too_high: (gateway) => atDice(gateway, (token) => hasBonus(gateway, token)),
      async round_in_progress(gateway) {
        const { token, key } = await atMines(gateway, {})
        return { input: { stake: 100n, choice: { mines: 3 } }, token, key }
      },
      async game_session_closed(gateway) {
        const sending = await atDice(gateway)
        await gateway.call(closeGame, {}, sending)
        return sending
      },
      async too_fast(gateway) {
        const sending = await withKey(atGame(gateway, { stake: 100n, choice: { target: 2_00 } }, undefined, limbo))
        await gateway.deps.database.query('UPDATE game SET cycle = 5000 WHERE node_id = :limbo', { limbo })
        await play(gateway, sending.token, 100n, { target: 2_00 })
        return sending
      },
    },
  },
  decideInstant: {
    success: (gateway) => atMines(gateway, {}),
    refusals: {
      round_not_found: (gateway) => atMines(gateway, { roundId: '999999999' }),
      decision_not_offered: (gateway) => atMines(gateway, { decision: 'cash-out' }),
      insufficient_funds: (gateway) => beforeDouble(gateway, { amount: 50_00n, stake: 50_00n }),
      play_blocked: (gateway) => beforeDouble(gateway, {}, (token) => excluded(gateway, token)),
      limit_reached: (gateway) =>
        beforeDouble(gateway, {}, (token) => limited(gateway, token, { kind: 'wager', period: 'day', amount: 199n })),
      reality_check_due: (gateway) => beforeDouble(gateway, {}, (token) => dueForCheck(gateway, token)),
      bonus_bet_too_high: (gateway) => beforeDouble(gateway, {}, (token) => hasBonus(gateway, token)),
      async game_session_closed(gateway) {
        const sending = await atMines(gateway, {})
        await gateway.call(closeGame, {}, sending)
        return sending
      },
    },
  },
} satisfies Producers

export const fairnessProducers = {
  getReceiptKey: { success: async () => ({ input: {} }), refusals: {} },
  getRoundProof: {
    success: (gateway) => proofOf(gateway, dice, roll.choice),
    refusals: {
      round_not_found: async (gateway) => ({
        ...(await proofOf(gateway, dice, roll.choice)),
        input: { roundId: '999999999' },
      }),
      round_open: (gateway) => proofOf(gateway, mines, { mines: 3 }),
      async round_not_drawn(gateway) {
        // As one that was played before rounds were drawn from seeds.
        const { token } = await fundedMember(gateway, 50_00n)
        const game = await launch(gateway, token)
        await leaveRoundOpen(gateway, 100n)
        const { interrupted } = (await gateway.call(getSlotsState, {}, { token: game })).value()
        return { input: { roundId: interrupted?.roundId }, token }
      },
    },
  },
  getSeedPairs: {
    success: async (gateway) => ({ input: {}, token: (await registerMember(gateway)).token }),
    refusals: {},
  },
  rotateSeedPair: {
    success: async (gateway) => ({
      input: { clientSeed: 'my-own-seed' },
      token: (await registerMember(gateway)).token,
      key: crypto.randomUUID(),
    }),
    refusals: {
      async round_in_progress(gateway) {
        const { token } = await fundedMember(gateway, 50_00n)
        await play(gateway, await launch(gateway, token, 'real', mines), 100n, { mines: 3 })
        return { input: { clientSeed: 'my-own-seed' }, token, key: crypto.randomUUID() }
      },
    },
  },
} satisfies Producers
