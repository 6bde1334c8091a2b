import { type Risk, risks } from '#games/risk.ts'
import { OneOf } from './OneOf.tsx'
import { useInstantWords } from './words.ts'

interface Props {
  readonly risk: Risk
  readonly disabled: boolean
  /** Shows the label above, beside other choices. */
  readonly isNamed?: boolean
  readonly onChange: (risk: Risk) => void
}

/** The risk of a game: how a return that stays the same is spread over its rounds. */
export function RiskChoice({ risk, ...rest }: Props) {
  const t = useInstantWords()
  return (
    <OneOf
      {...rest}
      label={t('instants.risk')}
      options={risks}
      value={risk}
      text={(option) => t(`instants.risk.${option}`)}
    />
  )
}
