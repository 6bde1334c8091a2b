import { timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { type CardWords, PlayingCard } from '#games/kit/cards/PlayingCard.tsx'
import { hiLoMultiplier } from '../rules.ts'
import { Arrow } from './Arrow.tsx'
import { drawnCard } from './card-words.ts'
import type { ShownHiLo } from './HiLo.tsx'
import css from './hilo.module.css'

interface Props {
  readonly shown: ShownHiLo | undefined
  readonly words: CardWords
  readonly locale: string
}

/** The card that is guessed on, the deck beside it, and the cards before it with what was said of them. */
export function Table({ shown, words, locale }: Props) {
  const t = useInstantWords<'instants-hilo'>()
  const cards = shown?.cards ?? []
  const last = cards.at(-1)
  const before = cards.slice(0, -1).map((card, place) => ({ card, place, move: shown?.moves[place] ?? 'skip' }))
  const isLost = shown?.phase === 'lost'
  const isTaken = shown?.phase === 'cashed-out'
  return (
    <div className={css.table}>
      {/* While a round goes on: its end is told by the screen of the game. */}
      <p className={css.said} role="status">
        {shown?.phase === 'open' && last !== undefined
          ? t('hilo.said.card', {
              card: words.card(drawnCard(last)),
              times: timesText(hiLoMultiplier(shown), locale, 2),
            })
          : ''}
      </p>
      <div className={css.middle}>
        <div className={css.now} data-end={isLost ? 'lost' : isTaken ? 'taken' : undefined}>
          {last === undefined ? (
            <PlayingCard card={undefined} words={words} />
          ) : (
            <PlayingCard
              key={cards.length}
              card={drawnCard(last)}
              dealt={0}
              words={words}
              {...(isTaken && { mark: 'win' as const })}
            />
          )}
          {isLost && (
            <svg className={css.cross} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          )}
        </div>
        <div className={css.deck} aria-hidden="true">
          <PlayingCard card={undefined} words={words} />
          {shown && (
            <b className={css.worth} data-lost={isLost || undefined}>
              {timesText(hiLoMultiplier(shown), locale, 2)}
            </b>
          )}
        </div>
      </div>
      {before.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <ol className={css.before} aria-label={t('hilo.before')} tabIndex={0}>
          {before.reverse().map(({ card, place, move }) => (
            <li key={place} data-wrong={(isLost && place === cards.length - 2) || undefined}>
              <PlayingCard card={drawnCard(card)} words={words} />
              <span className={css.move} data-move={move} role="img" aria-label={t(`hilo.move.${move}`)}>
                <Arrow move={move} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.order}>{t('hilo.order')}</p>
      )}
    </div>
  )
}
