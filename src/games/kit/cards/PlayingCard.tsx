import type { Card } from '#games/cards.ts'
import { macaw } from '#games/kit/mark.ts'
import { CardFace } from './CardFace.tsx'
import css from './card.module.css'

/** The words of cards, from the texts of a game. */
export interface CardWords {
  /** Such as "queen of hearts". */
  readonly card: (card: Card) => string
  /** A card that lies face down. */
  readonly hidden: string
}

type Props = {
  /** Undefined for a card that nobody may know yet: it lies face down. When it becomes known, it turns. */
  readonly card: Card | undefined
  readonly words: CardWords
  /** Place in the order of dealing, from 0: the card comes from the shoe that many beats later. Undefined for a card that lies there already. */
  readonly dealt?: number
  /** It won, or the others did. */
  readonly mark?: 'win' | 'dim'
}

/** A playing card. It is as wide as `--card` says. */
export function PlayingCard({ card, words, dealt, mark }: Props) {
  return (
    <span
      className={css.card}
      role="img"
      aria-label={card === undefined ? words.hidden : words.card(card)}
      data-dealt={dealt !== undefined || undefined}
      data-mark={mark}
      style={dealt === undefined ? undefined : { animationDelay: `calc(${dealt} * var(--beat, 180ms))` }}
    >
      <span className={css.turner} data-open={card !== undefined || undefined}>
        <span className={css.front}>{card !== undefined && <CardFace card={card} />}</span>
        <span className={css.back}>
          <svg viewBox="0 0 100 140" aria-hidden="true">
            <rect className={css.backLine} x="7" y="7" width="86" height="126" rx="6" />
            <path
              className={css.backLattice}
              d="M7 50 50 7m43 0L7 93m86-43L10 133M93 93l-40 40M50 7l43 43M7 7l86 86M7 50l83 83M7 93l40 40"
            />
            <circle className={css.backMedal} cx="50" cy="70" r="27" />
            <path className={css.backMark} d={macaw} transform="translate(30.5 50) scale(.83)" />
          </svg>
        </span>
      </span>
    </span>
  )
}
