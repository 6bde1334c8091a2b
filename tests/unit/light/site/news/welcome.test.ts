import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedNews } from '#gateway/seed/seed-news.ts'
import { createTranslate } from '#lib/messages.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { FakeElement, fakeDocument } from '#tests/unit/light/fake-element.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await seedNews(gateway.deps)
})
afterAll(() => gateway.close())

/** The popup of announcements as a member finds it after a login. */
async function popupAfterLogin(firstTime: boolean) {
  vi.stubGlobal('addEventListener', () => undefined)
  await openAsMember(gateway)
  const { arrive } = await import('#stores/account/auth/arrival.ts')
  const { $announcements } = await import('#stores/site/news/announcements.ts')
  const { $popup } = await import('#stores/popup.ts')
  const { announceToMember } = await import('#islands/popups/announce-to-member.ts')
  const { newsReader } = await import('#light/site/news/news-reader.ts')
  const { rest } = await import('#light/site/news/quiet.ts')
  rest.ms = 10
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('document', {
    ...fakeDocument(),
    hidden: false,
    querySelector: () => null,
    querySelectorAll: () => [],
    referrer: '',
  })
  vi.stubGlobal('location', { pathname: '/', hash: '', origin: 'https://arara.example' })
  arrive({ lastLoginAt: firstTime ? null : '2026-11-20T15:00:00.000Z', firstTime })
  await announceToMember('en', new AbortController().signal)
  const popup = $popup.get()
  if (popup?.name !== 'announcement') throw new Error('No announcements have opened.')
  const all = $announcements.announcement.get() ?? []
  // The keys are as good as the words here.
  const t = createTranslate<'news'>({}, 'en')
  const options = { name: popup.name, id: popup.id, language: 'en', locale: 'en', t } as const
  const reader = newsReader(all, options) as unknown as FakeElement
  // The text is cleaned before it is shown.
  await eventually(() => expect(reader.querySelector('.prose')?.children).not.toHaveLength(0))
  const buttons = reader.querySelectorAll('.reader__title')
  return {
    all,
    reader,
    titles: buttons.map((title) => title.querySelector('span')?.children[0]),
    unfolded: buttons.flatMap((title) => (title.ariaExpanded === 'true' ? [title.attributes['aria-controls']] : [])),
    texts: reader.querySelectorAll('.prose').map(({ text }) => text),
  }
}

// Product rule 12.3.
test('the popup of a first login shows the text of the welcome, above what everybody gets', async () => {
  const { all, titles, unfolded, texts, reader } = await popupAfterLogin(true)
  const [welcome, ...others] = all
  expect(welcome).toMatchObject({ execution: 'F', title: 'Welcome!' })
  expect(titles).toEqual(all.slice(0, 9).map(({ title }) => title))
  expect(others.length).toBeGreaterThan(0)
  expect(unfolded).toEqual([`news-${welcome?.id}`])
  expect(texts).toEqual([welcome?.content])
  expect(reader.querySelector('.reader__text')?.attributes['aria-label']).toBe('Welcome!')
  expect(reader.querySelector('.reader__nothing')?.hidden).toBe(true)
})

test('the popup of a later login has no welcome, and unfolds the newest announcement', async () => {
  const { all, titles, unfolded, texts } = await popupAfterLogin(false)
  expect(titles).not.toContain('Welcome!')
  expect(all.map(({ execution }) => execution)).not.toContain('F')
  expect(unfolded).toEqual([`news-${all[0]?.id}`])
  expect(texts).toEqual([all[0]?.content])
})
