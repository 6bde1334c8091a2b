import { expect, test } from 'vitest'
import { beginDownload } from '#gateway/platform/http/downloads.ts'
import { begun, fileStream } from '#gateway/platform/http/file-stream.ts'
import { type SheetCell, xlsxFile } from '#gateway/platform/http/xlsx.ts'

// A file may be longer than the memory of the gateway: it is made while it is received.

const log = { error: () => undefined }
const all = 400

/** Pages of a long list; they know how many were asked for, and whether somebody gave up. */
function longList() {
  const read = { pages: 0, isLeft: false }
  async function* pages() {
    try {
      while (read.pages < all) {
        const page = ++read.pages
        // Texts that are hard to compress, as amounts and accounts are.
        yield Array.from({ length: 50 }, (_, row): SheetCell[] => [`${Math.sin(page * 50 + row)}`, page * row])
      }
    } finally {
      read.isLeft = true
    }
  }
  return { read, rows: pages() }
}

async function* texts(rows: AsyncGenerator<readonly (readonly SheetCell[])[]>) {
  for await (const page of rows) yield page.join('\n')
}

const workbook = (rows: AsyncGenerator<readonly (readonly SheetCell[])[]>) =>
  xlsxFile({ name: 'List', titles: ['Name', 'Number'], rows, timeZone: 'UTC' })

test.each([
  ['texts', texts],
  ['a workbook', workbook],
] as const)(
  'the first part of %s arrives before the last rows are read, and a download that ends early reads no more',
  async (_, made) => {
    const { read, rows } = longList()
    const reader = fileStream(log as never, beginDownload(1n), made(rows), 'a file').getReader()
    let received = 0
    while (received < 1_000) received += (await reader.read()).value?.length ?? 0
    expect(read.pages).toBeLessThan(all / 4)
    await reader.cancel()
    const { pages } = read
    await new Promise((resolve) => setImmediate(resolve))
    expect(read).toEqual({ pages, isLeft: true })
  },
)

async function collected(pieces: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = []
  for await (const piece of pieces) list.push(piece)
  return list
}

test('a file that cannot be begun is refused, instead of being an answer that breaks off', async () => {
  async function* broken() {
    yield 'titles'
    throw new Error('No row can be read')
  }
  await expect(begun(broken())).rejects.toThrow('No row can be read')
})

test('what was made at the beginning is sent first, and nothing more is made for a receiver who has left', async () => {
  let made = 0
  let isLeft = false
  async function* many() {
    try {
      while (made < 9) yield `${++made}`
    } finally {
      isLeft = true
    }
  }
  const whole = await collected(await begun(many()))
  expect(whole).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  made = 0
  isLeft = false
  const reader = fileStream(log as never, beginDownload(1n), await begun(many()), 'a file').getReader()
  await reader.read()
  await reader.cancel()
  expect([made < 6, isLeft]).toEqual([true, true])
  async function* none() {
    // An empty file.
  }
  expect(await collected(await begun(none()))).toEqual([])
})
