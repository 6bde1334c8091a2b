import css from './backdrop.module.css'
import type { Look } from './types.ts'

/** The theme's background drawing; decoration only. */
export function Backdrop({ silhouettes: [far, near] }: Pick<Look, 'silhouettes'>) {
  return (
    <div className={css.backdrop} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice">
        <path d={far} data-layer="far" />
        <path d={near} data-layer="near" />
      </svg>
    </div>
  )
}
