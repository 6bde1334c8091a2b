import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectRaw } from '#tests/support/raw-http.ts'
import { House } from './house.ts'

/** Connections of each kind at once. */
const many = 200

/** Requests that a client can begin with a gateway and never end. */
const openings = {
  silent: '',
  'headers that do not end': 'POST /wps/session/login HTTP/1.1\r\nHost: house\r\nX-Slow: ',
  'a body that does not end':
    'POST /wps/session/login HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"',
} as const

test('silent and slow clients are disconnected, and nobody else waits for them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-clients-'))
  const seconds = { FIRST_BYTE_SECONDS: '2', HEADERS_SECONDS: '2', REQUEST_SECONDS: '4', MAX_CONNECTIONS: '2000' }
  // All of them come from one address here, as players behind one carrier do.
  const settings = { DATA_DIR: dataDir, ...seconds, MAX_CONNECTIONS_PER_ADDRESS: '2000' }
  const house = new House({ kind: 'embedded', dataDir }, settings)
  await house.open()
  await house.rounds(20)
  for (const opening of Object.values(openings)) {
    const url = house.gateway?.url ?? ''
    const clients = await Promise.all(Array.from({ length: many }, () => connectRaw(url)))
    for (const client of clients) {
      if (opening !== '') client.send(opening)
    }
    await house.rounds(100)
    await expect.poll(() => clients.filter(({ hasEnded }) => !hasEnded).length, { timeout: 60_000 }).toBe(0)
  }
  expect(house.met).toEqual([])
  await house.expectSound()
  rmSync(dataDir, { recursive: true })
}, 600_000)
