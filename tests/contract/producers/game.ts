import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { claimReward } from '#contract/rewards/promotions/claim-reward.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { minutes } from '#tests/support/clock.ts'
import { keepWallets, move } from '#tests/support/funds.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch, memberOf, registerMember } from '#tests/support/people.ts'
import { giveSomeReward } from '#tests/support/promotions.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { Producers } from './producer.ts'
import { excluded, limited } from './protection.ts'

/** A player with 50.00 at a game. @param then called after the game was launched */
export async function atGame(
  gateway: TestGateway,
  input: object,
  then?: (token: string) => Promise<void>,
  nodeId = 1001,
) {
  const { token } = await fundedMember(gateway, 50_00n)
  const gameToken = await launch(gateway, token, 'real', nodeId)
  await then?.(token)
  return { input, token: gameToken }
}

/** A player of the game with three free rounds of 1.00. @param then called after the game was launched */
async function withFreeRounds(
  gateway: TestGateway,
  then?: (token: string, gameToken: string) => Promise<void>,
  free = {},
  nodeId = 1001,
) {
  const { token } = await fundedMember(gateway, 50_00n)
  const memberId = await memberOf(gateway, token)
  const claimId = await giveSomeReward(gateway.deps, memberId, { free })
  ;(await gateway.call(claimReward, { claimId }, { token, key: crypto.randomUUID() })).value()
  const text = 'SELECT id FROM free_rounds WHERE member_id = :memberId'
  const [given] = await rowsAs<{ id: bigint }>(gateway.deps.database, text, { memberId })
  const gameToken = await launch(gateway, token, 'real', nodeId)
  await then?.(token, gameToken)
  return { input: { freeRoundsId: String(given?.id) }, token: gameToken, key: crypto.randomUUID() }
}

/** The same after the free rounds were played. */
async function played(gateway: TestGateway) {
  const sending = await withFreeRounds(gateway, undefined, { rounds: 1 })
  ;(await gateway.call(spinFreeRound, sending.input, sending)).value()
  return { ...sending, key: crypto.randomUUID() }
}

/** A player whose time for a reality check is over. */
async function dueForCheck(gateway: TestGateway) {
  const sending = await atGame(gateway, spin, async (token) => {
    ;(await gateway.call(setRealityCheck, { minutes: 5 }, { token })).value()
  })
  ;(await gateway.call(spinSlots, spin, { ...sending, key: crypto.randomUUID() })).value()
  gateway.clock.advance(minutes(5))
  return sending
}

async function closed(gateway: TestGateway, input: object) {
  const sending = await atGame(gateway, input)
  await gateway.call(closeGame, {}, sending)
  return sending
}

/** Moves money to a wallet that our own games have here as if a vendor kept it. */
export async function usesWallet(gateway: TestGateway, token: string) {
  await keepWallets(gateway, 'ARARA')
  ;(await move(gateway, token, { vassalage: 'ARARA', amount: 1n })).value()
}

/** Gives a bonus whose terms allow only the smallest bet. */
export async function hasBonus(gateway: TestGateway, token: string) {
  await giveSome(gateway.deps.database, await memberOf(gateway, token), gateway.clock.now(), { maxBet: '1' })
}

const spin = { stake: 100n }
export const withKey = async (sending: Promise<{ input: object; token: string }>) => ({
  ...(await sending),
  key: crypto.randomUUID(),
})

/** A game that nothing else here plays. */
const slowNode = 1008

/** Plays a round of a player whose session has a shortest time between rounds, as a market's law may ask for. */
async function soonAgain(gateway: TestGateway, token: string) {
  const { database } = gateway.deps
  await database.query('UPDATE game SET cycle = 2500 WHERE node_id = :slowNode', { slowNode })
  ;(await gateway.call(spinSlots, spin, { token, key: crypto.randomUUID() })).value()
}

/** A round that something else is at work on. */
async function halfSpun(gateway: TestGateway) {
  const sending = await atGame(gateway, spin)
  await leaveRoundOpen(gateway, spin.stake)
  return sending
}

export const gameProducers = {
  getSlotsState: {
    success: (gateway) => atGame(gateway, {}),
    refusals: { game_session_closed: (gateway) => closed(gateway, {}) },
  },
  spinSlots: {
    success: (gateway) => withKey(atGame(gateway, spin)),
    refusals: {
      async insufficient_funds(gateway) {
        const { token } = await registerMember(gateway)
        return { input: spin, token: await launch(gateway, token), key: crypto.randomUUID() }
      },
      play_blocked: (gateway) => withKey(atGame(gateway, spin, (token) => excluded(gateway, token))),
      limit_reached: (gateway) =>
        withKey(
          atGame(gateway, spin, (token) => limited(gateway, token, { kind: 'wager', period: 'day', amount: 99n })),
        ),
      reality_check_due: (gateway) => withKey(dueForCheck(gateway)),
      vendor_wallet_used: (gateway) => withKey(atGame(gateway, spin, (token) => usesWallet(gateway, token))),
      bonus_bet_too_high: (gateway) => withKey(atGame(gateway, spin, (token) => hasBonus(gateway, token))),
      stake_not_allowed: (gateway) => withKey(atGame(gateway, { stake: 101n })),
      round_in_progress: (gateway) => withKey(halfSpun(gateway)),
      async too_fast(gateway) {
        const sending = await withKey(atGame(gateway, spin, undefined, slowNode))
        await soonAgain(gateway, sending.token)
        return sending
      },
      game_session_closed: (gateway) => withKey(closed(gateway, spin)),
    },
  },
  spinFreeRound: {
    success: (gateway) => withFreeRounds(gateway),
    refusals: {
      free_rounds_over: played,
      play_blocked: (gateway) => withFreeRounds(gateway, (token) => excluded(gateway, token)),
      limit_reached: (gateway) =>
        // The stakes already exceed the lowered limit.
        withFreeRounds(gateway, async (token, gameToken) => {
          ;(await gateway.call(spinSlots, spin, { token: gameToken, key: crypto.randomUUID() })).value()
          await limited(gateway, token, { kind: 'wager', period: 'day', amount: 99n })
        }),
      async reality_check_due(gateway) {
        const sending = await withFreeRounds(gateway, async (token) => {
          ;(await gateway.call(setRealityCheck, { minutes: 5 }, { token })).value()
        })
        ;(await gateway.call(spinFreeRound, sending.input, sending)).value()
        gateway.clock.advance(minutes(5))
        return { ...sending, key: crypto.randomUUID() }
      },
      vendor_wallet_used: (gateway) => withFreeRounds(gateway, (token) => usesWallet(gateway, token)),
      async too_fast(gateway) {
        const sending = await withFreeRounds(gateway, undefined, { games: [slowNode] }, slowNode)
        await soonAgain(gateway, sending.token)
        return sending
      },
      async round_in_progress(gateway) {
        const sending = await withFreeRounds(gateway)
        await leaveRoundOpen(gateway, spin.stake)
        return sending
      },
      async game_session_closed(gateway) {
        const sending = await withFreeRounds(gateway)
        await gateway.call(closeGame, {}, sending)
        return sending
      },
    },
  },
  passRealityCheck: { success: (gateway) => atGame(gateway, {}), refusals: {} },
  closeGame: {
    success: (gateway) => atGame(gateway, {}),
    refusals: { game_session_closed: (gateway) => closed(gateway, {}) },
  },
} satisfies Producers
