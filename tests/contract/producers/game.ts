import { closeGame } from '#contract/game/close-game.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
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

/** A round that something else is at work on. */
async function halfSpun(gateway: TestGateway) {
  const sending = await atGame(gateway, spin)
  await leaveRoundOpen(gateway, spin.stake)
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
