import { expect, test } from 'vitest'
import { getInstantState } from '#contract/play/instants/get-instant-state.ts'
import { playInstant } from '#contract/play/instants/play-instant.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { seed } from '#gateway/seed/seed.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { closeReconciled, testGateway } from '#tests/support/gateway.ts'
import { dice } from '#tests/support/instants.ts'
import { launch, trialUser } from '#tests/support/people.ts'

test('a round that begins sooner than the law allows is refused, and says when it may begin (rule 37.6)', async () => {
  const gateway = await testGateway({ seeded: true })
  const { roundMs } = jurisdictions.br
  Object.assign(gateway.deps.config, { jurisdiction: { ...gateway.deps.config.jurisdiction, roundMs } })
  await seed(gateway.deps)
  const token = await trialUser(gateway)
  const game = await launch(gateway, token, 'trial', dice)
  expect((await gateway.call(getInstantState, {}, { token: game })).value().cycle).toBe(5_000)
  const roll = () => {
    const input = { stake: 100n, choice: { side: 'over', target: 5_000 } }
    return gateway.call(playInstant, input, { token: game, key: crypto.randomUUID() })
  }
  ;(await roll()).value()
  gateway.clock.advance(4_999)
  const early = await roll()
  expect(early.envelope).toMatchObject({ code: 'too_fast', value: { retryAfter: 1 } })
  gateway.clock.advance(1)
  ;(await roll()).value()

  const slots = await launch(gateway, token, 'trial')
  ;(await gateway.call(getSlotsState, {}, { token: slots })).value()
  const spin = () => gateway.call(spinSlots, { stake: 100n }, { token: slots, key: crypto.randomUUID() })
  ;(await spin()).value()
  gateway.clock.advance(2_499)
  expect((await spin()).code).toBe('too_fast')
  gateway.clock.advance(1)
  ;(await spin()).value()
  await closeReconciled(gateway)
})
