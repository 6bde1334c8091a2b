import { expect, test } from 'vitest'
import { lotteries } from '#games/lottery/lotteries.ts'
import type { Choice, Counts, Play } from '#games/lottery/play.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { playWords, playWordsArea } from '#games/lottery/view/play-words.ts'
import { siteLanguages } from '#lib/languages.ts'
import { createLookUp } from '#lib/messages.ts'
import { messagesFor } from '#tests/unit/parts/words.ts'

/** An example of a sentence: what is chosen and drawn, what it wins by prize, and what the sentence must have of it in every language. */
type Example = readonly [
  type: LotteryTypeName,
  code: string,
  choice: Choice,
  drawn: unknown,
  wins: Counts,
  says: readonly string[],
]

const line = (times: number): Counts => ({ line: times })
const to = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, at) => `${from + at}`)
const ssc = (code: string, choice: Choice, drawn: string, wins: Counts, ...says: string[]): Example => [
  ...(['ssc', code, choice, [...drawn].map(Number), wins, says] as const),
]
const threeD = (code: string, choice: Choice, drawn: string, wins: Counts, ...says: string[]): Example => [
  ...(['3d', code, choice, [...drawn].map(Number), wins, says] as const),
]

const eleven = [7, 3, 1, 10, 5]
const ofEleven = (code: string, choice: Choice, wins: Counts, ...says: string[]): Example => [
  ...(['11x5', code, choice, eleven, wins, says] as const),
]
const race = [4, 9, 1, 7, 10, 2, 8, 3, 6, 5]
const ofRace = (code: string, choice: Choice, wins: Counts, ...says: string[]): Example => [
  ...(['pk10', code, choice, race, wins, says] as const),
]
const seven = [5, 12, 20, 33, 41, 45, 49]
const lhc = (code: string, choice: Choice, drawn: readonly number[], wins: Counts, ...says: string[]): Example => [
  ...(['lhc', code, choice, drawn, wins, says] as const),
]
/** A draw of LHC with a special number. */
const special = (number: number) => [1, 2, 3, 4, 5, 6, number]

/** A draw of the North in which no number ends as an example does, but those that are given. */
const north = (changes: Readonly<Record<string, readonly string[]>>) => ({
  special: ['00099'],
  first: ['00099'],
  second: ['00099', '00099'],
  third: Array.from({ length: 6 }, () => '00099'),
  fourth: Array.from({ length: 4 }, () => '0099'),
  fifth: Array.from({ length: 6 }, () => '0099'),
  sixth: ['099', '099', '099'],
  seventh: ['99', '99', '99', '99'],
  ...changes,
})
const vietnam = (
  code: string,
  choice: Choice,
  drawn: ReturnType<typeof north>,
  wins: Counts,
  ...says: string[]
): Example => [...(['vn-north', code, choice, drawn, wins, says] as const)]
const twice = ['10007', '20007', '00052', '00052', '00052', '00099']
const four = (changes: object) => ({
  ...{ first: ['0000'], second: ['0000'], third: ['0000'] },
  ...{ starter: Array.from({ length: 10 }, () => '0000'), consolation: Array.from({ length: 10 }, () => '0000') },
  ...changes,
})
const thai = (code: string, choice: Choice, changes: object, wins: Counts, ...says: string[]): Example => [
  'thai',
  code,
  choice,
  { first: '918472', front: ['472', '015'], back: ['472', '015'], two: '72', ...changes },
  wins,
  says,
]
const lao = (code: string, choice: Choice, drawn: string, wins: Counts, ...says: string[]): Example => [
  ...(['lao', code, choice, drawn, wins, says] as const),
]

const examples: readonly Example[] = [
  ssc('positioned', [['3'], [], [], [], []], '30725', line(1)),
  ssc('five-direct', [['4'], ['0'], ['7'], ['2'], ['5']], '40725', line(1), '40725'),
  ssc('five-120', [['0', '1', '2', '3', '4']], '40213', line(1), '40213'),
  ssc('five-60', [['7'], ['1', '2', '3']], '71723', line(1), '71723'),
  ssc('five-30', [['4', '5'], ['9']], '45945', line(1), '45945'),
  ssc('five-20', [['8'], ['1', '2']], '88182', line(1), '88182'),
  ssc('five-10', [['6'], ['3']], '63663', line(1), '63663'),
  ssc('five-5', [['2'], ['0']], '22202', line(1), '22202'),
  ssc('four-direct', [['0'], ['7'], ['2'], ['5']], '90725', line(1), '0725'),
  ssc('four-24', [['1', '3', '6', '8']], '98316', line(1), '8316'),
  ssc('four-12', [['5'], ['0', '8']], '95085', line(1), '5085'),
  ssc('four-6', [['1', '7']], '91717', line(1), '1717'),
  ssc('four-4', [['3'], ['9']], '93393', line(1), '3393'),
  ssc('middle3-direct', [['2'], ['5'], ['8']], '02581', line(1), '02581'),
  ssc('back3-group3', [['4', '9']], '00949', line(1), '9-4-9'),
  ssc('back3-group6', [['1', '5', '7']], '00715', line(1), '7-1-5'),
  ssc('front3-any1', [['6']], '06600', line(1), '0, 6, 6'),
  ssc('front3-any2', [['3', '8']], '80300', line(1), '8, 0, 3'),
  ssc('five-any3', [['1', '3', '8']], '81033', line(1), '8, 1, 0, 3, 3'),
  ssc('front3-sum', [['1']], '01000', line(1), '0-1-0'),
  ssc('front3-span', [['6']], '28500', line(1), '2-8-5'),
  ssc('back2-span', [['6']], '00082', line(1), '8-2'),
  ssc('back2-group', [['3', '8']], '00083', line(1), '8-3'),
  ssc('back2-group', [['3', '8']], '00033', {}, '3-3'),
  ssc('front3-shape', [['triple', 'straight', 'pair']], '77700', { triple: 1 }, '7-7-7'),
  ssc('front3-shape', [['triple', 'straight', 'pair']], '46500', { straight: 1 }, '4-6-5'),
  ssc('front3-shape', [['triple', 'straight', 'pair']], '90100', {}),
  ssc('front3-shape', [['triple', 'straight', 'pair']], '29200', { pair: 1 }, '2-9-2'),
  ssc('front2-size', [['big'], ['even']], '74000', line(1), '7-4'),
  ssc('any2-direct', [['1'], [], ['4'], [], []], '15402', line(1), '15402'),
  ssc('any4-direct', [['1'], ['5'], ['4'], [], ['2']], '15402', line(1), '15402'),
  ssc('sum-size', [['big', 'small', 'odd', 'even']], '98721', { big: 1, odd: 1 }, '98721', '27'),
  ssc('sides-first-second', [['dragon', 'tiger', 'tie']], '94000', { dragon: 1 }, '9', '4'),
  ssc('sides-first-second', [['dragon', 'tiger', 'tie']], '44000', { tie: 1 }),
  threeD('three-direct', [['2'], ['5'], ['8']], '258', line(1), '258'),
  threeD('back2-direct', [['4'], ['7']], '047', line(1), '47'),

  ofEleven('any1', [['3']], line(1), '7, 3, 1, 10, 5'),
  ofEleven('any5', [['1', '3', '5', '7', '10']], line(1)),
  ofEleven('any8', [['1', '2', '3', '5', '7', '8', '9', '10']], line(1)),
  ofEleven('first3-direct', [['7'], ['3'], ['1']], line(1)),
  ofEleven('first2-group', [['3', '7']], line(1)),
  ofEleven('first3-any1', [['1']], line(1)),
  ofEleven('positioned', [[], [], [], [], ['5']], line(1)),
  ofEleven('odd-count', [['4']], { 4: 1 }, '4'),
  ofEleven('middle', [['5']], { 5: 1 }, '1, 3, 5, 7, 10'),

  ofRace('first3-direct', [['4'], ['9'], ['1']], line(1), '4, 9, 1'),
  ofRace('front5-positioned', [[], [], ['1'], [], []], line(1)),
  ofRace('back5-positioned', [[], [], [], [], ['5']], line(1)),
  ofRace('front5-size', [[], ['big'], [], [], []], line(1), '9'),
  ofRace('back5-size', [[], [], [], [], ['odd']], line(1), '5'),
  ofRace('sides-second-ninth', [['dragon', 'tiger']], { dragon: 1 }),
  ofRace('first2-sum', [['13']], { 13: 1 }, '13'),
  ofRace('first2-sum-size', [['big', 'small', 'odd', 'even']], { big: 1, odd: 1 }, '13'),

  lhc('special-size', [['big', 'small', 'odd', 'even']], special(31), { 'numbers-24': 2 }, '31'),
  lhc('special-quarter', [['big-odd']], special(31), { 'numbers-12': 1 }, '31'),
  lhc('special-digits', [['big', 'odd']], special(36), { 'numbers-24': 2 }, '36', '9'),
  lhc('special-tail', [['big']], special(28), { 'numbers-24': 1 }, '28'),
  lhc('special-colour', [['red']], special(7), { 'numbers-17': 1 }, '7'),
  lhc('special-colour-half', [['red-small', 'red-odd']], special(7), { 'numbers-10': 1, 'numbers-8': 1 }, '7'),
  lhc('special-zodiac', [['horse']], special(13), { 'numbers-5': 1 }, '1, 13, 25, 37'),
  lhc('zodiac2-within', [['rat', 'ox']], [7, 6, 3, 4, 5, 8, 9], { 'numbers-8': 1 }),
  lhc('tail2-within', [['0', '8']], [10, 28, 1, 2, 3, 4, 5], { 'numbers-9': 1 }, '10', '28'),
  lhc('three-of-three', [['5', '12', '33']], seven, line(1), '33'),
  lhc('two-of-three', [['5', '12', '33']], [5, 12, 1, 2, 3, 4, 6], { two: 1 }, '33'),
  lhc('two-or-special', [['5', '12']], [5, 1, 2, 3, 4, 6, 12], { special: 1 }),
  lhc('main-and-special', [['5', '12']], [5, 1, 2, 3, 4, 6, 12], line(1)),
  lhc('main-and-special', [['5', '12']], [5, 12, 2, 3, 4, 6, 7], {}),
  lhc('none-of-10', [[...to(1, 4), ...to(6, 11)]], seven, line(1), '5, 12, 20, 33, 41, 45'),
  lhc('total-size', [['big', 'small', 'odd', 'even']], seven, { big: 1, odd: 1 }, '205'),

  [
    '6x60',
    'six',
    [['3', '8', '14', '22', '41', '60']],
    [3, 8, 14, 22, 50, 51],
    { 'hits-4': 1 },
    ['3, 8, 14, 22, 50, 51'],
  ],
  ['5x80', 'five', [['7', '19', '33', '58', '80']], [7, 19, 33, 40, 41], { 'hits-3': 1 }, ['7, 19, 33, 40, 41']],

  vietnam(
    'lo2',
    [['07']],
    north({ third: ['10007', '20007', '30007', '00099', '00099', '00099'] }),
    line(3),
    '07',
    '27',
  ),
  vietnam('special2', [['52']], north({ special: ['40752'] }), line(1), '52'),
  vietnam('first2', [['52']], north({ first: ['40752'] }), line(1), '52'),
  vietnam('head2', [['52']], north({ seventh: ['52', '99', '99', '99'] }), line(1), '52'),
  vietnam('head', [['5']], north({ special: ['40752'] }), line(1), '52'),
  vietnam('tail', [['2']], north({ special: ['40752'] }), line(1), '52'),
  vietnam('special3', [['752']], north({ special: ['40752'] }), line(1), '752'),
  vietnam('head3', [['752']], north({ sixth: ['752', '099', '099'] }), line(1), '752'),
  vietnam('special4', [['0752']], north({ special: ['40752'] }), line(1), '0752'),
  vietnam('xien2', [['07', '52']], north({ third: twice }), line(1), '07', '52'),
  vietnam('truot4', [['01', '02', '03', '04']], north({ third: twice }), line(1), '01, 02, 03'),
  ['vn-south', 'da-thang', [['07', '52']], [north({ third: twice }), north({})], line(2), ['07', '52']],
  [
    'vn-south',
    'da-xien',
    [['07', '52']],
    [north({ special: ['00007'] }), north({ special: ['00052'] })],
    line(1),
    ['36'],
  ],
  ['vn-south', 'lo2-second', [['07']], [north({ special: ['00007'] }), north({})], {}, ['II', '18']],

  ['4d', 'big', [['1234']], four({ second: ['1234'] }), { second: 1 }, ['1234', '23']],
  ['4d', 'small', [['1234']], four({ starter: Array.from({ length: 10 }, () => '1234') }), {}, ['1234']],
  ['4d', 'big-box', [['1234']], four({ first: ['4321'] }), { first: 1 }, ['4321']],
  ['4d', 'big-ibox', [['1234']], four({ first: ['4321'] }), { 'first-24': 1 }, ['4321', '24']],
  [
    'toto',
    'toto',
    [['3', '8', '14', '22', '41', '49']],
    { numbers: [3, 8, 14, 20, 30, 35], additional: 1 },
    { group7: 1 },
    ['3, 8, 14, 20, 30, 35'],
  ],
  thai('top3', [['472']], {}, line(1), '918472'),
  thai('top3-tod', [['472']], { first: '918724' }, { 'line-6': 1 }, '918724'),
  thai('top2', [['72']], {}, line(1), '918472'),
  thai('bottom2', [['72']], {}, line(1), '72'),
  thai('front3', [['472']], {}, line(1), '472', '015'),
  thai('bottom3', [['472']], {}, line(1), '472', '015'),
  thai('run-top', [['7']], {}, line(1), '918472'),
  thai('run-bottom', [['7']], {}, line(1), '72'),
  lao('top4-tod', [['9472']], '2749', { 'line-24': 1 }, '2749'),
  lao('top3-tod', [['472']], '9724', { 'line-6': 1 }, '9724'),
  lao('top2', [['72']], '9472', line(1), '9472'),
  lao('bottom2', [['94']], '9472', line(1), '9472'),
  lao('run-top', [['7']], '9472', line(1), '9472'),
  lao('run-bottom', [['4']], '9472', line(1), '9472'),
]

/** Numbers of lines that sentences tell. */
const lineCounts: readonly (readonly [
  type: LotteryTypeName,
  code: string,
  choice: Choice,
  lines: number,
  says: string,
])[] = [
  ['ssc', 'front3-sum', [['1']], 3, '0-0-1'],
  ['6x60', 'six', [to(1, 7)], 7, ''],
  ['5x80', 'five', [to(1, 6)], 6, ''],
  ['toto', 'toto', [to(1, 7)], 7, 'System 7'],
  ['vn-north', 'lo2', [['07']], 27, '27'],
  ['vn-central', 'lo2', [['07']], 18, '18'],
  ['vn-north', 'lo3', [['107']], 23, '23'],
  ['vn-central', 'lo3', [['107']], 17, '17'],
  ['vn-north', 'lo4', [['2107']], 20, '20'],
  ['vn-central', 'lo4', [['2107']], 16, '16'],
  ['vn-north', 'head2', [['52']], 4, ''],
  ['vn-central', 'head2', [['52']], 1, ''],
  ['vn-north', 'head3', [['752']], 3, ''],
  ['vn-central', 'head3', [['752']], 1, ''],
  ['vn-north', 'lo4-places', [['2'], ['1'], ['0'], ['7', '8']], 40, '2107'],
  ['4d', 'big-places', [['1'], ['2'], ['3'], ['4', '5']], 2, '1235'],
  ['4d', 'big-box', [['1122']], 6, '6'],
  ['4d', 'big-box', [['1123']], 12, '12'],
  ['4d', 'big-ibox', [['7777']], 0, '7777'],
  ['lao', 'top4-tod', [['9444']], 1, '9444'],
]

function playOf(type: LotteryTypeName, code: string): Play<unknown> {
  const plays = lotteries.find(({ game }) => game.type === type)?.game.plays('2026-11-30')
  const play = plays?.find((one) => one.code === code)
  if (!play) throw new RangeError(`${type} has no play ${code}`)
  return play as unknown as Play<unknown>
}

/** The name of a play with its sentence, in every language. */
const textsOf = (type: LotteryTypeName, code: string) =>
  siteLanguages.map((language) => {
    const words = playWords(type, createLookUp(messagesFor(language, playWordsArea(type)), language))
    return `${words.play(code)}: ${words.how(code)}`
  })

const only = (counts: Counts) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

test.each(examples)('the example of %s %s is true', (type, code, choice, drawn, wins, says) => {
  const play = playOf(type, code)
  expect(Object.values(only(play.lines(choice))).length).toBeGreaterThan(0)
  expect(only(play.wins(choice, drawn))).toEqual(wins)
  for (const text of textsOf(type, code)) for (const part of says) expect(text).toContain(part)
})

test.each(lineCounts)('%s %s: the lines of %j are counted as the sentence says', (type, code, choice, lines, says) => {
  const counts = Object.values(playOf(type, code).lines(choice))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(lines)
  for (const text of textsOf(type, code)) expect(text).toContain(says)
})

test.each(['size', 'quarter', 'digits', 'tail', 'colour-half'])(
  'special number 49: stakes on special-%s go back, as its sentence says',
  (name) => {
    const play = playOf('lhc', `special-${name}`)
    const choice = [play.board[0]?.options ?? []]
    expect(play.returns?.(choice, special(49))).toEqual(play.lines(choice))
    for (const text of textsOf('lhc', play.code)) expect(text).toContain('49')
  },
)
