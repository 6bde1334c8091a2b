import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { object } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import { startGateway } from '#gateway/main.ts'
import type { Door } from '#gateway/platform/operators/door.ts'
import { openDoor } from '#gateway/platform/operators/door.ts'
import { doorPath } from '#gateway/platform/operators/door-path.ts'
import { operation } from '#gateway/platform/operators/operation.ts'
import type { Said } from '#gateway/platform/operators/wire.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { operatorCommand } from '#tests/support/operator-command.ts'
import { doorOf } from '#tests/support/operator-door.ts'
import { quickFolder } from '#tests/support/quick-folder.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
let folder: string
let path: string
let door: Door | undefined

/** An operation that goes on when the test says so. */
let begun = Promise.withResolvers<AbortSignal>()
let mayEnd = Promise.withResolvers<void>()
const wait = operation({
  takes: object({}),
  isNamed: false,
  run: async ({ stopped, out }) => {
    begun.resolve(stopped)
    await mayEnd.promise
    out.line('waited')
  },
})
const add = operation({ takes: object({}), isNamed: false, run: async ({ out }) => out.progress(1, 2, 'half') })
const house = () => ({ deps: gateway.deps, ports: {}, operations: { wait, add } })

beforeAll(async () => {
  gateway = await testGateway()
  folder = await mkdtemp(join(quickFolder(), 'arara-door-'))
  path = doorPath(folder, undefined)
  door = await doorOf(folder, house())
})
afterAll(async () => {
  await door?.close(0)
  await closeReconciled(gateway)
  await rm(folder, { recursive: true })
})

function send(body: string) {
  const asking = request({ socketPath: path, method: 'POST', path: '/' })
  const answer = Promise.withResolvers<string>()
  asking.once('response', (response) => text(response).then(answer.resolve, answer.reject)).once('error', answer.reject)
  asking.end(body)
  return { asking, answer: answer.promise }
}
async function ask(name: string): Promise<Said[]> {
  const answer = await send(JSON.stringify({ operation: name, login: 'root', given: {} })).answer
  return answer
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const again = () => {
  begun = Promise.withResolvers()
  mayEnd = Promise.withResolvers()
}

test('only the user of the gateway may open the socket', async () => {
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test.skipIf(process.getuid?.() !== 0)('another user of the machine is refused', async () => {
  chmodSync(folder, 0o755)
  const program = `require('node:net').connect(${JSON.stringify(path)}).on('error', ({ code }) => console.log(code))`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], {
    uid: 65_534,
    gid: 65_534,
    cwd: '/',
  })
  chmodSync(folder, 0o700)
  expect(stdout).toBe('EACCES\n')
})

test('two operations run at once, and each has its own answer', async () => {
  again()
  const waiting = ask('wait')
  await begun.promise
  expect(await ask('add')).toEqual([
    { kind: 'progress', done: 1, of: 2, what: 'half' },
    { kind: 'end', code: 0 },
  ])
  mayEnd.resolve()
  expect(await waiting).toEqual([
    { kind: 'line', text: 'waited' },
    { kind: 'end', code: 0 },
  ])
})

test('what is no request is refused in words', async () => {
  for (const body of ['', '{"operation":', '7']) {
    const answer = await send(body).answer
    expect(answer).toContain('"refused"')
    expect(answer.trimEnd().split('\n').at(-1)).toBe('{"kind":"end","code":1}')
  }
})

test('an operation whose command has gone learns of it, goes on to its end and is recorded', async () => {
  again()
  const { asking, answer } = send(JSON.stringify({ operation: 'wait', login: 'root', given: {} }))
  const stopped = await begun.promise
  const told = new Promise((resolve) => stopped.addEventListener('abort', resolve, { once: true }))
  asking.destroy()
  await answer.catch(() => undefined)
  await told
  mayEnd.resolve()
  const last = 'SELECT code FROM operator_act ORDER BY id DESC LIMIT 1'
  await expect.poll(async () => await rowsAs(gateway.deps.database, last)).toEqual([{ code: 0 }])
})

test('a second gateway leaves the door to the first', async () => {
  expect(await doorOf(folder, house())).toBeUndefined()
  expect((await ask('add')).at(-1)).toEqual({ kind: 'end', code: 0 })
})

test('a socket that a killed gateway left behind is replaced', async () => {
  await door?.close(0)
  expect(existsSync(path)).toBe(false)
  const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
  await promisify(execFile)(process.execPath, ['-e', program]).catch(() => undefined)
  expect(existsSync(path)).toBe(true)
  // A command finds nobody there, and opens the database itself.
  const { complained } = await operatorCommand('scripts/closed.ts', [], { DATABASE_URL: '', DATA_DIR: folder })
  expect(complained).toBe(
    `There is no database in ${folder}, and no gateway runs there. Set DATA_DIR or DATABASE_URL, or start one: npm start\n`,
  )
  door = await doorOf(folder, house())
  expect((await ask('add')).at(-1)).toEqual({ kind: 'end', code: 0 })
})

test('a closing gateway tells running operations, and waits for them', async () => {
  again()
  const waiting = ask('wait')
  const stopped = await begun.promise
  const closed = door?.close(60_000)
  expect(stopped.aborted).toBe(true)
  mayEnd.resolve()
  expect((await waiting).at(-1)).toEqual({ kind: 'end', code: 0 })
  await closed
  door = await doorOf(folder, house())
})

test('a command says that the gateway ended before its answer', async () => {
  const other = join(folder, 'other')
  const cutting = createServer((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{"kind":"line","text":"one"}\n')
      socket.end()
    })
  })

  mkdirSync(other)
  await new Promise<void>((resolve) => cutting.listen(doorPath(other, undefined), resolve))
  const ended = await operatorCommand('scripts/closed.ts', [], { DATABASE_URL: '', DATA_DIR: other })
  expect(ended).toEqual({
    code: 1,
    said: 'one\n',
    complained: expect.stringMatching(/^The gateway ended before[^\n]*\n$/),
  })
  cutting.close()
})

test('a gateway without a place for its socket serves players all the same', async () => {
  const nowhere = join(folder, 'a'.repeat(150), 'operators.sock')
  expect(await openDoor(nowhere, () => Promise.resolve(), gateway.deps.log)).toBeUndefined()
  expect(gateway.log()).toContain('operators cannot reach this gateway')
})

test.skipIf(!hasPostgres())('a gateway on PostgreSQL has a door too, and a command uses it', async () => {
  const { url, drop } = await emptyPostgres('template1')
  const dataDir = join(folder, 'postgres')
  const settings = { PORT: '0', DATABASE_URL: url, DATA_DIR: dataDir, SEED_DEMO: '0', LOG_LEVEL: 'silent' }
  const running = await startGateway(parseConfig(settings))
  // This login does not exist: the command could not open the database itself.
  const stranger = Object.assign(new URL(url), { username: 'stranger', password: 'x' }).href
  const closed = await operatorCommand('scripts/closed.ts', [], { DATABASE_URL: stranger, DATA_DIR: dataDir })
  expect(closed).toEqual({ code: 0, said: 'No closed account has money.\n', complained: '' })
  await running.close()
  const alone = await operatorCommand('scripts/closed.ts', [], { DATABASE_URL: stranger, DATA_DIR: dataDir })
  expect(alone.code).toBe(1)
  await drop()
})

test('gateways of several databases have doors of their own in one directory', () => {
  const url = (password: string, database: string) => `postgres://arara:${password}@db.example/${database}`
  expect(doorPath('d', undefined)).toBe('d/operators.sock')
  expect(doorPath('d', url('one', 'a'))).toBe(doorPath('d', url('two', 'a')))
  expect(doorPath('d', url('one', 'a'))).not.toBe(doorPath('d', url('one', 'b')))
})
