import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

/** PostgreSQL's error when a table cannot grow. */
const noRoom = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$"

describe.each(databases())('a disk that is full, $name', ({ open }) => {
  let gateway: TestGateway
  let database: Database
  beforeEach(async () => {
    database = await open()
    gateway = await testGateway({
      database,
      wrap: (bound) => (bound.call.name === getKeys.name ? { ...bound, handle: () => database.query(noRoom) } : bound),
    })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await gateway.close()
  })

  test('answers 503 with Retry-After, and /readyz says no for a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const ready = async () => (await gateway.request('/readyz')).status
    expect(await ready()).toBe(200)
    const { status, code, headers } = await gateway.call(getKeys, {})
    expect([status, code, headers.get('Retry-After')]).toEqual([503, 'service_unavailable', '30'])
    expect(await ready()).toBe(503)
    expect((await gateway.request('/healthz')).status).toBe(200)
    // A statement that needs no room works on the same connection.
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    vi.advanceTimersByTime(30_000)
    expect(await ready()).toBe(200)
  })
})
