import { useMemo } from 'react'
import { useInstantWords } from '#games/instants/view/words.ts'
import type { RacetrackWords, RouletteWords } from '#games/kit/roulette/words.ts'
import { type Position, positionMultiplier } from '#games/roulette/positions.ts'
import { colourOf } from '#games/roulette/wheel.ts'
import type { Translate } from '#lib/messages.ts'

type Words = Translate<'instants-roulette'>

/** The whole name of a place, such as "Split 17 and 20". */
export function placeName(t: Words, { id, kind, numbers }: Position): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  return t(`roulette.place.${kind}`, {
    ...{ first, last, nth: id.slice(-1) },
    numbers: numbers.slice(0, -1).join(', '),
  })
}

/** What a place pays to one, such as `17:1`. */
export function odds(position: Position): string {
  const { numerator, denominator } = positionMultiplier(position)
  return `${numerator / denominator - 1n}:1`
}

const shorts = ['dozen-1', 'dozen-2', 'dozen-3', 'even', 'odd'] as const

/** What stands on a field without a number. */
function shortName(t: Words, { id, kind, numbers }: Position): string {
  if (kind === 'column') return '2:1'
  const named = shorts.find((short) => short === id)
  return named ? t(`roulette.short.${named}`) : `${numbers[0]}–${numbers.at(-1)}`
}

/** A pocket with its colour, such as "17 black". */
export const pocketName = (t: Words, pocket: number): string =>
  t(`roulette.colour.${colourOf(pocket)}`, { number: pocket })

/**
 * The words of table and racetrack.
 *
 * @param pays what a place pays, such as `17:1`
 */
export function useRouletteWords(
  format: (sum: bigint) => string,
  pays: (position: Position) => string,
): RouletteWords & RacetrackWords {
  const t = useInstantWords<'instants-roulette'>()
  return useMemo(
    () => ({
      table: t('roulette.table'),
      place: (position) => t('instants.chips.pays', { place: placeName(t, position), pays: pays(position) }),
      short: ((what) =>
        typeof what === 'string' ? t(`roulette.call.short.${what}`) : shortName(t, what)) as RouletteWords['short'] &
        RacetrackWords['short'],
      laid: (place, sum) => t('instants.chips.laid', { place, sum: format(sum) }),
      track: t('roulette.view.track'),
      neighbours: (number, count) => t('roulette.track.neighbours', { number, count }),
      call: (call) => t(`roulette.call.${call}`),
      reach: (count) => t('roulette.track.reach', { count }),
      fewer: t('roulette.track.fewer'),
      more: t('roulette.track.more'),
    }),
    [t, format, pays],
  )
}
