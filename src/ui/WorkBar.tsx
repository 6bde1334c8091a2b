interface Props {
  /** What is done, with how far it is. */
  label: string
  /** What the person can do meanwhile. */
  hint?: string
  percent: number
}

/** How far long work is. */
export function WorkBar({ label, hint, percent }: Props) {
  return (
    <div className="work">
      <label className="work__bar">
        <span>{label}</span>
        <progress className="progress" max={100} value={percent} />
      </label>
      {hint && <small>{hint}</small>}
    </div>
  )
}
