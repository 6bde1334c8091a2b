import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNotice } from '#contract/site/news/get-notice.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function open(page = fakeBrowser().page()) {
  const tab = await openSite(gateway, page)
  return { ...tab, ...(await import('#stores/site/news/news.ts')) }
}

const headline = (id: string, timestamp: string) => ({ id, title: id, timestamp })
const answer = (...player: ReturnType<typeof headline>[]) =>
  Response.json({ success: true, value: { banners: [], player, popup: [], promotion: [] } })

test('a failed load keeps the known notices, and of two loads the one started last counts', async () => {
  const { network, loadNotice, $notice } = await open()
  network.answer(getNotice, answer(headline('first', '2026-03-01 10:00:00')))
  await loadNotice('pt')
  network.down(getNotice)
  await loadNotice('pt')
  expect($notice.get()?.player.map(({ id }) => id)).toEqual(['first'])
  const slow = network.hold(getNotice)
  const reading = loadNotice('pt')
  await slow.answered
  network.answer(getNotice, answer(headline('last', '2026-03-03 10:00:00')))
  await loadNotice('pt')
  slow.release()
  await reading
  expect($notice.get()?.player.map(({ id }) => id)).toEqual(['last'])
})

test('an invalid answer keeps the known notices', async () => {
  const { network, loadNotice, $notice } = await open()
  network.answer(getNotice, answer(headline('first', '2026-03-01 10:00:00')))
  await loadNotice('pt')
  const wrong = [
    null,
    { success: false, code: 'service_unavailable' },
    { success: true, value: null },
    { success: true, value: { banners: [], player: [{ id: 1 }], popup: [], promotion: [] } },
    { success: true, value: { banners: [null], player: [], popup: [], promotion: [] } },
  ]
  for (const body of wrong) {
    network.answer(getNotice, Response.json(body))
    await loadNotice('pt')
    expect($notice.get()?.player.map(({ id }) => id)).toEqual(['first'])
  }
})

test('the gateway answers the site’s request', async () => {
  const { network, loadNotice, $notice } = await open()
  await loadNotice('en')
  expect(network.sentTo(getNotice)).toHaveLength(1)
  expect($notice.get()?.player).toBeInstanceOf(Array)
})
