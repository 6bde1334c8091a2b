import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { elapsed } from '#games/slots/SessionFacts.tsx'
import { SlotsGame } from '#games/slots/view.tsx'
import { SlotsWords } from '#games/slots/words.ts'
import { hearTime } from '#lib/clock.ts'
import { createTranslate } from '#lib/messages.ts'
import english from '#locales/en/slots.json' with { type: 'json' }

const startedAt = Date.parse('2026-03-01T12:00:00.000Z')
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [59_999, '0:00:59'],
  [3_725_000, '1:02:05'],
  [36_000_000, '10:00:00'],
])('%d milliseconds are shown as %s', (milliseconds, text) => {
  expect(elapsed(milliseconds)).toBe(text)
})

/** The facts of the strip below the reels: its time, its net result and the sign of it. */
function strip(net: bigint, passed: number) {
  hearTime(performance.now(), new Date(startedAt + passed).toISOString())
  const drawn = renderToStaticMarkup(
    <SlotsWords value={createTranslate<'slots'>(english, 'en')}>
      <SlotsGame
        theme={themes['arara-dourada']}
        title="Arara Dourada"
        mode="real"
        currency="BRL"
        locale="en"
        balance={100_00n}
        stakes={[1_00n]}
        net={net}
        startedAt={startedAt}
        spin={() => Promise.reject(new Error('Nobody spins'))}
      />
    </SlotsWords>,
  )
  const [, time] = /<time>([^<]*)<\/time>/.exec(drawn) ?? []
  const [, sign, result] = /<div data-sign="(\w+)"><dt>[^<]*<\/dt><dd>([^<]*)<\/dd>/.exec(drawn) ?? []
  return [time, sign, result]
}

test('a game shows how long the session of play has lasted, and its net result', () => {
  expect(strip(0n, 0)).toEqual(['0:00:00', 'even', 'R$0.00'])
  expect(strip(12_34n, 3_725_900)).toEqual(['1:02:05', 'up', 'R$12.34'])
  expect(strip(-50n, 61_000)).toEqual(['0:01:01', 'down', '-R$0.50'])
})

test('a device whose clock is behind shows no negative time', () => {
  expect(strip(0n, -90_000)[0]).toBe('0:00:00')
})
