import type { ReactNode } from 'react'
import css from './felt.module.css'
import { tableStyle } from './looks.ts'

type Props = {
  /** The scene of the game's tile: it gives the look. */
  readonly scene: string
  readonly children: ReactNode
}

/** The cloth of a table with its rail: the root of everything that the kit draws, whose colours it gives. */
export function Felt({ scene, children }: Props) {
  return (
    <div className={css.table} style={tableStyle(scene)}>
      {children}
    </div>
  )
}
