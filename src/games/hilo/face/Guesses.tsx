import { chanceText, timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { paid } from '#games/paid.ts'
import { guessChance, type HiLoGuess, type HiLoMove, multiplierAfter, rankOf, ranks } from '../rules.ts'
import { Arrow } from './Arrow.tsx'
import type { ShownHiLo } from './HiLo.tsx'
import css from './hilo.module.css'

interface Props {
  readonly shown: ShownHiLo
  /** Minor units. */
  readonly stake: bigint
  readonly busy: boolean
  readonly format: (amount: bigint) => string
  readonly locale: string
  readonly onMove: (move: HiLoMove) => void
}

const guesses = ['higher', 'lower'] as const

/** What can be said of the next card: the chance of each guess, and what the round is worth if it is right. */
export function Guesses({ shown, stake, busy, format, locale, onMove }: Props) {
  const t = useInstantWords<'instants-hilo'>()
  const rank = rankOf(shown.cards.at(-1) ?? 0)
  const move = (made: HiLoMove) => {
    if (!busy && shown.offered.includes(made)) onMove(made)
  }
  const isOff = (made: HiLoMove) => busy || !shown.offered.includes(made)
  return (
    <div className={css.asked}>
      <fieldset className={css.guesses} aria-label={t('hilo.next')}>
        {guesses.map((guess) => {
          const after = multiplierAfter(shown, guess)
          const facts = {
            chance: chanceText(guessChance(guess, rank), locale),
            times: timesText(after, locale, 2),
            amount: format(paid(stake, after)),
          }
          const name = t(`hilo.${nameOf(guess, rank)}`)
          return (
            <button
              key={guess}
              type="button"
              className={css.guess}
              data-guess={guess}
              aria-disabled={isOff(guess)}
              aria-label={
                shown.offered.includes(guess)
                  ? t('hilo.guess.label', { name, ...facts })
                  : t('hilo.guess.limit', { name })
              }
              onClick={() => move(guess)}
            >
              <Arrow move={guess} />
              <span>{name}</span>
              <b>{shown.offered.includes(guess) ? facts.times : '–'}</b>
              <small>{facts.chance}</small>
            </button>
          )
        })}
        <button type="button" className={css.skip} aria-disabled={isOff('skip')} onClick={() => move('skip')}>
          <Arrow move="skip" />
          <span>{t('hilo.skip')}</span>
        </button>
      </fieldset>
    </div>
  )
}

/** Nothing is lower than an ace and higher than a king, so there a guess is strict and the other one means the same rank. */
function nameOf(guess: HiLoGuess, rank: number): 'higher' | 'lower' | 'same' | 'higherOrSame' | 'lowerOrSame' {
  const end = rank === 0 ? 'higher' : rank === ranks - 1 ? 'lower' : undefined
  if (end === undefined) return `${guess}OrSame`
  return guess === end ? guess : 'same'
}
