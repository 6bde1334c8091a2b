import { beforeAll, expect, test, vi } from 'vitest'
import { getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { getNewsVersion } from '#contract/site/news/get-news-version.ts'
import { getNotice } from '#contract/site/news/get-notice.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { resourcesSetting } from '#gateway/platform/settings/site-settings.ts'
import { seedNews } from '#gateway/seed/seed-news.ts'
import { seedRewards } from '#gateway/seed/seed-rewards.ts'
import { versionCachedMs } from '#gateway/site/news/news-version.ts'
import { endNews, listNews, putNews } from '#gateway/site/news/put-news.ts'
import { hours } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

// Product rules 12.14 to 12.16.
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  for (const seed of [seedNews, seedRewards]) await seed(gateway.deps)
  return () => gateway.close()
})

const asked = (types: string) => ({ types, platform: 'W', execution: 'B', language: 'en' })
const promotions = async () => (await gateway.call(getAnnouncements, asked('PR'))).value().list
const titles = async () => (await promotions()).map(({ title }) => title)
const homeBanners = async () =>
  (await gateway.call(getNotice, asked('B'))).value().banners.filter(({ groupName }) => groupName === 'w_home')
/** The state after cached answers have expired. */
const version = async () => {
  gateway.clock.advance(versionCachedMs)
  return (await gateway.call(getNewsVersion, { language: 'en' })).value()
}

const file = (title: string, more: object = {}) => ({
  id: 'friday',
  type: 'PR',
  for: ['A', 'B'],
  position: 0,
  texts: { en: { title, content: `<p>${title}.</p>` } },
  ...more,
})
const put = (news: object, from = 0, until?: number) => {
  const now = gateway.deps.now().getTime()
  const validUntil = until === undefined ? null : new Date(now + hours(until))
  return putNews(gateway.deps.database, news, { by: 'ana', validFrom: new Date(now + hours(from)), validUntil })
}
const end = (id: string) => endNews(gateway.deps.database, id, { by: 'ana', now: gateway.deps.now() })

test('the newest version of a promotion that has begun counts; an older one does not return after its end (rule 12.14)', async () => {
  const before = await titles()
  expect(await put(file('One'))).toBe(1)
  expect(await titles()).toEqual(['One', ...before])
  // The next version waits for its time, and has an end.
  expect(await put(file('Two', { picture: '/art/banners/quinta-da-roleta' }), 1, 2)).toBe(2)
  expect((await promotions())[0]).toMatchObject({ id: 'friday', title: 'One', picture: null })
  gateway.clock.advance(hours(1))
  expect((await promotions())[0]).toMatchObject({ title: 'Two', picture: '/art/banners/quinta-da-roleta' })
  gateway.clock.advance(hours(1))
  expect(await titles()).toEqual(before)
})

test('an operator can end a running promotion, together with its planned versions', async () => {
  const before = await titles()
  await put(file('Three'))
  await put(file('Four'), 1)
  await end('friday')
  expect(await titles()).toEqual(before)
  gateway.clock.advance(hours(1))
  expect(await titles()).toEqual(before)
  // Put in once more, it runs again.
  await put(file('Five'))
  expect(await titles()).toEqual(['Five', ...before])
  await expect(end('nothing')).rejects.toThrow('There is no announcement nothing.')
  const rows = (await listNews(gateway.deps.database)).filter(({ name }) => name === 'PR friday')
  expect(rows.map((row) => row.version)).toEqual([6, 5, 4, 3, 2, 1])
  expect(rows.every(({ put_in_by }) => put_in_by === 'ana')).toBe(true)
  await end('friday')
})

test('a promotion shows its own picture, or that of a banner that links to it', async () => {
  const list = await promotions()
  expect(list.find(({ id }) => id === 'free-play')?.picture).toBe('/art/banners/boas-vindas')
  expect(list.find(({ id }) => id === 'exact-odds')?.picture).toBe('/art/banners/rodada-dupla')
  expect(list.find(({ id }) => id === 'real-winners')?.picture).toBeNull()
})

test('the banners of a place are stored as a whole', async () => {
  const texts = { en: { title: 'New', lead: 'Newer' }, pt: { title: 'Novo', lead: 'Mais novo' } }
  const list = [{ imageUrl: '/art/banners/boas-vindas', url: '/rng/', linkageType: 'PAGE', texts }]
  const before = await homeBanners()
  expect(before).toHaveLength(5)
  expect(await put({ banners: 'w_home', list }, 0, 1)).toBe(2)
  expect(await homeBanners()).toEqual([
    {
      groupName: 'w_home',
      imageUrl: '/art/banners/boas-vindas',
      url: '/rng/',
      linkageType: 'PAGE',
      title: 'New',
      lead: 'Newer',
    },
  ])
  // Its time over, the place is empty until the next version.
  gateway.clock.advance(hours(1))
  expect(await homeBanners()).toEqual([])
  const again = { imageUrl: '/art/banners/x', url: 'https://blog.example/', linkageType: 'LINK', texts }
  expect(await put({ banners: 'w_home', list: [again, again] })).toBe(3)
  expect(await homeBanners()).toHaveLength(2)
})

test('published news cannot be changed or deleted (rule 12.14)', async () => {
  for (const text of [
    "UPDATE announcement SET ended_at = now() WHERE code = 'friday'",
    "UPDATE announcement_text SET title = 'x'",
    'DELETE FROM banner_set',
  ])
    await expect(gateway.deps.database.query(text)).rejects.toMatchObject({ code: '42501' })
})

test('the version names the changed part, and stays the same when equal news are stored again', async () => {
  const before = await version()
  await put(file('Six'))
  const promoted = await version()
  expect(promoted).toEqual({ ...before, promotions: promoted.promotions })
  expect(promoted.promotions).not.toBe(before.promotions)
  await put(file('Six'))
  expect(await version()).toEqual(promoted)
  // Another language compares its own texts.
  expect((await gateway.call(getNewsVersion, { language: 'pt' })).value().promotions).not.toBe(promoted.promotions)
  const texts = { en: { title: 'Other', lead: 'Banner' } }
  await put({ banners: 'w_home', list: [{ imageUrl: '/art/banners/y', url: '', linkageType: 'NONE', texts }] })
  const withBanner = await version()
  expect(withBanner).toEqual({ ...promoted, banners: withBanner.banners })
  expect(withBanner.banners).not.toBe(promoted.banners)
  await gateway.deps.database.query('UPDATE point_reward SET points = points + 1 WHERE position = 1')
  const dearer = await version()
  expect(dearer).toEqual({ ...withBanner, points: dearer.points })
  expect(dearer.points).not.toBe(withBanner.points)
  const chat = {
    resourceType: 'SOCIAL',
    labelNameEn: 'TELEGRAM',
    label: 'Telegram',
    url: 'https://telegram.example/us',
  }
  await writeSetting(gateway.deps.database, resourcesSetting.name, [chat], gateway.deps.now())
  const reached = await version()
  expect(reached).toEqual({ ...dearer, contacts: reached.contacts })
  expect(reached.contacts).not.toBe(dearer.contacts)
  // The promotion ends by itself at its end.
  await put(file('Seven'), 0, 1)
  gateway.clock.advance(hours(1))
  expect((await version()).promotions).toBe(before.promotions)
})

test('many simultaneous requests cost one read', async () => {
  await version()
  const { database } = gateway.deps
  const read = vi.spyOn(database, 'query')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => gateway.call(getNewsVersion, { language: 'en' }).then((answer) => answer.value())),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(read.mock.calls.filter(([text]) => /announcement|banner_set/.test(text))).toEqual([])
  gateway.clock.advance(versionCachedMs)
  await gateway.call(getNewsVersion, { language: 'en' })
  expect(read.mock.calls.filter(([text]) => /announcement|banner_set/.test(text))).not.toEqual([])
})
