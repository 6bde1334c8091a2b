import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPull } from '#light/site/system/pull-to-refresh.ts'

const reload = vi.fn()
let handlers: Record<string, (event: object) => void> = {}
let at = 0
class Target {
  readonly inPopup: boolean
  constructor(inPopup: boolean) {
    this.inPopup = inPopup
  }
  closest = () => (this.inPopup ? this : null)
}
beforeEach(() => {
  handlers = {}
  at = 0
  reload.mockClear()
  vi.stubGlobal('Element', Target)
  vi.stubGlobal('addEventListener', (name: string, handler: (event: object) => void) => {
    handlers[name] = handler
  })
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => at })
  watchPull(reload)
})
afterEach(() => vi.unstubAllGlobals())

function pull(by: number, { fingers = 1, inPopup = false } = {}) {
  const touches = Array.from({ length: fingers }, () => ({ clientY: 100 }))
  handlers.touchstart?.({ touches, target: new Target(inPopup) })
  handlers.touchend?.({ changedTouches: [{ clientY: 100 + by }] })
}

test('a page whose top is pulled far enough is loaded again, once for each pull', () => {
  pull(109)
  expect(reload).not.toHaveBeenCalled()
  pull(110)
  handlers.touchend?.({ changedTouches: [{ clientY: 400 }] })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nothing is loaded again from the middle of a page, in a popup, by two fingers or by a cancelled touch', () => {
  at = 1
  pull(300)
  at = 0
  pull(300, { inPopup: true })
  pull(300, { fingers: 2 })
  handlers.touchstart?.({ touches: [{ clientY: 0 }], target: new Target(false) })
  handlers.touchcancel?.({})
  handlers.touchend?.({ changedTouches: [{ clientY: 400 }] })
  expect(reload).not.toHaveBeenCalled()
})
