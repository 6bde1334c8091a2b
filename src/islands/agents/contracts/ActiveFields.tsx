import { missedActivePolicies } from '#contract/agents/contracts/contract-terms.ts'
import { useWords } from '#islands/Words.tsx'
import { TextField } from '#ui/Field.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { PolicyChoice } from './PolicyChoice.tsx'
import type { DraftProps } from './TierFields.tsx'

/** Fields of the rule for active members, and of their fewest number. */
export function ActiveFields({ currency, draft, onChange }: DraftProps) {
  const t = useWords<'contracts'>()
  const { active, minimumActive, missedActive } = draft
  const change = (changed: Partial<typeof active>) => onChange({ active: { ...active, ...changed } })
  return (
    <fieldset className="panel column__panel offer__part">
      <legend>{t('offer.active.title')}</legend>
      <div className="offer__row">
        <TextField
          label={`${t('offer.active.bets')} (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          value={active.validBet}
          onChange={(event) => change({ validBet: event.target.value })}
        />
        <TextField
          label={`${t('offer.active.deposits')} (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          value={active.deposit}
          onChange={(event) => change({ deposit: event.target.value })}
        />
        <SelectField
          label={t('offer.active.needs')}
          value={active.needs}
          options={(['both', 'either'] as const).map((value) => ({ value, label: t(`offer.active.needs.${value}`) }))}
          onChange={(needs) => change({ needs })}
        />
        <SelectField
          label={t('offer.active.scope')}
          value={active.scope}
          options={(['team', 'direct'] as const).map((value) => ({ value, label: t(`offer.active.scope.${value}`) }))}
          onChange={(scope) => change({ scope })}
        />
        <TextField
          label={t('offer.minimum')}
          inputMode="numeric"
          autoComplete="off"
          value={minimumActive}
          onChange={(event) => onChange({ minimumActive: event.target.value })}
        />
      </div>
      <PolicyChoice
        legend={t('offer.missed')}
        value={missedActive}
        options={missedActivePolicies.map((value) => ({ value, text: t(`missed.${value}`) }))}
        onChange={(value) => onChange({ missedActive: value })}
      />
    </fieldset>
  )
}
