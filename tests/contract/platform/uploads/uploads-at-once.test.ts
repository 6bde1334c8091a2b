import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { setIcon } from '#contract/platform/uploads/set-icon.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import type { Draw } from '#gateway/platform/uploads/drawer.ts'
import { forgetUploads } from '#gateway/platform/uploads/uploads.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, type TestGatewayOptions, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
afterEach(() => closeReconciled(gateway))

/** Files in memory. */
const memoryStore = () => {
  const files = new Map<string, Uint8Array>()
  return {
    files,
    put: async (name: string, content: Uint8Array) => void files.set(name, content),
    get: async (name: string) => files.get(name),
    remove: async (name: string) => void files.delete(name),
  }
}

/** Draws when it is let go, as a slow process does, and ends when it is told to. */
function heldDraw() {
  const begun: (() => void)[] = []
  const draw: Draw = (file, _, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      begun.push(() => resolve({ content: file, width: 1, height: 1 }))
    })
  return { begun, draw }
}

const quickDraw: Draw = async (file) => ({ content: file, width: 1, height: 1 })

let files: ReturnType<typeof memoryStore>
async function open(options: TestGatewayOptions): Promise<void> {
  files = memoryStore()
  gateway = await testGateway({ files, ...options })
}

const send = (token: string, file: Uint8Array) => gateway.call(uploadFile, { purpose: 'proof' }, { token, file })
const patient = { timeout: 100_000 }
/** Files that differ, for a draw that looks at none of them. */
const fileOf = (number: number) => new Uint8Array([number])
const codes = async (answers: Iterable<ReturnType<typeof send>>) =>
  (await Promise.all(answers)).map(({ code }) => code ?? 'stored')
/** Sends through a second gateway, whose answers are due after a moment. */
async function hastyGateway(draw: Draw): Promise<typeof send> {
  const { database } = gateway.deps
  const hasty = await testGateway({ files, draw, database, clock: gateway.clock, deadline: 30 })
  return (token, file) => hasty.call(uploadFile, { purpose: 'proof' }, { token, file })
}
const stored = async () =>
  (await rowsAs<{ count: number }>(gateway.deps.database, 'SELECT count(*)::int AS count FROM upload'))[0]?.count

test('of 60 pictures at once one is drawn, two wait, and the others are refused; another member does not wait (rule 20.15)', async () => {
  const { begun, draw } = heldDraw()
  await open({ draw })
  const [greedy, other] = [await registerMember(gateway), await registerMember(gateway)]
  const many = Array.from({ length: 60 }, (_, number) => send(greedy.token, fileOf(number)))
  await expect.poll(() => begun.length, patient).toBe(1)
  const refused = await send(greedy.token, fileOf(99))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
  const others = send(other.token, fileOf(1))
  await expect.poll(() => begun.length, patient).toBe(2)
  begun[1]?.()
  expect((await others).code).toBeUndefined()
  for (const number of [0, 2, 3]) {
    await expect.poll(() => begun.length, patient).toBeGreaterThan(number)
    begun[number]?.()
  }
  const said = await codes(many)
  expect(said.filter((code) => code === 'stored').length).toBe(3)
  expect(said.filter((code) => code === 'rate_limited').length).toBe(57)
  expect(await stored()).toBe(4)
})

test('a picture that was answered as not stored is not stored, and its place is free again (rule 20.15)', async () => {
  const { begun, draw } = heldDraw()
  await open({ draw })
  const { token } = await registerMember(gateway)
  const hasty = await hastyGateway(draw)
  const answer = await hasty(token, fileOf(1))
  expect([answer.status, answer.code]).toEqual([503, 'service_unavailable'])
  begun[0]?.()
  await expect.poll(() => rowsAs(gateway.deps.database, 'SELECT member_id FROM upload_taken'), patient).toEqual([])
  expect([await stored(), files.files.size]).toEqual([0, 0])
})

test('storing that ends too late leaves neither a row nor a file', async () => {
  await open({ draw: quickDraw })
  const hasty = await hastyGateway(quickDraw)
  const [put, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { files: kept } = files
  Object.assign(files, {
    async put(name: string, content: Uint8Array) {
      kept.set(name, content)
      await put.promise
    },
    async remove(name: string) {
      kept.delete(name)
      gone.resolve()
    },
  })
  const { token } = await registerMember(gateway)
  expect((await hasty(token, fileOf(1))).code).toBe('service_unavailable')
  put.resolve()
  await gone.promise
  expect([await stored(), kept.size]).toEqual([0, 0])
})

test('thirty pictures a day are stored, whatever came between; no more (rule 20.15)', async () => {
  const draw: Draw = async (file, ...rest) => {
    if (file[0] === 255) throw new Error('A picture that breaks')
    return await quickDraw(file, ...rest)
  }
  await open({ draw })
  const { token } = await registerMember(gateway)
  for (let number = 0; number < 29; number++) expect((await send(token, fileOf(number))).code).toBeUndefined()
  // Those that fail take no place.
  for (let tries = 0; tries < 3; tries++) expect((await send(token, fileOf(255))).code).toBe('internal_error')
  expect((await codes([send(token, fileOf(30)), send(token, fileOf(31))])).toSorted()).toEqual([
    'stored',
    'upload_limit',
  ])
  expect((await send(token, fileOf(32))).code).toBe('upload_limit')
  gateway.clock.advance(hours(25))
  expect((await send((await registerMember(gateway)).token, fileOf(1))).code).toBeUndefined()
})

test('two gateways store one last picture of the day together', async () => {
  await open({ draw: quickDraw })
  const { token } = await registerMember(gateway)
  for (let number = 0; number < 29; number++) await send(token, fileOf(number))
  const other = await testGateway({
    files,
    draw: quickDraw,
    database: gateway.deps.database,
    clock: gateway.clock,
  })
  const second = other.call(uploadFile, { purpose: 'proof' }, { token, file: fileOf(51) })
  expect((await codes([send(token, fileOf(50)), second])).toSorted()).toEqual(['stored', 'upload_limit'])
  expect(await stored()).toBe(30)
})

test('a file that is sent again is stored and counted once, until it belongs to something (rule 20.15)', async () => {
  await open({ draw: quickDraw })
  const { token } = await registerMember(gateway)
  const first = (await send(token, fileOf(1))).value()
  expect((await send(token, fileOf(1))).value()).toEqual(first)
  expect((await send((await registerMember(gateway)).token, fileOf(1))).value().uploadId).not.toBe(first.uploadId)
  expect(await stored()).toBe(2)
  expect(await rowsAs(gateway.deps.database, 'SELECT stored FROM upload_taken')).toEqual([
    { stored: true },
    { stored: true },
  ])
  const icon = async () => (await gateway.call(setIcon, {}, { token, file: fileOf(1) })).value().icon
  expect(await icon()).toBe(await icon())
  expect(await stored()).toBe(3)
})

test('pictures of an account that were replaced and deleted count for their day', async () => {
  await open({ draw: quickDraw })
  const { token } = await registerMember(gateway)
  const icon = async (number: number) => (await gateway.call(setIcon, {}, { token, file: fileOf(number) })).code
  for (let number = 0; number < 30; number++) expect(await icon(number)).toBeUndefined()
  await forgetUploads(gateway.deps.database, files, gateway.clock.now())
  expect(await stored()).toBe(1)
  expect(await icon(30)).toBe('upload_limit')
})

test('a progressive JPEG of 7000 × 7000 pixels is drawn, in a process of its own', async () => {
  await open({})
  const flat = { create: { width: 7_000, height: 7_000, channels: 3, background: '#c1272d' } } as const
  const file = await sharp(flat).jpeg({ progressive: true }).toBuffer()
  const { token } = await registerMember(gateway)
  const before = process.memoryUsage().rss
  const { width, height } = (await send(token, file)).value()
  expect([width, height]).toEqual([2_400, 2_400])
  // One picture takes 300 MB where it is opened.
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})
