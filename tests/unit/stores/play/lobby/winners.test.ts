import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { getIcon } from '#contract/platform/uploads/get-icon.ts'
import { getWinners } from '#contract/play/lobby/get-winners.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const ok = (value: unknown) => Response.json({ success: true, value })
const vo = (winAmount: string) => ({
  vo: {
    iconUrl: '/x',
    gameName: 'x',
    customerName: 'a***b',
    winAmount,
    currency: 'BRL',
    wonAt: '2026-03-01T10:00:00.000Z',
  },
})

test('winners come sorted by amount, twenty at most, compared exactly', async () => {
  const { network } = await openSite(gateway)
  const { loadWinners } = await import('#stores/play/lobby/winners.ts')
  const many = Array.from({ length: 22 }, (_, index) => vo(String(index + 1)))
  network.answer(getWinners, ok({ list: [...many, vo('90071992547409930'), vo('90071992547409931')] }))
  const winners = await loadWinners('pt')
  expect(winners).toHaveLength(20)
  expect(winners?.slice(0, 3).map(({ winAmount }) => winAmount)).toEqual([90071992547409931n, 90071992547409930n, 22n])
})

test('a missing answer differs from an empty list', async () => {
  const { network } = await openSite(gateway)
  const { loadWinners } = await import('#stores/play/lobby/winners.ts')
  network.down(getWinners)
  expect(await loadWinners('pt')).toBeUndefined()
  expect(await loadWinners('pt')).toEqual([])
})

test('the permission is loaded once, and again after a failure', async () => {
  const { network } = await openSite(gateway)
  const { $permission, loadPermission } = await import('#stores/site/system/permission.ts')
  network.down(getPermission)
  expect(await loadPermission('pt')).toBeUndefined()
  await Promise.all([loadPermission('pt'), loadPermission('pt')])
  await loadPermission('pt')
  expect(network.sentTo(getPermission)).toHaveLength(2)
  expect($permission.get()?.info.brand.name).not.toBe('')
})

test('a picture of another host is not shown, and one failed call does not affect the other', async () => {
  const { network, dropSession } = await openAsMember(gateway)
  const { $icon, $unread, loadProfile } = await import('#stores/account/security/profile.ts')
  network.answer(getIcon, ok({ icon: '//evil.example/a.png' }))
  network.answer(getUnreadCount, ok({ unread: 3 }))
  await loadProfile()
  expect([$icon.get(), $unread.get()]).toEqual([undefined, 3])
  network.answer(getIcon, ok({ icon: '/art/a.webp' }))
  network.down(getUnreadCount)
  await loadProfile()
  expect([$icon.get(), $unread.get()]).toEqual(['/art/a.webp', 3])
  dropSession('left')
  expect([$icon.get(), $unread.get()]).toEqual([undefined, 0])
})
