import type { CSSProperties } from 'react'
import css from './balls.module.css'
import type { Ball } from './shown.ts'

interface Props {
  readonly label: string
  readonly balls: readonly Ball[]
  readonly extra: Ball | undefined
  readonly below: readonly string[] | undefined
}

/** Numbered balls in their order, and one apart behind a plus. */
export function Balls({ label, balls, extra, below }: Props) {
  const ball = ({ text, tone }: Ball, at: number) => (
    <span key={at} className={css.place} style={{ '--at': at } as CSSProperties}>
      <span className={css.ball} data-tone={tone} data-waits={text === undefined || undefined}>
        <b>{text}</b>
      </span>
      {below?.[at] !== undefined && <small>{below[at]}</small>}
    </span>
  )
  return (
    <div
      className={css.balls}
      role="img"
      aria-label={label}
      style={{ '--count': balls.length + (extra ? 1.6 : 0) } as CSSProperties}
    >
      {balls.map(ball)}
      {extra && (
        <span className={css.extra}>
          <i className={css.plus} />
          {ball(extra, balls.length)}
        </span>
      )}
    </div>
  )
}
