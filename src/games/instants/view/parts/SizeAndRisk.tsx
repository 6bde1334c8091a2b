import { OneOf } from '#games/instants/view/OneOf.tsx'
import { RiskChoice } from '#games/instants/view/RiskChoice.tsx'
import type { Risk } from '#games/risk.ts'
import parts from './parts.module.css'

interface Props<Size> {
  /** What the size counts, such as "Rows". */
  readonly label: string
  readonly sizes: readonly Size[]
  readonly size: Size
  readonly risk: Risk
  readonly disabled: boolean
  readonly onSize: (size: Size) => void
  readonly onRisk: (risk: Risk) => void
}

/** How large the board or wheel of a game is, beside the risk of its round. */
export function SizeAndRisk<Size extends number>({ label, sizes, size, risk, disabled, ...rest }: Props<Size>) {
  return (
    <div className={parts.row}>
      <OneOf isNamed options={sizes} value={size} text={String} {...{ label, disabled }} onChange={rest.onSize} />
      <RiskChoice isNamed {...{ risk, disabled }} onChange={rest.onRisk} />
    </div>
  )
}
