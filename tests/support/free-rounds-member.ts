import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { freeRound } from '#gateway/play/vendors/door.ts'
import { freeRoundsSet } from './free-rounds.ts'
import type { TestGateway } from './gateway.ts'
import { launch } from './people.ts'
import { giveSomeReward } from './promotions.ts'
import { rewardedMember } from './rewarded-member.ts'
import { rowsAs } from './rows.ts'

/** A member with claimed free rounds, three of 1.00 by default, who has launched their game. Needs a seeded gateway. */
export async function freeRoundsMember(gateway: TestGateway, wish: Parameters<typeof giveSomeReward>[2] = {}) {
  const member = await rewardedMember(gateway)
  const claimId = await giveSomeReward(gateway.deps, member.memberId, { free: {}, ...wish })
  ;(await member.claim(claimId)).value()
  const gameToken = await launch(gateway, member.token)
  const { database } = gateway.deps
  const [given] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM free_rounds WHERE member_id = :memberId', {
    memberId: member.memberId,
  })
  const [session] = await rowsAs<{ id: bigint }>(
    database,
    'SELECT id FROM game_session WHERE member_id = :memberId AND closed_at IS NULL',
    { memberId: member.memberId },
  )
  if (!given || !session) throw new Error('There are no free rounds.')
  const freeRoundsId = given.id.toString()
  return {
    ...member,
    claimId,
    gameToken,
    id: given.id,
    spin: (key: string = crypto.randomUUID()) =>
      gateway.call(spinFreeRound, { freeRoundsId }, { token: gameToken, key }),
    state: async () => (await gateway.call(getSlotsState, {}, { token: gameToken })).value().freeRounds,
    /** Plays a round with a given win, as a game does. */
    round: (name: string, win: bigint, stake = 100n) =>
      freeRound(database, {
        ...{ transaction: { vendor: 'house', id: `${member.memberId}:${name}`, request: name } },
        ...{ gameSessionId: session.id, engine: 'slots', key: name, freeRoundsId: given.id, stake, win },
        ...{ outcome: '{}', now: gateway.clock.now() },
      }),
    set: () => freeRoundsSet(database, given.id),
  }
}
