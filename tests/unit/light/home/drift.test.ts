import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drift } from '#light/home/drift.ts'

let frames: Map<number, () => void>
beforeEach(() => {
  frames = new Map()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    frames.set(++last, work)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})
afterEach(() => vi.unstubAllGlobals())

function draw(times: number): void {
  for (let drawn = 0; drawn < times; drawn++) {
    const due = [...frames.values()]
    frames.clear()
    for (const work of due) work()
  }
}

test('the board moves half a pixel a frame and begins again at its half', () => {
  const box = { scrollTop: 0, scrollHeight: 20 }
  drift(box)(true)
  draw(3)
  expect(box.scrollTop).toBe(1.5)
  draw(18)
  expect(box.scrollTop).toBe(0.5)
})

test('no frame is requested before it starts and after it stops; starting twice makes one loop', () => {
  const box = { scrollTop: 0, scrollHeight: 1000 }
  const run = drift(box)
  run(false)
  expect(frames.size).toBe(0)
  run(true)
  run(true)
  expect(frames.size).toBe(1)
  draw(2)
  run(false)
  expect(frames.size).toBe(0)
  // A person scrolls it at the same time.
  box.scrollTop = 300
  run(true)
  draw(1)
  expect(box.scrollTop).toBe(300.5)
})
