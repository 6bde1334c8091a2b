import { costBases } from '#contract/agents/contracts/contract-terms.ts'
import { useWords } from '#islands/Words.tsx'
import type { CostDraft } from '#stores/agents/contracts/contract-draft.ts'
import { TextField } from '#ui/Field.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import type { DraftProps } from './TierFields.tsx'

const most = 12

/** The costs of a dividend in their order. */
export function CostFields({ draft: { costs }, onChange }: DraftProps) {
  const t = useWords<'contracts'>()
  const change = (place: number, changed: Partial<CostDraft>) =>
    onChange({ costs: costs.map((cost, at) => (at === place ? { ...cost, ...changed } : cost)) })
  return (
    <fieldset className="panel column__panel offer__part">
      <legend>{t('terms.costs')}</legend>
      <p className="column__lead">{t('offer.costs.hint')}</p>
      {costs.map(({ sign, basis, percent }, place) => (
        // A cost is identified only by its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: fields stay where they are
        <div key={place} className="offer__row">
          <SelectField
            label={t('offer.cost.sign')}
            value={sign}
            options={(['minus', 'plus'] as const).map((value) => ({ value, label: t(`offer.cost.${value}`) }))}
            onChange={(value) => change(place, { sign: value })}
          />
          <TextField
            label={t('offer.cost.percent')}
            inputMode="decimal"
            autoComplete="off"
            value={percent}
            onChange={(event) => change(place, { percent: event.target.value })}
          />
          <SelectField
            label={t('offer.cost.basis')}
            value={basis}
            options={costBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
            onChange={(value) => change(place, { basis: value })}
          />
          <button
            type="button"
            className="link"
            onClick={() => onChange({ costs: costs.filter((_, at) => at !== place) })}
          >
            {t('offer.cost.remove', { place: place + 1 })}
          </button>
        </div>
      ))}
      {costs.length < most && (
        <button
          type="button"
          className="button"
          onClick={() => onChange({ costs: [...costs, { sign: 'minus', basis: 'bonuses', percent: '100' }] })}
        >
          {t('offer.cost.add')}
        </button>
      )}
    </fieldset>
  )
}
