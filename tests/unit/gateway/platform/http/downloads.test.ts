import { expect, test } from 'vitest'
import { createLog } from '#gateway/log.ts'
import { beginDownload } from '#gateway/platform/http/downloads.ts'
import { fileStream } from '#gateway/platform/http/file-stream.ts'

async function* pieces() {
  yield 'one'
  yield 'two'
}
const begin = (memberId: bigint) => fileStream(createLog('silent'), beginDownload(memberId), pieces(), 'a file')

test('a member downloads two long files at once; whatever ends one makes room for the next', async () => {
  const [first, second] = [begin(1n), begin(1n)]
  expect(() => begin(1n)).toThrow('rate_limited')
  await begin(2n).cancel()
  expect(await new Response(first).text()).toBe('onetwo')
  const third = begin(1n)
  expect(() => begin(1n)).toThrow('rate_limited')
  await Promise.all([second.cancel(), third.cancel()])
  await begin(1n).cancel()
})
