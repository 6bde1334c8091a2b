import { type BaccaratHands, type BaccaratResult, handPoints } from '#games/baccarat/rules.ts'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { CardSlots } from '#games/kit/cards/CardSlots.tsx'
import { Hand } from '#games/kit/cards/Hand.tsx'
import css from './baccarat.module.css'
import { laidOf } from './laid.ts'

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
              <CardSlots />
            )}
          </section>
        )
      })}
    </div>
  )
}
