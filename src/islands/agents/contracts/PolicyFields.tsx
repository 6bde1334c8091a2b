import { carryPolicies, shortfallPolicies } from '#contract/agents/contracts/contract-terms.ts'
import { useWords } from '#islands/Words.tsx'
import { PolicyChoice } from './PolicyChoice.tsx'
import type { DraftProps } from './TierFields.tsx'

/** Fields for the policies of a contract: how losses and debts are carried, and which side pays. The period is that of the contract above and cannot be changed. */
export function PolicyFields({ draft: { kind, carry, shortfall, payer, cycle }, onChange }: DraftProps) {
  const t = useWords<'contracts'>()
  // A loss can be carried within a month only if a month has two periods.
  const carries = carryPolicies.filter((policy) => policy !== 'halfMonth' || cycle === 'half')
  return (
    <fieldset className="panel column__panel offer__part">
      <legend>{t('offer.rules')}</legend>
      {kind === 'dividend' && (
        <PolicyChoice
          legend={t('terms.carry')}
          value={carry}
          options={carries.map((value) => ({ value, text: t(`carry.${value}`) }))}
          onChange={(value) => onChange({ carry: value })}
        />
      )}
      <PolicyChoice
        legend={t('terms.shortfall')}
        value={shortfall}
        options={shortfallPolicies.map((value) => ({ value, text: t(`shortfall.${value}`) }))}
        onChange={(value) => onChange({ shortfall: value })}
      />
      <PolicyChoice
        legend={t('terms.payer')}
        value={payer}
        options={(['platform', 'upline'] as const).map((value) => ({ value, text: t(`payer.${value}`) }))}
        onChange={(value) => onChange({ payer: value })}
      />
      <p className="column__lead">{`${t('terms.cycle')}: ${t(`cycle.${cycle}`)}`}</p>
    </fieldset>
  )
}
