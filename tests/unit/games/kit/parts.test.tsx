import { parse } from 'node-html-parser'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rankOf, suitOf } from '#games/cards.ts'
import { Hand } from '#games/kit/cards/Hand.tsx'
import { BetPlace } from '#games/kit/chips/BetPlace.tsx'
import { ChipRack } from '#games/kit/chips/ChipRack.tsx'
import { ChipStack } from '#games/kit/chips/ChipStack.tsx'
import { ChipTools } from '#games/kit/chips/ChipTools.tsx'
import { useChips } from '#games/kit/chips/use-chips.ts'
import { Dice } from '#games/kit/dice/Dice.tsx'
import { Felt } from '#games/kit/Felt.tsx'
import { LastResults } from '#games/kit/history/LastResults.tsx'
import { BeadPlate, BigRoad } from '#games/kit/history/Roads.tsx'
import { ResultBanner } from '#games/kit/result/ResultBanner.tsx'
import { Racetrack } from '#games/kit/roulette/Racetrack.tsx'
import { RouletteTable } from '#games/kit/roulette/RouletteTable.tsx'
import { RouletteWheel } from '#games/kit/roulette/RouletteWheel.tsx'
import { SegmentWheel } from '#games/kit/wheel/SegmentWheel.tsx'
import { callBets } from '#games/roulette/call-bets.ts'
import { wheelOrder } from '#games/roulette/wheel.ts'

type Drawn = Parameters<typeof renderToStaticMarkup>[0]
const drawn = (element: Drawn) => parse(renderToStaticMarkup(element))
const names = (element: Drawn) =>
  drawn(element)
    .querySelectorAll('[aria-label]')
    .map((part) => part.getAttribute('aria-label'))
const short = (sum: bigint) => String(Number(sum) / 100)
const values = [100n, 500n, 2500n]
const words = {
  table: 'Betting table',
  place: ({ id }: { id: string }) => id.replaceAll('-', ' '),
  short: ({ id }: { id: string }) => id,
  laid: (place: string, sum: bigint) => `${place}, ${short(sum)} on it`,
}

test('the betting table has a button with a name for each of its 157 places, one of them for the tabulator', () => {
  const bets = new Map([['split-17-20', 600n]])
  const table = drawn(
    h(RouletteTable, { bets, values, short, words, onPlace: () => undefined, onLift: () => undefined }),
  )
  const buttons = table.querySelectorAll('button')
  expect(buttons).toHaveLength(157)
  const found = buttons.map((button) => button.getAttribute('aria-label'))
  expect(new Set(found).size).toBe(157)
  expect(found).toContain('split 17 20, 6 on it')
  expect(buttons.filter((button) => button.getAttribute('tabindex') === '0')).toHaveLength(1)
})

test('the result marks its number and lays aside the chips that lost', () => {
  const bets = new Map([
    ['red', 500n],
    ['straight-17', 100n],
  ])
  const table = drawn(
    h(RouletteTable, {
      bets,
      values,
      short,
      words,
      pocket: 17,
      isClosed: true,
      onPlace: () => undefined,
      onLift: () => undefined,
    }),
  )
  const winners = table.querySelectorAll('[data-winner]').map((field) => field.getAttribute('data-place'))
  expect(winners).toEqual(expect.arrayContaining(['straight-17', 'split-17-20', 'black', 'odd', 'dozen-2', 'column-2']))
  expect(winners).not.toContain('red')
  expect(table.querySelectorAll('[data-mark]').map((chips) => chips.getAttribute('data-mark'))).toEqual(['lost', 'win'])
  expect(table.querySelectorAll('button:not([aria-disabled])')).toHaveLength(0)
})

test('the racetrack names each number with its neighbours, and each call', () => {
  const found = names(
    h(Racetrack, {
      words: {
        track: 'Racetrack',
        neighbours: (number: number, reach: number) => `${number} and ${reach} neighbours`,
        call: (call: string) => `call ${call}`,
        short: (call: string) => call,
        reach: String,
        fewer: 'fewer',
        more: 'more',
      },
      reach: 2,
      onReach: () => undefined,
      onPlace: () => undefined,
    }),
  )
  expect(found).toEqual([
    'Racetrack',
    ...wheelOrder.map((number) => `${number} and 2 neighbours`),
    ...Object.keys(callBets).map((call) => `call ${call}`),
    'fewer',
    'more',
  ])
})

test('cards say what they are, and a hidden one says nothing else', () => {
  const cardWords = { card: (card: number) => `${rankOf(card)} of ${suitOf(card)}`, hidden: 'face down' }
  const element = h(Hand, {
    cards: [{ card: 24 }, { card: undefined }],
    label: 'Your hand',
    points: '12',
    words: cardWords,
  })
  expect(names(element)).toEqual(['Your hand', '12 of 1', 'face down'])
  // A card that nobody may know has no drawn face.
  expect(drawn(element).querySelectorAll('svg[data-red]')).toHaveLength(1)
})

test('a win up to the stake is shown without a feast', () => {
  const shown = (win: bigint) =>
    drawn(
      h(ResultBanner, {
        money: short,
        result: { id: '1', came: '17', mine: { win, stake: 1000n }, line: 'line', sentence: 'Seventeen came.' },
      }),
    )
  const feasts = [0n, 1000n, 1001n, 50_000n].map((win) =>
    shown(win).querySelector('[data-feast]')?.getAttribute('data-feast'),
  )
  expect(feasts).toEqual(['none', 'none', 'win', 'big'])
  expect(shown(1000n).querySelectorAll('i')).toHaveLength(0)
  expect(shown(1001n).querySelectorAll('i').length).toBeGreaterThan(0)
  expect(shown(0n).querySelector('[role="status"]')?.text).toBe('Seventeen came.')
  expect(drawn(h(ResultBanner, { money: short, result: undefined })).querySelector('[role="status"]')?.text).toBe('')
})

test('roads show their last columns, and an empty history says so', () => {
  const results = Array.from({ length: 120 }, (_, index) => ({
    winner: index % 2 ? ('player' as const) : ('banker' as const),
    playerPair: index === 119,
    bankerPair: false,
    player: 0,
    banker: 0,
  }))
  const letters = { player: 'P', banker: 'B', tie: 'T' }
  expect(drawn(h(BeadPlate, { results, letters, label: 'beads', columns: 10 })).querySelectorAll('text')).toHaveLength(
    60,
  )
  const road = drawn(h(BigRoad, { results, label: 'Big road', columns: 10 }))
  expect(road.querySelectorAll('g[data-winner]')).toHaveLength(10)
  expect(road.querySelector('svg')?.getAttribute('aria-label')).toBe('Big road')
  expect(drawn(h(LastResults, { results: [], label: 'Last results', empty: 'No round yet' })).text).toBe('No round yet')
})

test('wheels, dice and chips are pictures with a name, in the colours of their table', () => {
  const wheel = h(RouletteWheel, { spin: undefined, resting: 17, label: '17 black', shown: 17 })
  const segments = [
    { text: '1', tone: 1 },
    { text: 'x7', tone: 'gold' as const },
  ]
  expect(names(wheel)).toEqual(['17 black'])
  expect(names(h(SegmentWheel, { segments, turn: undefined, label: 'Money wheel' }))).toEqual(['Money wheel'])
  expect(names(h(Dice, { faces: [2, 5], roll: undefined, label: 'Dice: 2 and 5' }))).toEqual(['Dice: 2 and 5'])
  expect(renderToStaticMarkup(<Felt scene="sea">{wheel}</Felt>)).toContain('--k-felt:')
})

test('the rack is one choice of several, and a stack shows the sum on its highest chip', () => {
  const rack = drawn(
    h(ChipRack, {
      values,
      chosen: 500n,
      onChoose: () => undefined,
      short,
      name: (value: bigint) => `chip ${short(value)}`,
      label: 'Chip',
    }),
  )
  const inputs = rack.querySelectorAll('input[type="radio"]')
  expect(inputs.map((input) => input.getAttribute('aria-label'))).toEqual(['chip 1', 'chip 5', 'chip 25'])
  expect(inputs.map((input) => input.hasAttribute('checked'))).toEqual([false, true, false])
  const stack = drawn(h(ChipStack, { sum: 3100n, values, short }))
  expect(stack.querySelectorAll('text').map((text) => text.text)).toEqual(['31'])
  expect(stack.querySelectorAll('svg')).toHaveLength(3)
})

test('a table without chips has nothing to undo, clear, double or repeat', () => {
  function Tools() {
    const chips = useChips({ mostAt: () => 1n, mostOfRound: 1n, funds: 1n })
    return <ChipTools chips={chips} words={{ undo: 'Undo', clear: 'Clear', double: 'Double', repeat: 'Repeat' }} />
  }
  const buttons = drawn(<Tools />).querySelectorAll('button')
  expect(buttons.map((button) => button.text)).toEqual(['Undo', 'Clear', 'Double', 'Repeat'])
  expect(buttons.every((button) => button.hasAttribute('disabled'))).toBe(true)
})

test('a place of a table shows its chips, and none if nothing lies there', () => {
  const place = (sum: bigint) =>
    drawn(
      <BetPlace
        name="Player"
        sum={sum}
        values={values}
        short={short}
        pays="1:1"
        onPlace={() => undefined}
        onLift={() => undefined}
      >
        Player
      </BetPlace>,
    )
  expect(place(0n).querySelectorAll('svg')).toHaveLength(0)
  expect(place(600n).querySelectorAll('svg')).toHaveLength(2)
  expect(place(600n).querySelector('button')?.getAttribute('aria-label')).toBe('Player')
})
