/** Shown while something is loading. */
export function Busy({ label }: { label: string }) {
  return (
    <p role="status">
      <span className="busy" aria-hidden="true" />
      <span className="unseen">{label}</span>
    </p>
  )
}
