import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFirstLoginNotice } from '#contract/site/news/get-first-login-notice.ts'
import { seedNews } from '#gateway/seed/seed-news.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await seedNews(gateway.deps)
})
afterAll(() => gateway.close())

const load = async () => ({
  ...(await import('#stores/site/news/announcements.ts')),
  ...(await import('#stores/account/auth/arrival.ts')),
})

test('a first login shows the welcome first', async () => {
  const { network } = await openAsMember(gateway)
  const { arrive, loadAnnouncements } = await load()
  arrive({ lastLoginAt: null, firstTime: true })
  const [welcome, ...others] = await loadAnnouncements('announcement', 'en')
  expect(welcome).toMatchObject({ id: 'bem-vindo', execution: 'F' })
  expect(others.every(({ execution }) => execution === 'A')).toBe(true)
  expect(network.sentTo(getFirstLoginNotice)).toHaveLength(1)
})

test('a later login shows no welcome', async () => {
  const { network } = await openAsMember(gateway)
  const { arrive, loadAnnouncements } = await load()
  arrive({ lastLoginAt: '2026-11-20T15:00:00.000Z', firstTime: false })
  const list = await loadAnnouncements('announcement', 'en')
  expect(list.some(({ execution }) => execution === 'F')).toBe(false)
  expect(network.sentTo(getFirstLoginNotice)).toEqual([])
})

test('a visitor in a tab with an earlier login gets the announcements for visitors', async () => {
  const { network } = await openSite(gateway)
  const { arrive, loadAnnouncements } = await load()
  arrive({ lastLoginAt: null, firstTime: true })
  expect((await loadAnnouncements('announcement', 'en')).every(({ execution }) => execution === 'B')).toBe(true)
  expect(network.sentTo(getFirstLoginNotice)).toEqual([])
})
