import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch } from '#tests/support/people.ts'

describe.each(theDatabase())('the session of play that a game shows, on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), seeded: true })
  })
  afterAll(() => closeReconciled(gateway))

  const player = async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    const balance = async () => (await gateway.call(getBalance, {}, { token })).value().balance
    return { token, balance, open: (nodeId: number) => launch(gateway, token, 'real', nodeId) }
  }
  const spin = (token: string) => gateway.call(spinSlots, { stake: 1_00n }, { token, key: crypto.randomUUID() })
  const shown = async (token: string) => {
    const { startedAt, net } = (await gateway.call(getSlotsState, {}, { token })).value()
    return { startedAt, net }
  }
  const now = () => gateway.clock.now().toISOString()

  test('is the one of the reality check, from game to game, until a long break (rule 17.4)', async () => {
    const { token, balance, open: openGame } = await player()
    ;(await gateway.call(setRealityCheck, { minutes: 10 }, { token })).value()
    const first = await openGame(1001)
    const startedAt = now()
    const before = await balance()
    await spin(first)
    gateway.clock.advance(minutes(4))
    await spin(first)
    gateway.clock.advance(minutes(3))
    const second = await openGame(1002)
    expect(await shown(second)).toEqual({ startedAt, net: (await balance()) - before })
    await spin(second)
    gateway.clock.advance(minutes(3))
    const session = await shown(second)
    expect(session).toEqual({ startedAt, net: (await balance()) - before })
    const { envelope } = await spin(second)
    expect(envelope).toMatchObject({
      code: 'reality_check_due',
      value: { startedAt: session.startedAt, net: session.net.toString() },
    })
    ;(await gateway.call(passRealityCheck, {}, { token: second })).value()
    expect(await shown(second)).toEqual(session)

    // A break of 15 minutes is part of the session, a longer one ends it.
    gateway.clock.advance(minutes(15))
    expect(await shown(await openGame(1001))).toEqual(session)
    gateway.clock.advance(1)
    expect(await shown(await openGame(1001))).toEqual({ startedAt: now(), net: 0n })
  })

  test('is that of the game if the player has neither limits nor a reality check, since no time is counted (rule 17.4)', async () => {
    const { balance, open: openGame } = await player()
    await spin(await openGame(1001))
    gateway.clock.advance(minutes(4))
    const game = await openGame(1002)
    const [startedAt, before] = [now(), await balance()]
    expect(await shown(game)).toEqual({ startedAt, net: 0n })
    await spin(game)
    gateway.clock.advance(minutes(2))
    expect(await shown(game)).toEqual({ startedAt, net: (await balance()) - before })
  })

  test('is that of the game if it is played with play money', async () => {
    const { token, open: openGame } = await player()
    ;(await gateway.call(setRealityCheck, { minutes: 10 }, { token })).value()
    await spin(await openGame(1001))
    gateway.clock.advance(minutes(4))
    const trial = await launch(gateway, token, 'trial', 1001)
    expect(await shown(trial)).toEqual({ startedAt: now(), net: 0n })
  })
})
