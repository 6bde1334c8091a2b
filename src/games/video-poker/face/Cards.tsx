import { cardWordsOf } from '#games/instants/view/card-words.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { PlayingCard } from '#games/kit/cards/PlayingCard.tsx'
import { type Hold, handSize, isHeld } from '../holds.ts'
import type { ShownVideoPokerRound } from '../wire.ts'
import { payingPlaces } from './paying-places.ts'
import css from './video-poker.module.css'

interface Props {
  /** Of the round. */
  readonly id: string | undefined
  readonly shown: ShownVideoPokerRound | undefined
  /** How many cards have been turned. */
  readonly open: number
  readonly hold: Hold
  /** Whether a touch changes what is held. */
  readonly isOpen: boolean
  readonly isWaiting: boolean
  readonly isOver: boolean
  readonly onToggle: (place: number) => void
}

/** The five cards. A touch holds one, another lets it go. */
export function Cards({ id, shown, open, hold, isOpen, isWaiting, isOver, onToggle }: Props) {
  const t = useInstantWords<'instants-video-poker'>()
  const words = cardWordsOf(t)
  const places = Array.from({ length: handSize }, (_, place) => place)
  const hand = shown?.hand ?? shown?.dealt ?? []
  const paying = isOver && shown?.category && shown.hand ? payingPlaces(shown.hand, shown.category) : []
  return (
    <fieldset className={css.cards} data-over={isOver || undefined} aria-label={t('video-poker.hand')}>
      {places.map((place) => {
        const card = place < open ? hand[place] : undefined
        const held = isHeld(hold, place)
        const isDrawn = shown?.hand !== undefined && !held
        const order = places.filter((other) => other < place && !isHeld(hold, other)).length
        return (
          <button
            key={place}
            type="button"
            className={css.card}
            aria-pressed={shown ? held : undefined}
            aria-disabled={!isOpen || undefined}
            aria-label={
              card === undefined
                ? words.hidden
                : t(held ? 'video-poker.held' : 'video-poker.notHeld', { card: words.card(card), number: place + 1 })
            }
            data-held={held || undefined}
            onClick={() => onToggle(place)}
          >
            <PlayingCard
              key={isDrawn ? `${id} drawn` : 'dealt'}
              {...{ card, words }}
              {...(isDrawn && { dealt: order })}
              {...(paying.includes(place) ? { mark: 'win' } : isWaiting && !held ? { mark: 'dim' } : {})}
            />
            <span className={css.tag} aria-hidden="true">
              {held ? t('video-poker.hold') : place + 1}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
