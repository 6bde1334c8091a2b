import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallFault } from '#api/errors.ts'
import { getStatus } from '#contract/site/system/get-status.ts'
import { statusPath } from '#light/site/system/watch.ts'
import { slowAfter, type Trouble, timed, troubleEvent, troubleOf } from '#stores/site/system/system.ts'

const refused = (code: string, status: number, retryAfter?: number): CallFault => ({
  kind: 'refused',
  code,
  status,
  value: undefined,
  retryAfter,
})

test.each<[CallFault, Trouble | undefined]>([
  [{ kind: 'unreachable' }, { kind: 'down' }],
  [{ kind: 'timeout' }, { kind: 'down' }],
  [{ kind: 'contract', detail: '' }, { kind: 'contract' }],
  [refused('system_maintenance', 503, 60), { kind: 'closed' }],
  [refused('region_restricted', 451), { kind: 'closed' }],
  [refused('rate_limited', 429, 12), { kind: 'busy', seconds: 12 }],
  [refused('service_unavailable', 503, 30), { kind: 'away', seconds: 30 }],
  [refused('game_maintenance', 503), undefined],
  [refused('login_failed', 401), undefined],
])('%o means %o to the whole site', (fault, trouble) => {
  expect(troubleOf(fault)).toEqual(trouble)
})

test('the watch uses the contract’s path', () => {
  expect(statusPath).toBe(getStatus.path)
})

const heard: Trouble[] = []
beforeEach(() => {
  heard.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<Trouble>) => {
    if (event.type === troubleEvent) heard.push(event.detail)
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call is slow after four seconds, until the last slow one has its answer', async () => {
  const [first, second] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const both = [timed(first.promise), timed(second.promise)]
  await vi.advanceTimersByTimeAsync(slowAfter - 1)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([{ kind: 'slow' }, { kind: 'slow' }])
  first.resolve(1)
  await both[0]
  expect(heard).toHaveLength(2)
  second.reject(new Error('lost'))
  await expect(both[1]).rejects.toThrow('lost')
  expect(heard.at(-1)).toEqual({ kind: 'settled' })
})

test('a call in time is not reported', async () => {
  await timed(Promise.resolve(1))
  await vi.advanceTimersByTimeAsync(slowAfter * 2)
  expect(heard).toEqual([])
})
