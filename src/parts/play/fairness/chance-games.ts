import { faces } from '#games/dice/rules.ts'
import { ShownDiceStruct } from '#games/dice/wire.ts'
import { ShownLimboStruct } from '#games/limbo/wire.ts'
import { plinkoMultipliers } from '#games/plinko/rules.ts'
import { ShownPlinkoStruct } from '#games/plinko/wire.ts'
import { rational } from '#games/slots/rational.ts'
import { wheelMultipliers } from '#games/wheel/rules.ts'
import { ShownWheelStruct } from '#games/wheel/wire.ts'
import { classes, h } from '#ui/markup/markup.ts'
import { hundredthsText, readAs, type Teller, timesText } from './told.ts'

/** Dice: a line from 0 to 100 with the side that wins, and the roll. */
export const dice: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownDiceStruct, shown)
  if (!read) return undefined
  const { side, target, roll } = read
  const [edge, at] = [(target / faces) * 100, (roll / faces) * 100]
  return {
    choice: t(`dice.${side}`, { target: hundredthsText(target, words) }),
    drawing: h(
      'svg',
      { class: 'past-line', viewBox: '-2 0 104 16', 'aria-hidden': 'true' },
      h('rect', { x: 0, y: 7, width: 100, height: 4, rx: 2 }),
      h('rect', {
        class: 'past-line__wins',
        x: side === 'under' ? 0 : edge,
        y: 7,
        width: side === 'under' ? edge : 100 - edge,
        height: 4,
        rx: 2,
      }),
      h('path', { class: 'past-line__mark', d: `M${at} 12l-2.5-9h5z` }),
    ),
    result: t('dice.result', { roll: hundredthsText(roll, words) }),
  }
}

/** Limbo: the point that was reached. */
export const limbo: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownLimboStruct, shown)
  if (!read) return undefined
  const point = hundredthsText(read.point, words)
  return {
    choice: t('limbo.choice', { target: hundredthsText(read.target, words) }),
    drawing: h(
      'p',
      { class: classes('past-big', read.point >= read.target && 'past-big--won'), 'aria-hidden': 'true' },
      `${point}×`,
    ),
    result: t('limbo.result', { point }),
  }
}

/** Plinko: the pins, and the way of the ball between them. */
export const plinko: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownPlinkoStruct, shown)
  if (!read) return undefined
  const { rows, risk, steps, slot } = read
  const width = 10 * (rows + 2)
  const centre = width / 2
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, pin) =>
      h('circle', { cx: centre + 5 * (2 * pin - row), cy: 8 + 9 * row, r: 1.2 }),
    ),
  ).flat()
  const rights = steps.map((_, row) => steps.slice(0, row + 1).filter((step) => step === 1).length)
  const way = [
    `${centre},2`,
    ...rights.map((right, row) => `${centre + 5 * (2 * right - row - 1)},${8 + 9 * row + 5}`),
  ].join(' ')
  const slots = Array.from({ length: rows + 1 }, (_, place) =>
    h('rect', {
      class: place === slot ? 'past-pins__slot' : undefined,
      x: centre + 5 * (2 * place - rows) - 4.5,
      y: 9 * rows + 6,
      width: 9,
      height: 5,
      rx: 1.5,
    }),
  )
  return {
    choice: t('plinko.choice', { rows, risk: t(`risk.${risk}`) }),
    drawing: h(
      'svg',
      { class: 'past-pins', viewBox: `0 0 ${width} ${9 * rows + 13}`, 'aria-hidden': 'true' },
      ...pins,
      ...slots,
      h('polyline', { points: way }),
    ),
    result: t('plinko.result', {
      slot: slot + 1,
      slots: rows + 1,
      times: timesText(plinkoMultipliers(read)[slot] ?? rational(0n), words),
    }),
  }
}

/** The wheel as it stopped, with the segment of the result at the top. */
export const wheel: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownWheelStruct, shown)
  if (!read) return undefined
  const { segments, risk, segment } = read
  const multipliers = wheelMultipliers(read)
  const turn = (2 * Math.PI) / segments
  const point = (place: number) => {
    const angle = (place - segment - 0.5) * turn - Math.PI / 2
    return `${(50 + 46 * Math.cos(angle)).toFixed(2)} ${(50 + 46 * Math.sin(angle)).toFixed(2)}`
  }
  const slices = multipliers.map(({ numerator }, place) =>
    h('path', {
      class: classes(numerator > 0n && 'past-disc__pays', place === segment && 'past-disc__stop'),
      d: `M50 50L${point(place)}A46 46 0 0 1 ${point(place + 1)}z`,
    }),
  )
  return {
    choice: t('wheel.choice', { segments, risk: t(`risk.${risk}`) }),
    drawing: h(
      'svg',
      { class: 'past-disc', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
      ...slices,
      h('circle', { cx: 50, cy: 50, r: 22 }),
      h('path', { class: 'past-disc__mark', d: 'M50 9l-4-9h8z' }),
    ),
    result: t('wheel.result', { times: timesText(multipliers[segment] ?? rational(0n), words) }),
  }
}
