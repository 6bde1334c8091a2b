import { expect, test } from 'vitest'
import { laidOn } from '#games/instants/view/table-chips.ts'

const chips = new Map([['red', 500n]])
const none = new Map<string, bigint>()
const round = {
  shown: {
    bets: [
      { bet: 'red', stake: '500', win: '1000' },
      { bet: 'straight-17', stake: '100', win: '0' },
    ],
    result: { pocket: 5 },
  },
}
const laid = (...asked: Parameters<typeof laidOn>) => Object.fromEntries(laidOn(...asked))

test('chips lie on the table until the end of their round was shown, then those that won, until there are new ones', () => {
  expect(laid('idle', chips, undefined)).toEqual({ red: 500n })
  expect(laid('sending', chips, undefined)).toEqual({ red: 500n })
  expect(laid('showing', none, round)).toEqual({ red: 500n, 'straight-17': 100n })
  expect(laid('idle', none, round)).toEqual({ red: 500n })
  expect(laid('idle', new Map([['odd', 50n]]), round)).toEqual({ odd: 50n })
})
