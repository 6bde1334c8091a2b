import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKept } from '#scripts/build/cached-builds.ts'
import { cachedBuilds } from '#scripts/build/keep-assets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const maker = (text = 'made') => vi.fn(async () => bytes(text))
const noon = Date.UTC(2026, 0, 1, 12)

/** A build that begins some minutes after noon and needs these parts. @returns its results */
async function build(minute: number, ...needs: readonly string[]) {
  const kept = openKept(folder, noon + minute * 60_000)
  const make = maker()
  for (const need of needs) await kept.keep([need], make)
  return { ...(await kept.end()), called: make.mock.calls.length }
}

const results = async () => (await readdir(folder)).filter((name) => name !== 'builds.json')

/** The only file in the folder. */
async function theFile() {
  const [name = '', ...others] = await results()
  expect(others).toEqual([])
  return join(folder, name)
}

test('a result of the same parts is reused, also by a later build', async () => {
  expect(await build(0, 'a', 'a')).toEqual({ made: 1, found: 0, called: 1 })
  expect(await build(1, 'a')).toEqual({ made: 0, found: 1, called: 0 })
  const { keep } = openKept(folder)
  expect(Buffer.from(await keep(['a'], maker('other'))).toString()).toBe('made')
})

test('other parts give another result, even if they join to the same text', async () => {
  const { keep } = openKept(folder)
  const first = await keep(['ab', 'c'], maker('first'))
  const second = await keep(['a', 'bc'], maker('second'))
  expect([first, second].map((result) => Buffer.from(result).toString())).toEqual(['first', 'second'])
})

test('text and its bytes are the same part', async () => {
  const { keep } = openKept(folder)
  await keep(['ä'], maker())
  const again = maker()
  await keep([bytes('ä')], again)
  expect(again).not.toHaveBeenCalled()
})

test.each([
  ['is cut off', (file: string) => truncate(file, 34)],
  ['is empty', (file: string) => truncate(file, 0)],
  ['has other bytes', async (file: string) => writeFile(file, (await readFile(file)).fill(7, 33))],
])('a file that %s is made again, and whole from then on', async (_, damage) => {
  await build(0, 'a')
  await damage(await theFile())
  expect(await build(1, 'a')).toMatchObject({ made: 1, found: 0 })
  expect(await build(2, 'a')).toMatchObject({ made: 0, found: 1 })
})

test('a failed result fails the build, and the next one makes it', async () => {
  const { keep } = openKept(folder)
  await expect(keep(['a'], () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await build(0, 'a')).toMatchObject({ made: 1 })
})

test('two simultaneous builds get the same result, and leave one whole file', async () => {
  const [one, two] = [openKept(folder), openKept(folder)]
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const both = [one, two].map(({ keep }) => keep(['a'], () => promise))
  resolve(bytes('made'))
  const made = await Promise.all(both)
  expect(made.map((result) => Buffer.from(result).toString())).toEqual(['made', 'made'])
  await Promise.all([one.end(), two.end()])
  await theFile()
  expect(await build(1, 'a')).toMatchObject({ found: 1 })
})

test('a result that another build deletes is made again', async () => {
  await build(0, 'a')
  const { keep } = openKept(folder)
  await rm(await theFile())
  const make = maker()
  await keep(['a'], make)
  expect(make).toHaveBeenCalledOnce()
})

test('results that no recent build used are deleted, with leftovers of an interrupted build', async () => {
  await build(0, 'a', 'b')
  await writeFile(join(folder, 'x.part'), 'ha')
  await utimes(join(folder, 'x.part'), noon / 1000, noon / 1000)
  for (let later = 1; later < cachedBuilds; later++) await build(later, 'a')
  expect(await results()).toHaveLength(3)
  await build(cachedBuilds, 'a')
  expect(await results()).toEqual([(await theFile()).slice(folder.length + 1)])
  expect(await build(cachedBuilds + 1, 'a', 'b')).toMatchObject({ made: 1, found: 1 })
})

test('without a readable list of builds nothing is deleted', async () => {
  await build(0, 'a')
  await writeFile(join(folder, 'builds.json'), '[1,')
  await build(1, 'b')
  expect(await results()).toHaveLength(2)
})
