import { beforeAll, beforeEach, expect, test } from 'vitest'
import { memberType } from '#contract/account/members/member.ts'
import type { EventMessage } from '#contract/platform/events/events.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { memberCounts } from '#gateway/member-counts.ts'
import { type EventsHub, openHub } from '#gateway/platform/events/hub.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { deposit } from '#tests/support/ledger.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { launch, registerMember } from '#tests/support/people.ts'

// An open page of a member receives the balance and the held stake when a round ends without a spin.

let gateway: TestGateway
let hub: EventsHub
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => closeReconciled(gateway)
})
beforeEach(async () => {
  hub = await openHub(gateway.deps, (memberId) => memberCounts(gateway.deps, memberId))
  return () => hub.close()
})

const stake = 5_00n

/** A member with a round that was left open, and a page of theirs that has the balance of then. */
async function interrupted(isWanted: Parameters<typeof leaveRoundOpen>[2]) {
  const { database } = gateway.deps
  const { token, username } = await registerMember(gateway)
  const account = await findAccount(database, username)
  if (!account) throw new Error('no account')
  // Without a deposit, whose events could come later.
  await deposit(
    database,
    await ensureAccount(database, { kind: 'member', id: account.id.toString() }, 'main', 'BRL'),
    100_00n,
  )
  const game = await launch(gateway, token)
  const { win } = await leaveRoundOpen(gateway, stake, isWanted)
  const session = { sessionId: 0n, memberId: account.id, account: username, type: memberType, currency: 'BRL' }
  const balances: Pick<Extract<EventMessage, { type: 'balance' }>, 'balance' | 'held'>[] = []
  const ended = Promise.withResolvers<(typeof balances)[number]>()
  const send = (message: EventMessage) => {
    if (message.type !== 'balance') return
    balances.push(message)
    if (message.held === 0n) ended.resolve(message)
  }
  await hub.join(session, { send, close: () => undefined }, undefined)
  expect(balances).toMatchObject([{ balance: 95_00n, held: stake }])
  return { game, win, ended: ended.promise }
}

const ways = {
  'the job': async () => void (await recoverOpenRounds(gateway.deps, -1)),
  'closing the game': async (game: string) => void (await gateway.call(closeGame, {}, { token: game })).value(),
  'opening the game': async (game: string) => void (await gateway.call(getSlotsState, {}, { token: game })).value(),
} satisfies Record<string, (game: string) => Promise<void>>

for (const [name, end] of Object.entries(ways)) {
  test(`${name} ends a lost round`, async () => {
    const { game, ended } = await interrupted(({ win }) => win === 0n)
    await end(game)
    expect(await ended).toMatchObject({ balance: 95_00n, held: 0n })
  })

  test(`${name} ends a won round`, async () => {
    const { game, win, ended } = await interrupted((outcome) => outcome.win > 0n)
    await end(game)
    expect(await ended).toMatchObject({ balance: 95_00n + win, held: 0n })
  })
}
