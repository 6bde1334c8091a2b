import { useWaitingList } from './use-waiting-list.ts'

/** An empty line of text. */
const blank = '\u00a0'

/** Placeholders of tiles, in their size. */
export function WaitingTiles({ label, count = 6 }: { label: string; count?: number }) {
  useWaitingList()
  return (
    <ul className="tiles" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={`waiting-${String(index)}`} className="tile">
          <span className="tile__art skeleton" />
          <span className="tile__name">{blank}</span>
          <span className="tile__by">{blank}</span>
        </li>
      ))}
    </ul>
  )
}
