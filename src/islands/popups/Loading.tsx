/** Stands in for a popup while its code arrives; appears only when that takes a moment. */
export function Loading({ label }: { label: string }) {
  return (
    <div className="loading" role="status">
      <span className="busy" aria-hidden="true" />
      <span className="unseen">{label}</span>
    </div>
  )
}
