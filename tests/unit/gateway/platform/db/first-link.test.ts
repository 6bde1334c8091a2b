import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { memberType } from '#contract/account/members/member.ts'
import { createMember } from '#gateway/account/members/accounts.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'

afterEach(() => {
  vi.doUnmock('#lib/languages.ts')
  vi.resetModules()
})

test('the first link of an agent is in the default language, whatever languages the site is built in', async () => {
  const gateway = await testGateway()
  onTestFinished(() => gateway.close())
  const { database, now } = gateway.deps
  vi.resetModules()
  vi.doMock('#lib/languages.ts', () => ({ siteLanguages: ['es', 'en'], defaultLanguage: 'es' }))
  const { issueInvitation } = await import('#gateway/account/auth/invitations.ts')
  await database.transaction(async (tx) => {
    const member = { account: 'agent', type: memberType, currency: 'BRL', createdAt: now() }
    const memberId = await createMember(tx, member)
    await issueInvitation(tx, { code: 'AGENT1', kind: 'affiliate', memberId, now: now() })
  })
  const links = await rowsAs(database, 'SELECT code, language FROM agent_link')
  expect(links).toEqual([{ code: 'agent1', language: 'es' }])
})
