import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function open(address: string, values: Record<string, string> = {}) {
  const page = fakeBrowser().page(address)
  const kept = { page: 'https://s.example/rng/', values }
  page.tab.set('arara.campaign', JSON.stringify(kept))
  await openSite(gateway, page)
  const { invitation } = await import('#stores/account/auth/invitation.ts')
  const { dropInvitation } = await import('#stores/account/auth/drop-invitation.ts')
  const { campaign } = await import('#stores/account/auth/campaign.ts')
  return { page, invitation, dropInvitation, campaign }
}

test('the agent’s code wins over a friend’s', async () => {
  const { invitation } = await open('/', { referralCode: 'maria26', affiliateCode: 'rafael26' })
  expect(invitation()).toEqual({ code: 'rafael26', kind: 'affiliateCode' })
})

test('an unknown code is removed from the form and the address', async () => {
  const address = '/register/?referralCode=nobody&q=a#register'
  const { page, invitation, dropInvitation, campaign } = await open(address, {
    referralCode: 'nobody',
    utm_source: 'zap',
  })
  expect(invitation()).toEqual({ code: 'nobody', kind: 'referralCode' })
  dropInvitation()
  expect(invitation()).toBeUndefined()
  expect(page.history).toEqual(['/register/?q=a#register'])
  expect(campaign()?.registerUrl).toBe('https://s.example/rng/?utm_source=zap')
})
