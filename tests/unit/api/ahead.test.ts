import { afterEach, expect, test, vi } from 'vitest'
import { askAhead, askedHeader, takeAhead } from '#api/ahead.ts'

afterEach(() => {
  globalThis.araraAhead = undefined
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
  askAhead('/wps/a')
  const taken = await takeAhead('/wps/a')
  expect([taken?.status, taken?.headers.get('x-request-id'), await taken?.text()]).toEqual([429, 'r1', body])
  // When it was requested, for the gateway's time.
  expect(Number(taken?.headers.get(askedHeader))).toBeLessThanOrEqual(performance.now())
  expect(takeAhead('/wps/a')).toBeUndefined()
})

test('an unused answer is read to its end, so its connection is free again', async () => {
  const { answers } = network()
  askAhead('/wps/a')
  await vi.waitFor(() => expect(answers[0]?.bodyUsed).toBe(true))
})

test('an old answer is not taken', async () => {
  network()
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(15_000)
  askAhead('/wps/a')
  expect(takeAhead('/wps/a')).toBeUndefined()
})

test('the taker of a failed answer gets the failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  askAhead('/wps/a')
  await expect(takeAhead('/wps/a')).rejects.toThrow('no network')
})
