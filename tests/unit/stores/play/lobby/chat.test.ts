import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLaunchChat } from '#contract/play/lobby/get-launch-chat.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { faultOfStore, openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const origin = 'https://arara.test'
const open = async () => ({ ...(await openAsMember(gateway)), ...(await import('#stores/play/lobby/chat.ts')) })

test('a gateway without a chat room reports that', async () => {
  const { launchChat } = await open()
  expect(await faultOfStore(launchChat('pt', origin))).toMatchObject({ code: 'chat_not_configured' })
})

test('a chat of another site is not framed unless the site is built for it', async () => {
  const { deps } = gateway
  await writeSetting(deps.database, 'chat', { url: 'https://chat.example/room' }, deps.now())
  const { launchChat } = await open()
  expect(await launchChat('pt', origin)).toEqual({ url: 'https://chat.example/room', own: false, framed: false })
})

test.each([
  ['/room', { url: `${origin}/room`, own: true, framed: true }],
  ['javascript:alert(1)', undefined],
  ['http://chat.example/', undefined],
  ['https://user:secret@chat.example/', undefined],
])('the address %s', async (chatUrl, room) => {
  const { launchChat, network } = await open()
  network.answer(getLaunchChat, Response.json({ success: true, value: { chatUrl } }))
  expect(await launchChat('pt', origin)).toEqual(room)
})

test('hosts who are offline are not listed', async () => {
  const { deps } = gateway
  const host = (name: string, online: boolean) => ({ id: name, name, imageUrl: '', online })
  await writeSetting(deps.database, 'live-models', [host('Bia', true), host('Nina', false)], deps.now())
  const { hostsOnline } = await open()
  expect(await hostsOnline('pt')).toEqual(['Bia'])
})
