import { closeGame } from '#contract/game/close-game.ts'
import { secureRandomInt } from '#games/slots/rng.ts'
import { playRound } from '#games/slots/rules.ts'
import { themes } from '#games/slots/themes/index.ts'
import { toWire } from '#games/slots/wire.ts'
import { openRound } from '#gateway/game/rounds.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, registerMember } from '#tests/support/people.ts'
import type { AreaProducers } from './producer.ts'

async function atGame(gateway: TestGateway, input: object) {
  const { token } = await fundedMember(gateway, 50_00n)
  return { input, token: await launch(gateway, token) }
}

async function closed(gateway: TestGateway, input: object) {
  const sending = await atGame(gateway, input)
  await gateway.call(closeGame, {}, sending)
  return sending
}

const spin = { stake: 100n }
const withKey = async (sending: Promise<{ input: object; token: string }>) => ({
  ...(await sending),
  key: crypto.randomUUID(),
})

/** A spin whose request is at work between its two statements. */
async function halfSpun(gateway: TestGateway) {
  const sending = await atGame(gateway, spin)
  const { database, now } = gateway.deps
  const [session] = await database.query<{ id: bigint; member_id: bigint }>(
    'SELECT id, member_id FROM game_session ORDER BY id DESC LIMIT 1',
  )
  if (!session) throw new Error('No game was launched.')
  const outcome = playRound(themes['arara-dourada'], spin.stake, secureRandomInt)
  await openRound(database, {
    memberId: session.member_id,
    gameSessionId: session.id,
    nodeId: 1001,
    mode: 'real',
    key: crypto.randomUUID(),
    stake: spin.stake,
    win: outcome.win,
    outcome: JSON.stringify(toWire(outcome)),
    now: now(),
  })
  return sending
}

export const gameProducers: AreaProducers<'game'> = {
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
      stake_not_allowed: (gateway) => withKey(atGame(gateway, { stake: 101n })),
      round_in_progress: (gateway) => withKey(halfSpun(gateway)),
      game_session_closed: (gateway) => withKey(closed(gateway, spin)),
    },
  },
  closeGame: {
    success: (gateway) => atGame(gateway, {}),
    refusals: { game_session_closed: (gateway) => closed(gateway, {}) },
  },
}
