import { useLayoutEffect } from 'react'

/** An empty line of text. */
const blank = '\u00a0'

/** Placeholders of tiles, in their size. While they are there the page shows no end (`section.css`). */
export function WaitingTiles({ label, count = 6 }: { label: string; count?: number }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.list = 'waiting'
    return () => {
      delete dataset.list
    }
  }, [])
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
