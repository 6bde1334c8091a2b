import { execFile, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { login } from '#contract/account/auth/login.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { parseConfig } from '#gateway/config.ts'
import { type RunningGateway, startGateway } from '#gateway/main.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { referenceFile } from '#scripts/reference.ts'
import { accountsDirectory, migratedDirectory } from '#tests/support/dumps.ts'
import { openPage } from '#tests/support/event-page.ts'
import { connectRaw, rawRequest } from '#tests/support/raw-http.ts'

// The gateway as it runs: its own process state, a port, the embedded database in a directory.

const run = promisify(execFile)
let gateway: RunningGateway
let directory: string
/** A database without accounts for each gateway: creating one takes ten times as long as copying it. */
let empty: string
beforeAll(async () => {
  directory = await accountsDirectory()
  empty = await migratedDirectory()
  // No test may depend on how busy the machine is.
  gateway = await startGateway(settings(), { deadline: 100_000 })
})
afterAll(async () => {
  await gateway.close()
  await rm(directory, { recursive: true })
  await rm(empty, { recursive: true })
})

const settings = () => parseConfig({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent', SEED_DEMO: '0' })

test('the reference is sufficient to open an account and to log in', async () => {
  const [, program = ''] = /^```js\n(.+?)^```$/ms.exec(await readFile(referenceFile, 'utf8')) ?? []
  const client = join(directory, 'client.mjs')
  await writeFile(client, program)
  for (const step of ['register', 'login']) {
    const { stdout } = await run(process.execPath, [client, gateway.url, step, 'stranger1', 'longe-voam-as-araras'])
    const [first, info = '{}'] = stdout.trim().split('\n')
    expect(first).toBe('token of 43 characters')
    expect(JSON.parse(info)).toMatchObject({ account: 'stranger1', currency: 'BRL' })
  }
})

test('the client of the site logs in too', async () => {
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

test('an offer of another protocol is ignored, and the request answered', async () => {
  const upgrade = {
    Connection: 'Upgrade, HTTP2-Settings, close',
    Upgrade: 'h2c',
    'HTTP2-Settings': 'AAMAAABkAARAAAAAAAIAAAAA',
  }
  const connection = await connectRaw(gateway.url)
  connection.send(rawRequest('GET', '/wps/system/status?language=pt', upgrade))
  expect(await connection.ended).toMatch(/^HTTP\/1\.1 200 OK\r\n.*"success":true/s)
  const posting = await connectRaw(gateway.url)
  const headers = { ...upgrade, 'Content-Type': 'application/json', 'Content-Length': '2' }
  posting.send(rawRequest('POST', login.path, headers, '{}'))
  expect(await posting.ended).toMatch(/^HTTP\/1\.1 400 .*"sealed_required"/s)
})

test('a second gateway on the directory is refused in one line and exits with 1', async () => {
  const env = { ...process.env, PORT: '0', DATA_DIR: directory }
  const second = run(process.execPath, ['src/gateway/main.ts'], { env })
  await expect(second).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]*in use[^\n]*\n$/) })
})

test('commands of operators work beside it, and what they did is recorded', async () => {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: directory }
  const command = async (script: string, ...words: string[]) =>
    (await run(process.execPath, [`scripts/${script}.ts`, ...words], { env })).stdout
  const [closed, proof] = await Promise.all([command('closed'), command('reconcile')])
  expect(closed).toBe('No closed account has money.\n')
  expect(proof).toMatch(/The ledger is consistent: [^\n]+\n$/)
  await expect(command('closed', 'reopen', 'maria', '--by', 'Ana')).rejects.toMatchObject({ code: 1 })
  expect((await command('acts')).split('\n')[1]).toMatch(/\tAna\tmembers\.reopen\t\{"account":"maria"\}\tfailed: /)
})

test('an invalid setting is named in one line, exit code 1', async () => {
  const wrong = run(process.execPath, ['src/gateway/main.ts'], { env: { ...process.env, PORT: 'http' } })
  await expect(wrong).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^PORT: [^\n]+\n$/) })
})

test('a stopping gateway logs it at once, and answers running requests', async () => {
  // The test does not wait for this notice: it ends with `close`.
  const other = { ...settings(), dataDir: empty, stopNoticeSeconds: 600 }
  const ending = await startGateway(other)
  const [kept, posting, page] = await Promise.all([
    connectRaw(ending.url),
    connectRaw(ending.url),
    openPage(ending.url),
  ])
  kept.send(rawRequest('GET', '/healthz'))
  expect(await kept.received(/"up"/)).toMatch(/Connection: keep-alive/)
  const body = '{"platform":"W"}'
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
  posting.send(rawRequest('POST', freePlay.path, headers, body.slice(0, 5)))
  const stopped = ending.stop()
  kept.send(rawRequest('GET', '/readyz'))
  expect(await kept.ended).toMatch(/HTTP\/1\.1 503 .*Connection: close\r\n.*"ending"/s)
  expect((await fetch(`${ending.url}/readyz`)).status).toBe(503)
  expect(await page.closed).toBe(1001)
  await expect(openPage(ending.url)).rejects.toThrow('503')
  const closed = ending.close()
  posting.send(body.slice(5))
  expect(await posting.ended).toMatch(/^HTTP\/1\.1 200 .*Connection: close\r\n.*"token"/s)
  await Promise.all([stopped, closed])
  await expect(fetch(`${ending.url}/readyz`)).rejects.toThrow()
})

test('a second signal ends the process at once', async () => {
  const script = `
    import { stopOnSignal } from '#gateway/stop-on-signal.ts'
    stopOnSignal(Promise.resolve({ stop: () => new Promise(() => setInterval(() => undefined, 1000)) }))
    setInterval(() => console.log('running'), 50)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  // A signal that comes twice at once is one Ctrl-C, so it is sent until it counts.
  for await (const _ of createInterface({ input: child.stdout })) child.kill('SIGTERM')
  expect(await ended).toBe(128 + constants.signals.SIGTERM)
})

test('SIGTERM ends the process with 0', async () => {
  const env = { ...process.env, PORT: '0', DATA_DIR: empty, SEED_DEMO: '0' }
  const child = spawn(process.execPath, ['src/gateway/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('gateway is up')) child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
})

test('a closed database is complete at the next start', async () => {
  await gateway.close()
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow()
  gateway = await startGateway(settings())
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  const { stdout } = await run(process.execPath, [
    'scripts/examples/foreign-client.mjs',
    gateway.url,
    'login',
    'maria',
    demoPassword,
  ])
  expect(JSON.parse(stdout.trim().split('\n')[1] ?? '{}').lastLoginAt).toMatch(/Z$/)
})
