import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { trialUser } from '#tests/support/people.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

const [first, second] = [1001, 1002]

test('a game that answers late does not replace the one that the page names now', async () => {
  const { network } = await openAsMember(gateway)
  const { gameLaunch } = await import('#stores/play/games/game.ts')
  const { $state, want } = gameLaunch('en')
  const shown: unknown[] = []
  const stop = $state.subscribe((state) => state.phase === 'ready' && shown.push(state.value?.nodeId))
  const late = network.hold(launchGame)
  want(first)
  await late.answered
  want(second)
  const played = { phase: 'ready', value: { nodeId: second, mode: 'real' } }
  await expect.poll(() => $state.get()).toMatchObject(played)
  late.release()
  // A third answer comes after the late one.
  want(second, 'trial')
  await expect.poll(() => $state.get()).toMatchObject({ phase: 'ready', value: { nodeId: second, mode: 'trial' } })
  expect(shown).not.toContain(first)
  stop()
})

test('while another game is launched, none is ready', async () => {
  await openAsMember(gateway)
  const { gameLaunch } = await import('#stores/play/games/game.ts')
  const { $state, want } = gameLaunch('en', { nodeId: first })
  const stop = $state.listen(() => undefined)
  await expect.poll(() => $state.get()).toMatchObject({ phase: 'ready', value: { nodeId: first } })
  want(second)
  expect($state.get().phase).not.toBe('ready')
  want(undefined)
  await expect.poll(() => $state.get()).toEqual({ phase: 'ready', value: undefined })
  stop()
})

test('nothing is launched for a visitor; a login launches for its account, a trial user with play money', async () => {
  const { keepSession, network } = await openSite(gateway)
  const { gameLaunch } = await import('#stores/play/games/game.ts')
  const { $state } = gameLaunch('en', { nodeId: first })
  const stop = $state.listen(() => undefined)
  expect($state.get()).toEqual({ phase: 'waiting' })
  expect(network.sentTo(launchGame)).toEqual([])
  keepSession({ token: await trialUser(gateway), role: 'trial', account: 'trial1', currency: 'FUN' })
  await expect.poll(() => $state.get()).toMatchObject({ phase: 'ready', value: { nodeId: first, mode: 'trial' } })
  expect(network.sentTo(launchGame)).toHaveLength(1)
  stop()
})
