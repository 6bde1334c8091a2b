import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const minute = 60_000
const day = 24 * 60 * minute
/** The gateway's time when the page is opened. */
const start = Date.parse('2026-11-22T12:00:00Z')

/** A device whose clock is that far ahead of the gateway's when the page is opened. */
function device(ahead: number) {
  let steady = 4_000
  let wall = start + ahead
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  return {
    /** Time passes. */
    pass: (ms: number) => {
      steady += ms
      wall += ms
    },
    /** The device sleeps: its steady clock stands still. */
    sleep: (ms: number) => {
      wall += ms
    },
    /** A person or the network sets the clock. */
    set: (ms: number) => {
      wall += ms
    },
    steady: () => steady,
  }
}

const opened = async () => await import('#lib/clock.ts')
const httpDate = (at: number) => new Date(at).toUTCString()

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

describe.each([
  ['35 minutes ahead', 35 * minute],
  ['35 minutes behind', -35 * minute],
  ['two days ahead', 2 * day],
  ['a day behind', -day],
  ['right', 0],
])('a device whose clock is %s', (_, ahead) => {
  test('has the gateway’s time after one answer, and keeps it while its clock is set', async () => {
    const phone = device(ahead)
    const { hearTime, now } = await opened()
    expect(now()).toBe(start + ahead)
    const asked = phone.steady()
    phone.pass(80)
    hearTime(asked, httpDate(start + 50))
    expect(Math.abs(now() - (start + 80))).toBeLessThanOrEqual(1000)
    const before = now()
    phone.set(-3 * day)
    phone.pass(10 * minute)
    expect(now() - before).toBe(10 * minute)
  })
})

test('an answer in milliseconds is exact, and a slow one moves nothing', async () => {
  const phone = device(35 * minute)
  const { hearTime, now } = await opened()
  const asked = phone.steady()
  phone.pass(40)
  hearTime(asked, new Date(start + 20).toISOString())
  expect(Math.abs(now() - (start + 40))).toBeLessThanOrEqual(40)
  const before = now()
  const slow = phone.steady()
  phone.pass(30_000)
  hearTime(slow, httpDate(start + 15_000))
  expect(now() - before).toBe(30_000)
})

test('a clock that is right is not moved by dates of whole seconds', async () => {
  const phone = device(0)
  const { hearTime, now } = await opened()
  for (let answer = 0; answer < 20; answer++) {
    const asked = phone.steady()
    phone.pass(130)
    hearTime(asked, httpDate(start + answer * 430 + 60))
    phone.pass(300)
  }
  expect(now()).toBe(start + 20 * 430)
})

test('the next page of the device starts with what this one knew', async () => {
  const phone = device(2 * day)
  const first = await opened()
  first.hearTime(phone.steady(), new Date(start).toISOString())
  const known = first.offsetOfDevice()
  expect(known).toBe(-2 * day)
  vi.resetModules()
  const next = await opened()
  expect(next.now()).toBe(start + 2 * day)
  next.startOffset(Number.NaN)
  expect(next.now()).toBe(start + 2 * day)
  next.startOffset(known)
  expect(next.now()).toBe(start)
})

test('what is no time says nothing', async () => {
  const phone = device(minute)
  const { hearTime, now } = await opened()
  for (const wrong of [null, undefined, '', 'soon']) hearTime(phone.steady(), wrong)
  expect(now()).toBe(start + minute)
})

test('after a sleep the page asks once, and has the right time with the answer', async () => {
  const events: string[] = []
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => void events.push(type))
  const phone = device(-day)
  const { clockEvent, hearTime, now } = await opened()
  hearTime(phone.steady(), new Date(start).toISOString())
  phone.pass(minute)
  expect([now(), events]).toEqual([start + minute, []])
  phone.sleep(45 * minute)
  now()
  now()
  expect(events).toEqual([clockEvent])
  const asked = phone.steady()
  phone.pass(60)
  hearTime(asked, httpDate(start + 46 * minute))
  expect(Math.abs(now() - (start + 46 * minute))).toBeLessThanOrEqual(1060)
})
