import type { Card } from '#games/cards.ts'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { Hand } from '#games/kit/cards/Hand.tsx'
import { type BaccaratHands, type BaccaratResult, handPoints } from '../rules.ts'
import css from './baccarat.module.css'

interface Props {
  /** Of the round. */
  readonly id: string | undefined
  readonly hands: BaccaratHands | undefined
  /** How many cards have been laid. */
  readonly count: number
  /** Once it can be seen. */
  readonly result: BaccaratResult | undefined
}

const sides = ['player', 'banker'] as const

/** The hands of player and banker. The cards come in turn; a third one lies across. */
export function Hands({ id, hands, count, result }: Props) {
  const t = useInstantWords<'instants-baccarat'>()
  const words = cardWordsOf(t)
  const laid = hands && laidOf(hands, count)
  return (
    <div className={css.hands}>
      {sides.map((side) => {
        const cards = laid?.[side] ?? []
        const isWon = result?.winner === side
        return (
          <section key={side} className={css.hand} data-side={side} data-won={isWon || undefined}>
            <h2>{t(`baccarat.${side}`)}</h2>
            {cards.length > 0 ? (
              <Hand
                key={id}
                cards={cards.map((card, place) => ({ card, dealt: 0, across: place === 2 }))}
                label={t(`baccarat.${side}`)}
                points={`${handPoints(cards)}`}
                tone={isWon ? 'win' : side}
                words={words}
              />
            ) : (
              <div className={css.slots} aria-hidden="true">
                <i />
                <i />
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** The cards that lie after so many have been dealt: in turn, then the third of the player before that of the banker. */
function laidOf({ player, banker }: BaccaratHands, count: number): BaccaratHands {
  const third = player.length - 2
  const [players, bankers] =
    count <= 4
      ? [Math.ceil(count / 2), Math.floor(count / 2)]
      : [2 + Math.min(third, count - 4), 2 + Math.max(0, count - 4 - third)]
  const first = (cards: readonly Card[], most: number) => cards.slice(0, most)
  return { player: first(player, players), banker: first(banker, bankers) }
}
