import { useInstantWords } from '#games/instants/view/words.ts'
import { ballsDrawn } from '../rules.ts'
import { columnOf } from '../ticket.ts'
import css from './bingo.module.css'

interface Props {
  /** In the order of the draw. */
  readonly balls: readonly number[]
  readonly isDrawing: boolean
  /** What the tickets cost, said before a round. */
  readonly price: string
}

/** How many of the last balls are seen. */
const seen = 6

/** The last balls, the newest first and largest, and how many have been drawn. Before a draw: what the tickets cost. */
export function Balls({ balls, isDrawing, price }: Props) {
  const t = useInstantWords<'instants-bingo'>()
  if (balls.length === 0 && !isDrawing) return <p className={css.price}>{price}</p>
  return (
    <div className={css.balls}>
      <ol aria-label={t('bingo.balls')} aria-hidden={isDrawing || undefined}>
        {balls
          .slice(-seen)
          .reverse()
          .map((ball) => (
            <li key={ball} data-column={columnOf(ball)}>
              <b>{ball}</b>
            </li>
          ))}
      </ol>
      <span>{t('bingo.count', { count: balls.length, of: ballsDrawn })}</span>
    </div>
  )
}
