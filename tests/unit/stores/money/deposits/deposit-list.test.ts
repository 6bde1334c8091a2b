import { beforeAll, expect, test } from 'vitest'
import { getDeposits } from '#contract/money/deposits/get-deposits.ts'
import { eventually } from '#tests/support/eventually.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { charge } from '#tests/support/paying-in.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  return () => closeReconciled(gateway)
})

/** The list of a member with twelve deposits, at this address. */
async function open(search: string) {
  const tab = await openAsMember(gateway, fakeBrowser().page(`/member/depositv2/${search}`))
  const made: string[] = []
  for (let count = 0; count < 12; count++) made.unshift((await charge(gateway, tab.person)).depositId)
  const { deposits, depositPage } = await import('#stores/money/deposits/deposit.ts')
  deposits.$state.listen(() => undefined)
  const shown = (count: number) =>
    eventually(() => {
      const state = deposits.$state.get()
      if (state.phase !== 'ready' || state.value.list.length !== count) throw new Error(state.phase)
      return { ...state.value, ids: state.value.list.map(({ depositId }) => depositId) }
    })
  return { ...tab, made, depositPage, shown }
}

test('the address names the page of deposits, and keeps the deposit that it names besides', async () => {
  const { page, made, depositPage, shown } = await open('?deposit=ABC')
  const first = await shown(10)
  expect([first.ids, first.previous]).toEqual([made.slice(0, 10), null])
  depositPage.show({ cursor: first.next ?? '' })
  const second = await shown(2)
  expect([second.ids, second.next]).toEqual([made.slice(10), null])
  expect(page.history.at(-1)).toBe(`/member/depositv2/?deposit=ABC&cursor=${first.next}`)
  depositPage.show({ cursor: second.previous ?? '' })
  expect((await shown(10)).ids).toEqual(first.ids)
})

test('an address with the page of another account shows the first page', async () => {
  const { page, network, made, shown } = await open('?cursor=AAAAAAAAAAAAAAAAAAAA')
  expect((await shown(10)).ids).toEqual(made.slice(0, 10))
  expect(page.history.at(-1)).toBe('/member/depositv2/')
  expect(network.sentTo(getDeposits)).toHaveLength(2)
})
