import css from './die-face.module.css'
import { pips } from './pips.ts'

/** A side of a die as it stands on a table or in a result; the thing around it has the name. Its size is `--die-face`. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className={css.face} viewBox="0 0 30 30" aria-hidden="true">
      <rect className={css.side} x=".5" y=".5" width="29" height="29" rx="6.5" />
      {pips[face]?.map((pip) => (
        <circle
          key={pip}
          className={css.pip}
          data-red={face === 1 || face === 4 || undefined}
          cx={7.5 + 7.5 * (pip % 3)}
          cy={7.5 + 7.5 * Math.floor(pip / 3)}
          r={face === 1 ? 4.2 : 2.9}
        />
      ))}
    </svg>
  )
}
