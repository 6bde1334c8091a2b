import { vi } from 'vitest'
import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { type FakePage, fakeBrowser, openTab } from './fake-page.ts'
import { connect } from './network.ts'

// Opening the database and hashing passwords take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** A fresh tab of the site on this gateway: its page, its network and its session store. */
export async function openSite(gateway: TestGateway, page: FakePage = fakeBrowser().page()) {
  const network = connect(gateway)
  await openTab(page)
  return { page, network, ...(await import('#stores/account/auth/session.ts')) }
}

/** The same, with a new member logged in. */
export async function openAsMember(gateway: TestGateway, page?: FakePage) {
  const person = await registerMember(gateway)
  const tab = await openSite(gateway, page)
  tab.keepSession({
    token: person.token,
    role: 'member',
    account: person.username,
    currency: 'BRL',
    entitlements: 'referral deposit',
  })
  return { ...tab, person }
}

/** The fault of a store's call; each tab has its own classes, so it is known by its shape. */
export async function faultOfStore(calling: Promise<unknown>): Promise<unknown> {
  const error: unknown = await calling.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Error && 'fault' in error ? error.fault : error
}
