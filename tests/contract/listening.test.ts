import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { login } from '#contract/auth/login.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { parseConfig } from '#gateway/config.ts'
import { type RunningGateway, startGateway } from '#gateway/main.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { connectRaw, rawRequest } from '#tests/support/raw-http.ts'

// The gateway as it runs: its own process state, a port, the embedded database in a directory.

const run = promisify(execFile)
let gateway: RunningGateway
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gateway-'))
  gateway = await startGateway(settings())
})
afterAll(async () => {
  await gateway.close()
  await rm(directory, { recursive: true })
})

const settings = () => parseConfig({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent' })

test('a client without any package logs in by what the reference says', async () => {
  const { stdout } = await run(process.execPath, [
    'scripts/examples/foreign-client.mjs',
    gateway.url,
    'maria',
    demoPassword,
  ])
  const [first, info = '{}'] = stdout.trim().split('\n')
  expect(first).toBe('token of 43 characters')
  expect(JSON.parse(info)).toMatchObject({ account: 'maria', currency: 'BRL' })
})

test('the client of the site does too', async () => {
  const plain = createClient({ baseUrl: gateway.url })
  const client = createClient({ baseUrl: gateway.url, seal: createSeal(plain) })
  const { token } = await client(login, { username: 'maria', password: demoPassword, type: 'username' })
  expect(await client(getBalance, {}, { token })).toMatchObject({ currency: 'BRL' })
})

test('a body that is too long is refused before it has arrived', async () => {
  const headers = { 'Content-Type': 'application/json' }
  const body = 'a'.repeat(70_000)
  const response = await fetch(`${gateway.url}${login.path}`, { method: 'POST', headers, body })
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'body_too_large' }])
})

test('an offer of another protocol is passed over, and the request answered', async () => {
  const upgrade = {
    Connection: 'Upgrade, HTTP2-Settings, close',
    Upgrade: 'h2c',
    'HTTP2-Settings': 'AAMAAABkAARAAAAAAAIAAAAA',
  }
  const connection = await connectRaw(gateway.url)
  connection.send(rawRequest('GET', '/wps/system/status?language=pt', upgrade))
  expect(await connection.ended).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"success":true/)
  const posting = await connectRaw(gateway.url)
  const headers = { ...upgrade, 'Content-Type': 'application/json', 'Content-Length': '2' }
  posting.send(rawRequest('POST', login.path, headers, '{}'))
  expect(await posting.ended).toMatch(/^HTTP\/1\.1 400 [^]*"sealed_required"/)
})

test('a second gateway on the directory is refused in one line and exits with 1', async () => {
  const env = { ...process.env, PORT: '0', DATA_DIR: directory }
  const second = run(process.execPath, ['src/gateway/main.ts'], { env })
  await expect(second).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]*in use[^\n]*\n$/) })
})

test('a setting that cannot be used is named in one line, exit 1', async () => {
  const wrong = run(process.execPath, ['src/gateway/main.ts'], { env: { ...process.env, PORT: 'http' } })
  await expect(wrong).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^PORT: [^\n]+\n$/) })
})

test('a request under way is answered before it ends', async () => {
  const other = await startGateway({ ...settings(), dataDir: join(directory, 'other'), seedDemo: false })
  const answer = fetch(`${other.url}/wps/session/login/freeplay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"platform":"W"}',
  })
  // The connection stands once another request on it was answered.
  await fetch(`${other.url}/healthz`)
  await other.close()
  expect((await answer).status).toBe(200)
})

test('SIGTERM ends the process with 0', async () => {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(directory, 'third'), SEED_DEMO: '0' }
  const child = spawn(process.execPath, ['src/gateway/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('gateway is up')) child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
})

test('closing ends it cleanly, and the next start finds everything', async () => {
  await gateway.close()
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow()
  gateway = await startGateway(settings())
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  const { stdout } = await run(process.execPath, [
    'scripts/examples/foreign-client.mjs',
    gateway.url,
    'maria',
    demoPassword,
  ])
  expect(JSON.parse(stdout.trim().split('\n')[1] ?? '{}').lastLoginAt).toMatch(/Z$/)
})
