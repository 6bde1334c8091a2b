import tones from '#games/kit/tones.module.css'
import css from './chip.module.css'

/** How the edge of a chip is marked. Values differ by it too, not only by colour. */
type Edge = { readonly marks: number; readonly path: string }

const block = (half: number) => `M${24 - half} .6h${2 * half}v6.8h-${2 * half}Z`
const edges: readonly Edge[] = [
  { marks: 4, path: block(4.5) },
  { marks: 6, path: block(3.2) },
  { marks: 8, path: block(2) },
  { marks: 6, path: 'M19.5 .6h9L24 8Z' },
  { marks: 8, path: 'M24 .6 27 4.2 24 7.8 21 4.200Z' },
  { marks: 6, path: 'M19.4 .6h3.200v6.800h-3.200ZM25.4 .6h3.200v6.800h-3.200Z' },
  { marks: 10, path: 'M24 1.800a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.600Z' },
  { marks: 3, path: block(8) },
]

/** How many kinds of chips look different. */
const chipKinds = edges.length

type Props = {
  /** From 0: the place of the chip's value among those of the table, the smallest first. */
  readonly kind: number
  /** What stands on it, such as "5" or "2.5K". */
  readonly label: string
  /** A chip below others shows its edge alone. */
  readonly isCovered?: boolean
}

/** A chip from above. */
export function ChipFace({ kind, label, isCovered = false }: Props) {
  const { marks, path } = edges[kind % chipKinds] ?? { marks: 0, path: '' }
  return (
    <svg
      className={`${css.face} ${tones.toned}`}
      viewBox="0 0 48 48"
      data-tone={(kind % chipKinds) + 1}
      aria-hidden="true"
    >
      <circle className={css.body} cx="24" cy="24" r="23.5" />
      {Array.from({ length: isCovered ? 0 : marks }, (_, mark) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks differ by their place alone
        <path key={mark} className={css.spot} d={path} transform={`rotate(${(360 / marks) * mark} 24 24)`} />
      ))}
      {!isCovered && (
        <>
          <circle className={css.inlay} cx="24" cy="24" r="15.5" />
          <text className={css.value} x="24" y="24" data-long={label.length > 3 || undefined}>
            {label}
          </text>
        </>
      )}
    </svg>
  )
}
