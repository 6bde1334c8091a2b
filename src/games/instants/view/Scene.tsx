import type { ReactNode } from 'react'
import css from './scene.module.css'

interface Props {
  /** Whether there is something to see. */
  readonly isOn: boolean
  /** For a sheet that gives it a place of its own on larger screens. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * What moves while a round is decided, large over a table that is larger than its screen: a wheel, dice. It stays in sight wherever the
 * table is scrolled to. It lies over the nearest table (`Felt`).
 */
export function Scene({ isOn, className = '', children }: Props) {
  return (
    <div className={`${css.scene} ${className}`} data-on={isOn || undefined}>
      <div className={css.sight}>{children}</div>
    </div>
  )
}
