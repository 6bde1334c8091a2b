import { isJoker, segments } from '#games/money-wheel/segments.ts'
import { ShownMoneyWheelStruct } from '#games/money-wheel/wire.ts'
import { colourOf } from '#games/roulette/wheel.ts'
import { ShownLightningStruct, ShownRouletteStruct } from '#games/roulette/wire.ts'
import { ShownSicBoStruct } from '#games/sic-bo/wire.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import { placedBets } from './bet-names.ts'
import { type PictureWords, readAs, type Teller } from './told.ts'

/** Where the ball came to rest, in the colour of its pocket. */
function pocketPicture(pocket: number, { t }: PictureWords): Markup {
  const colour = colourOf(pocket)
  return h(
    'span',
    { class: `past-pocket past-pocket--${colour}` },
    h('span', {}, pocket),
    h('span', { class: 'unseen' }, ` ${t(`roulette.${colour}`)}`),
  )
}

const pocketResult = (pocket: number, { t }: PictureWords) =>
  t('roulette.result', { number: pocket, colour: t(`roulette.${colourOf(pocket)}`) })

export const roulette: Teller = ({ shown }, words) => {
  const read = readAs(ShownRouletteStruct, shown)
  if (!read) return undefined
  const { pocket } = read.result
  return {
    drawing: h('p', { class: 'past-row' }, pocketPicture(pocket, words)),
    result: pocketResult(pocket, words),
    bets: placedBets('roulette', read.bets, words),
  }
}

/** Roulette whose lucky numbers pay more. */
export const lightning: Teller = ({ shown }, words) => {
  const read = readAs(ShownLightningStruct, shown)
  if (!read) return undefined
  const { pocket, lucky } = read.result
  return {
    drawing: h(
      'div',
      { class: 'past-hands' },
      h('p', { class: 'past-row' }, pocketPicture(pocket, words)),
      h(
        'ul',
        { class: 'past-lucky', 'aria-label': words.t('roulette.lucky') },
        ...lucky.map(({ number, multiplier }) =>
          h('li', {}, pocketPicture(number, words), h('span', {}, `${multiplier}×`)),
        ),
      ),
    ),
    result: pocketResult(pocket, words),
    bets: placedBets('roulette', read.bets, words),
  }
}

/** Where the pips of a die are, in thirds of its side. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
]

const diePicture = (face: number): Markup =>
  h(
    'svg',
    { class: 'past-die', viewBox: '0 0 36 36', role: 'img', 'aria-label': face },
    h('rect', { x: 1, y: 1, width: 34, height: 34, rx: 7 }),
    ...(pips[face - 1] ?? []).map(([x, y]) => h('circle', { cx: 9 + 9 * x, cy: 9 + 9 * y, r: 3.2 })),
  )

export const sicBo: Teller = ({ shown }, words) => {
  const read = readAs(ShownSicBoStruct, shown)
  if (!read) return undefined
  const { dice } = read.result
  return {
    drawing: h('p', { class: 'past-row' }, ...dice.map(diePicture)),
    result: words.t('sicBo.result', { dice: dice.join(' + '), total: dice.reduce((sum, die) => sum + die, 0) }),
    bets: placedBets('sic-bo', read.bets, words),
  }
}

/** The stops of the money wheel: jokers, then a number. */
export const moneyWheel: Teller = ({ shown }, words) => {
  const read = readAs(ShownMoneyWheelStruct, shown)
  if (!read) return undefined
  const stops = read.result.stops.map((place) => segments[place] ?? 1)
  const last = stops.at(-1) ?? 1
  const jokers = stops.filter(isJoker).map((joker) => joker.replace('x', '×'))
  return {
    drawing: h(
      'p',
      { class: 'past-row' },
      ...jokers.map((joker) => h('span', { class: 'past-stop past-stop--joker' }, joker)),
      h('span', { class: 'past-stop' }, String(last)),
    ),
    result:
      jokers.length === 0
        ? words.t('moneyWheel.result', { number: String(last) })
        : words.t('moneyWheel.jokers', { number: String(last), jokers: jokers.join(', ') }),
    bets: placedBets('money-wheel', read.bets, words),
  }
}
