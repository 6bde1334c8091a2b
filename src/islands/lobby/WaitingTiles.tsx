/** Places of games whose list is on its way. */
export function WaitingTiles({ label }: { label: string }) {
  return (
    <ul className="tiles" aria-busy="true" aria-label={label}>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={`waiting-${String(index)}`} className="tile">
          <span className="tile__art skeleton" />
        </li>
      ))}
    </ul>
  )
}
