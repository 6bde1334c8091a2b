/** Placeholder of a popup while its code is loading; visible after a moment. */
export function Loading({ label }: { label: string }) {
  return (
    <div className="loading" role="status">
      <span className="busy" aria-hidden="true" />
      <span className="unseen">{label}</span>
    </div>
  )
}
