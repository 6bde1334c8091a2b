import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { signatureHeaders, signatureOf } from '#contract/vendor/signature.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { heldTo } from '#tests/support/openapi-answers.ts'
import { fundedMember } from '#tests/support/people.ts'
import { seal } from '#tests/support/seal.ts'
import { connectVendor, fakeVendor, testVendor, testVendorKey } from '#tests/support/vendor.ts'

// Clients that are made from docs/openapi, as anybody would make them, against a gateway. `registry.test.ts` holds every answer of
// every other call to its document.

const programs = join(import.meta.dirname, '../support/openapi')
const baseUrl = 'http://gateway.test'
const vendor = fakeVendor()
let gateway: TestGateway

beforeAll(async () => {
  mkdirSync('.cache/openapi', { recursive: true })
  for (const name of ['players', 'vendor']) {
    const document = JSON.parse(readFileSync(`docs/openapi/${name}.json`, 'utf8')) as object
    writeFileSync(`.cache/openapi/${name}.d.ts`, astToString(await openapiTS(document as never)))
  }
  gateway = await testGateway({ seeded: true, vendors: vendor.client })
  await connectVendor(gateway)
})
afterAll(async () => {
  await expectReconciled(gateway.deps.database)
  await gateway.close()
})

/** Sends a request to the gateway, and holds the answer to the document. */
function fetchFrom(name: 'players' | 'vendor') {
  const document = heldTo(name)
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? {} : { body: new Uint8Array(await request.arrayBuffer()) }
    const init = { method: request.method, headers: Object.fromEntries(request.headers), ...body }
    const response = await gateway.request(pathname + search, init)
    const answer = JSON.parse(await response.clone().text()) as unknown
    expect(document.faultsOfAnswer(request.method, pathname, response.status, answer)).toEqual([])
    return response
  }
}

/** The programs are apart from the project, because their types do not exist before this file has made them. */
const program = async <Program>(name: string): Promise<Program> =>
  (await import(/* @vite-ignore */ join(programs, `${name}.ts`))) as Program

test('programs that use the generated types are right by them', async () => {
  const compiler = 'node_modules/typescript-native/bin/tsc'
  const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', programs])
  await expect(
    run.then(
      ({ stdout }) => stdout,
      (failed: { stdout: string }) => failed.stdout,
    ),
  ).resolves.toBe('')
})

test('a client made from players.json logs a member in and plays a round of a slot of the house', async () => {
  const { username, password } = await fundedMember(gateway, 100_00n)
  const { playSlots } = await program<SlotsPlayer>('slots-player')
  const played = await playSlots(
    {
      baseUrl,
      fetch: fetchFrom('players'),
      seal: (asked) => seal({ ...asked, now: gateway.clock.now() }),
    },
    { username, password, nodeId: 1001 },
  )
  expect(BigInt(played.after)).toBe(100_00n - BigInt(played.stake) + BigInt(played.win))
  expect(played.balance).toBe(played.after)
  expect(played.refused).toBe('idempotency_key_reused')
})

test('a client made from vendor.json exchanges a launch token, bets, wins and ends the round', async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  const launch = { nodeId: testVendor.nodeId, mode: 'real', language: 'pt' }
  ;(await gateway.call(launchGame, launch, { token })).value()
  const { playAsVendor } = await program<GameVendor>('game-vendor')
  const played = await playAsVendor(
    { baseUrl, fetch: fetchFrom('vendor'), sign: signed },
    vendor.launches.at(-1)?.token ?? '',
  )
  expect(played).toEqual({
    balances: ['10000', '9750', '10650'],
    ended: { ended: true, lost: 1 },
    refusals: { late: 'round_ended', other: 'duplicate_transaction', used: 'token_used' },
  })
})

/** The headers of a request of the test's vendor. */
function signed(path: string, body: Uint8Array): Readonly<Record<string, string>> {
  const timestamp = Math.floor(gateway.deps.now().getTime() / 1000).toString()
  const nonce = randomBytes(16).toString('hex')
  return {
    [signatureHeaders.key]: testVendorKey.id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: signatureOf(testVendorKey.secret, { method: 'POST', path, timestamp, nonce, body }),
  }
}

/** What the programs export; `tsc` holds them to the documents. */
interface Needs {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
}
interface SlotsPlayer {
  playSlots(
    needs: Needs & { readonly seal: (asked: Omit<Parameters<typeof seal>[0], 'now'>) => Promise<{ sealed: string }> },
    member: { readonly username: string; readonly password: string; readonly nodeId: number },
  ): Promise<Readonly<Record<'stake' | 'win' | 'after' | 'balance' | 'refused', string>>>
}
interface GameVendor {
  playAsVendor(needs: Needs & { readonly sign: typeof signed }, launchToken: string): Promise<unknown>
}
