import { afterEach, expect, test, vi } from 'vitest'
import { prefetchAnswer, requestedAtHeader, takePrefetched } from '#api/prefetch.ts'
import { eventually } from '#tests/support/eventually.ts'

afterEach(() => {
  globalThis.araraPrefetched = undefined
})

/** A network whose answers tell whether their body was read. */
function network(status = 200) {
  const body = JSON.stringify({ success: true })
  const answers: Response[] = []
  vi.stubGlobal('fetch', () => {
    const answer = new Response(body, { status, headers: { 'x-request-id': 'r1' } })
    answers.push(answer)
    return Promise.resolve(answer)
  })
  return { body, answers }
}

test('an answer is taken once, with its status, headers and body', async () => {
  const { body } = network(429)
  prefetchAnswer('/wps/a')
  const taken = await takePrefetched('/wps/a')
  expect([taken?.status, taken?.headers.get('x-request-id'), await taken?.text()]).toEqual([429, 'r1', body])
  // When it was requested, for the gateway's time.
  expect(Number(taken?.headers.get(requestedAtHeader))).toBeLessThanOrEqual(performance.now())
  expect(takePrefetched('/wps/a')).toBeUndefined()
})

test('an unused answer is read to its end, so its connection is free again', async () => {
  const { answers } = network()
  prefetchAnswer('/wps/a')
  await eventually(() => expect(answers[0]?.bodyUsed).toBe(true))
})

test('an old answer is not taken', async () => {
  network()
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(15_000)
  prefetchAnswer('/wps/a')
  expect(takePrefetched('/wps/a')).toBeUndefined()
})

test('the taker of a failed answer gets the failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  prefetchAnswer('/wps/a')
  await expect(takePrefetched('/wps/a')).rejects.toThrow('no network')
})
