import type { Card } from '#games/cards.ts'
import css from './hand.module.css'
import { type CardWords, PlayingCard } from './PlayingCard.tsx'

/** A card of a hand. */
export interface HeldCard {
  /** Undefined while it lies face down. */
  readonly card: Card | undefined
  /** See {@link PlayingCard}. */
  readonly dealt?: number
  /** Baccarat lays its third card across. */
  readonly across?: boolean
  readonly mark?: 'win' | 'dim'
}

type Props = {
  /** In the order of dealing. */
  readonly cards: readonly HeldCard[]
  /** Such as "Your hand". */
  readonly label: string
  /** What the hand counts, such as "17" or "7/17"; undefined hides it. */
  readonly points?: string
  readonly tone?: 'win' | 'lost' | 'player' | 'banker'
  readonly words: CardWords
}

/** Cards side by side; they overlap as far as the width asks for, so that the corners stay in view. */
export function Hand({ cards, label, points, tone, words }: Props) {
  return (
    <div className={css.hand}>
      <ul className={css.cards} aria-label={label} style={{ '--gaps': Math.max(1, cards.length - 1) } as object}>
        {cards.map(({ across, ...held }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
          <li key={place} data-across={across || undefined}>
            <PlayingCard {...held} words={words} />
          </li>
        ))}
      </ul>
      {points !== undefined && (
        <span className={css.points} data-tone={tone}>
          {points}
        </span>
      )}
    </div>
  )
}
