import { expect, test } from 'vitest'
import type { PastDraw } from '#games/lottery/wire.ts'
import { createTranslate } from '#lib/messages.ts'
import english from '#locales/en/fairness-picture.json' with { type: 'json' }
import { drawPicture } from '#parts/play/fairness/draw-picture.ts'
import { htmlOf } from '#ui/markup/html.ts'

const names = {
  'lottery.digits.play.back3-any1': '1 of the last 3',
  'lottery.vietnam.play.lo2': 'Lô 2 số',
  'lottery.vietnam.prize.special': 'Special',
  'lottery.vietnam.prize.first': 'First',
  'lottery.vietnam.prize.second': 'Second',
}
const words = {
  ...{ t: createTranslate<'fairness-picture'>({ ...english, ...names }, 'en-US'), locale: 'en-US', currency: 'BRL' },
}
const past: PastDraw = {
  ...{ lottery: 'relampago-1-minuto', type: 'ssc', issue: '20261130-0001', state: 'settled', result: [3, 8, 0, 2, 1] },
  bet: {
    ...{ play: 'back3-any1', choice: [['0', '7']], group: 1_900, lines: 2, lineStake: '100', rebate: '6' },
    ...{ odds: { line: '950/271' }, mostWin: '40000000' },
  },
}
const textOf = (of: PastDraw, win: bigint | null) =>
  htmlOf(drawPicture(of, 'Relâmpago', { stake: 194n, win }, words))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a settled bet is told with draw, result, play, choice, lines, odds, group, rebate and win (rule 40.30)', () => {
  const text = textOf(past, 350n)
  for (const part of [
    ...['Relâmpago, draw 20261130-0001', 'Drawn: 38021', '1 of the last 3: 0 7', '2 lines of R$1.00 each'],
    ...['Odds 3.5055', 'Prize group 1900', 'R$0.06 off the price', 'Stake R$1.94', 'Win R$3.50'],
  ])
    expect(text).toContain(part)
})

test('a bet that waits says what was chosen, and one on a void draw that its stake came back (rule 40.30)', () => {
  const waits = textOf({ ...past, state: 'open', result: null }, null)
  expect(waits).toContain('no result yet')
  expect(waits).toContain('1 of the last 3: 0 7')
  expect(waits).not.toContain('Win')
  expect(textOf({ ...past, state: 'void', result: null }, null)).toContain('Returned R$1.94')
})

test('a draw with many prizes shows all of them', () => {
  const result = { special: ['01234'], first: ['56789'], second: ['11111', '22222'] }
  const text = textOf({ ...past, type: 'vn-north', result, bet: { ...past.bet, play: 'lo2' } }, 0n)
  for (const part of ['Special 01234', 'First 56789', 'Second 11111 22222', 'Lô 2 số: 0 7'])
    expect(text).toContain(part)
})
