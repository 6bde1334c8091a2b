import type { HiLoMove } from '../rules.ts'

const paths: Readonly<Record<HiLoMove, string>> = {
  higher: 'M12 3.5 22 19.5H2z',
  lower: 'M12 20.5 2 4.5h20z',
  skip: 'M4 5v14l9-7zM13 5v14l9-7z',
}

/** Up for higher, down for lower, ahead for a skipped card. */
export function Arrow({ move }: { readonly move: HiLoMove }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={paths[move]} />
    </svg>
  )
}
