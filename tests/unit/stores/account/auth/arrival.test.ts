import { beforeEach, expect, test } from 'vitest'
import { openTab } from '#tests/unit/stores/fake-page.ts'

beforeEach(async () => void (await openTab()))

const arrived = async () => {
  const stores = await import('#stores/account/auth/arrival.ts')
  stores.arrive({ lastLoginAt: null, firstTime: true, offersFirst: true })
  return stores
}

test('the bonus of the first deposit outlives the announcements, and ends where it is closed', async () => {
  const { $arrival, greeted, firstOfferClosed } = await arrived()
  greeted()
  expect($arrival.get()).toEqual({ lastLoginAt: null, firstTime: false, offersFirst: true })
  firstOfferClosed()
  expect($arrival.get()?.offersFirst).toBe(false)
  greeted()
  expect($arrival.get()).toBeUndefined()
})

test('closed before the announcements, it does not come back with them', async () => {
  const { $arrival, greeted, firstOfferClosed } = await arrived()
  firstOfferClosed()
  expect($arrival.get()).toMatchObject({ firstTime: true, offersFirst: false })
  greeted()
  expect($arrival.get()).toBeUndefined()
})
