import { Writable } from 'node:stream'
import { create } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { type Envelope, EnvelopeStruct } from '#contract/envelope.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { type AppOptions, createApp } from '#gateway/app.ts'
import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { openPorts, type ReplacedPorts } from '#gateway/open-ports.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { noLimits } from '#gateway/platform/http/limits.ts'
import type { Draw, DrawTile } from '#gateway/platform/uploads/drawer.ts'
import { pictureDrawer } from '#gateway/platform/uploads/drawer.ts'
import type { FileStore } from '#gateway/platform/uploads/file-store.ts'
import type { Ports } from '#gateway/ports.ts'
import { seed } from '#gateway/seed/seed.ts'
import { toJson } from '#lib/json.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'
import { type Clock, fakeClock } from '#tests/support/clock.ts'
import { memoryDatabase, postgresDatabase, seededMemoryDatabase, usualDatabase } from '#tests/support/database.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { type PublicKey, seal } from '#tests/support/seal.ts'
import { uploadsFolder } from '#tests/support/uploads-folder.ts'

export interface TestGatewayOptions extends AppOptions, Omit<ReplacedPorts, 'pictures'> {
  /** Replaces the place of members' pictures. */
  readonly files?: FileStore
  /** Replaces the drawing of members' pictures. */
  readonly draw?: Draw
  /** Replaces the drawing of games' tiles. */
  readonly drawTile?: DrawTile
  /** The kind of database, or an open one; closing the gateway closes it. */
  readonly database?: 'memory' | 'postgres' | Database
  readonly clock?: Clock
  /** Environment variables, as the gateway reads them. */
  readonly env?: Readonly<Record<string, string>>
  /** Fills the catalogue; left out, lobbies are empty and the start is quicker. */
  readonly seeded?: boolean
}

export interface Sending {
  readonly token?: string
  /** The idempotency key. */
  readonly key?: string
  /** Address of the peer. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The file of an upload. */
  readonly file?: Uint8Array
}

/** An answer as it came; `value` is read by the call's struct and only there when it succeeded. */
export interface Answer<Value> {
  readonly status: number
  readonly headers: Headers
  readonly envelope: Envelope
  /** The code of a failure, `undefined` for a success. */
  readonly code: string | undefined
  /** @throws where the call was refused */
  value(): Value
}

export interface TestGateway {
  readonly deps: GatewayDeps
  readonly ports: Ports
  readonly clock: Clock
  /** The log so far, at every level. */
  log(): string
  /** The raw way in. */
  request(path: string, init?: RequestInit, peer?: string): Promise<Response>
  /** Calls as a client does: seals where the call is sealed. The input may break the contract. */
  call<Request, Value>(
    call: CallDefinition<string, Request, Value>,
    input: unknown,
    sending?: Sending,
  ): Promise<Answer<Value>>
  close(): Promise<void>
}

/** The site of these gateways: browsers make passkeys there. */
export const siteUrl = 'http://localhost:4321'

/** One process draws the pictures of all gateways of a run's thread. */
const patientDraw = pictureDrawer({ patience: 100_000, idle: 10_000 })

/** The parts of a call that its request depends on, whatever its types. */
type Wire = Pick<CallDefinition, 'method' | 'path' | 'sealed' | 'upload'>

/**
 * The whole gateway in this process on real tables; every answer is held to its contract. Limits are off, and passwords
 * cost next to nothing unless a test gives the real hasher.
 */
export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const clock = options.clock ?? fakeClock()
  const database = await databaseOf(options.database, options.seeded)
  // A long run gives the catalogue ten thousand games.
  const large = options.seeded && process.env.SEED_GAMES ? { SEED_GAMES: process.env.SEED_GAMES } : {}
  const config = parseConfig({
    SEED_DEMO: '0',
    OUTBOX: '1',
    CHALLENGE: 'none',
    PUBLIC_SITE_URL: siteUrl,
    UPLOADS_DIR: uploadsFolder(),
    ...large,
    ...options.env,
  })
  const deps = gatewayDeps({ database, config, log: createLog('trace', sink), now: clock.now })
  if (options.seeded) await seed(deps)
  const { files, draw = patientDraw, drawTile } = options
  const ports = openPorts(deps, {
    ...options,
    auth: { hasher: cheapHasher, ...options.auth },
    pictures: { draw, ...(drawTile && { drawTile }), ...(files && { store: files }) },
  })
  const usual = {
    assertResponses: true,
    limits: noLimits,
    // Few tests close the gateway while it runs; the others need not ask before each request.
    gateMaxAge: Number.POSITIVE_INFINITY,
    // No test but that of the deadline may depend on how busy the machine is.
    deadline: 100_000,
  }
  const app = createApp(deps, ports, { ...usual, ...options })
  const request: TestGateway['request'] = async (path, init = {}, peer = '127.0.0.1') =>
    await app.request(path, init, { peer })
  /** The gateway's key is asked for once, and again when it is no longer accepted, as the site's client does. */
  let key: Promise<PublicKey> | undefined
  return {
    deps,
    ports,
    clock,
    request,
    log: () => lines.join(''),
    close: () => database.close(),
    async call(call, input, sending = {}) {
      const ask = async () => {
        const { path, init } = await requestOf(call, input, sending)
        return await answerOf(call, await request(path, init, sending.address))
      }
      const answer = await ask()
      if (answer.code !== 'sealed_key_unknown') return answer
      key = undefined
      return await ask()
    },
  }

  async function requestOf(call: Wire, input: unknown, { token, key, headers, file }: Sending) {
    const { method, path } = call
    const inQuery = method === 'GET' || method === 'DELETE' || call.upload
    const body = call.upload
      ? { body: Buffer.from(file ?? []) }
      : inQuery
        ? {}
        : { body: toJson(call.sealed ? await sealed(call, input) : input) }
    const entries = Object.entries((input ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'object' ? toJson(value) : String(value),
    ])
    return {
      path: inQuery && entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path,
      init: {
        method,
        headers: {
          ...(inQuery ? {} : { 'Content-Type': 'application/json' }),
          ...(call.upload ? { 'Content-Type': 'application/octet-stream' } : {}),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...headers,
        },
        ...body,
      },
    }
  }

  async function sealed({ method, path }: Wire, body: unknown) {
    key ??= currentKey()
    return await seal({ key: await key, method, path, body, now: clock.now() })
  }

  async function currentKey(): Promise<PublicKey> {
    const answer = await answerOf(getKeys, await request(getKeys.path))
    const [current] = answer.value().keys
    if (!current) throw new Error('The gateway gives no key')
    return current
  }
}

/** Closes a gateway at the end of a file and checks that its books balance. */
export async function closeReconciled(gateway: TestGateway): Promise<void> {
  await expectReconciled(gateway.deps.database)
  await gateway.close()
}

async function databaseOf(wanted: TestGatewayOptions['database'], seeded: boolean | undefined): Promise<Database> {
  if (typeof wanted === 'object') return wanted
  if (wanted === 'postgres') return await postgresDatabase()
  if (wanted === 'memory') return await (seeded ? seededMemoryDatabase() : memoryDatabase())
  return await usualDatabase({ seeded: seeded === true })
}

async function answerOf<Request, Value>(
  call: CallDefinition<string, Request, Value>,
  response: Response,
): Promise<Answer<Value>> {
  const envelope = create(await response.json(), EnvelopeStruct)
  const code = envelope.success ? undefined : envelope.code
  return {
    status: response.status,
    headers: response.headers,
    envelope,
    code,
    value() {
      if (!envelope.success) throw new Error(`${call.name} was refused: ${toJson(envelope)}`)
      return create(envelope.value, call.response)
    },
  }
}
