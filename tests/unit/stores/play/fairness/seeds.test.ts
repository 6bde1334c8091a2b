import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateSeedPair } from '#contract/play/fairness/rotate-seed-pair.ts'
import { isClientSeed, longestClientSeed, randomClientSeed } from '#stores/play/fairness/seeds.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('a client seed has 1 to 64 visible signs without a colon, as one that is suggested (rule 36.4)', () => {
  for (const good of ['a', '0', 'my-own_seed!', '~'.repeat(longestClientSeed)]) expect(isClientSeed(good)).toBe(true)
  for (const bad of ['', 'a:b', 'with space', 'ü', '\u007f', 'x'.repeat(longestClientSeed + 1)])
    expect(isClientSeed(bad)).toBe(false)
  const suggested = [randomClientSeed(), randomClientSeed()]
  expect(suggested.every(isClientSeed)).toBe(true)
  expect(suggested[0]).not.toBe(suggested[1])
})

test('after a lost answer the same seed is sent with the same key, so the pair is revealed once (rule 36.4)', async () => {
  const tab = await openAsMember(gateway, fakeBrowser().page('/member/fairness/'))
  const { rotateSeeds, seedPairs } = await import('#stores/play/fairness/seeds.ts')
  const { $state, refresh } = seedPairs()
  const stop = $state.listen(() => undefined)
  const shown = () => {
    const state = $state.get()
    return state.phase === 'ready' ? state.value : undefined
  }
  await expect.poll(shown).toMatchObject({ active: { nonce: 0 }, revealed: [] })
  const before = shown()?.active
  tab.network.loseAnswer(rotateSeedPair)
  await expect(rotateSeeds('my-own-seed')).rejects.toThrow()
  await rotateSeeds('my-own-seed')
  refresh()
  await expect.poll(() => shown()?.revealed.length).toBe(1)
  expect(shown()?.revealed[0]).toMatchObject({ commitment: before?.commitment, clientSeed: before?.clientSeed })
  expect(shown()?.active).toMatchObject({ commitment: before?.nextCommitment, clientSeed: 'my-own-seed' })
  stop()
})
