import { afterAll, beforeAll, expect, test } from 'vitest'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const none = { dividendContract: false, dailySalary: false, hourlySalary: false, salary: false }
const key = 'arara.list.getContracts'

/** A tab whose menu shows the contracts in force. @param kept what an earlier page has kept */
async function openMenu(kept?: object) {
  const page = fakeBrowser().page()
  const tab = await openAsMember(gateway, page)
  if (kept) page.tab.set(key, JSON.stringify(kept))
  const { $inForce } = await import('#stores/agents/contracts/in-force.ts')
  const show = () => {
    const seen: unknown[] = []
    const stop = $inForce.subscribe((value) => seen.push(value))
    return { seen, stop }
  }
  return { ...tab, page, show }
}

test('nothing is known until the answer, which the tab keeps for its next page and its session only', async () => {
  const { page, show, dropSession } = await openMenu()
  const { seen, stop } = show()
  expect(seen).toEqual([undefined])
  await expect.poll(() => seen).toEqual([undefined, none])
  expect(JSON.parse(page.tab.get(key) ?? '')).toEqual(none)
  dropSession('left')
  expect(page.tab.get(key)).toBeUndefined()
  expect(seen.at(-1)).toBeUndefined()
  stop()
})

test('a page begins with what was kept, until the answer', async () => {
  const kept = { ...none, salary: true }
  const { show } = await openMenu(kept)
  const { seen, stop } = show()
  expect(seen.at(-1)).toEqual(kept)
  await expect.poll(() => seen.at(-1)).toEqual(none)
  stop()
})

test('without an answer no contract is in force, or those that were kept', async () => {
  const { show, network } = await openMenu()
  network.down(getContracts)
  const first = show()
  await expect.poll(() => first.seen).toEqual([undefined, none])
  first.stop()

  const kept = { ...none, dailySalary: true }
  const again = await openMenu(kept)
  again.network.down(getContracts)
  const second = again.show()
  await expect.poll(() => again.network.sentTo(getContracts)).toHaveLength(1)
  expect(second.seen.at(-1)).toEqual(kept)
  second.stop()
})
