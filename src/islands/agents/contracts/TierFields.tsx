import { useWords } from '#islands/Words.tsx'
import { emptyTier, type TermsDraft, type TierDraft } from '#stores/agents/contracts/contract-draft.ts'
import { CheckField, TextField } from '#ui/Field.tsx'

export interface DraftProps {
  currency: string
  draft: TermsDraft
  onChange: (changed: Partial<TermsDraft>) => void
}

const most = 6

/** One to six tiers, each with its requirements and its rate. */
export function TierFields({ currency, draft, onChange }: DraftProps) {
  const t = useWords<'contracts'>()
  const { tiers, kind, isMarginal } = draft
  const change = (place: number, changed: Partial<TierDraft>) =>
    onChange({ tiers: tiers.map((tier, at) => (at === place ? { ...tier, ...changed } : tier)) })
  const field = (place: number, name: keyof TierDraft, label: string) => (
    <TextField
      label={label}
      inputMode={name === 'active' ? 'numeric' : name === 'pnl' ? 'text' : 'decimal'}
      autoComplete="off"
      value={tiers[place]?.[name] ?? ''}
      onChange={(event) => change(place, { [name]: event.target.value })}
    />
  )
  return (
    <fieldset className="panel column__panel offer__part">
      <legend>{t('offer.tiers')}</legend>
      <p className="column__lead">{t('offer.tiers.hint')}</p>
      {tiers.map((_, place) => (
        // A tier is identified only by its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: fields stay where they are
        <fieldset key={place} className="offer__row">
          <legend>{t('terms.tier', { place: place + 1 })}</legend>
          {field(place, 'rate', t('offer.rate'))}
          {field(place, 'validBet', `${t('offer.bets')} (${currency})`)}
          {field(place, 'pnl', `${t('offer.pnl')} (${currency})`)}
          {field(place, 'active', t('offer.active'))}
          {tiers.length > 1 && (
            <button
              type="button"
              className="link"
              onClick={() => onChange({ tiers: tiers.filter((__, at) => at !== place) })}
            >
              {t('offer.tier.remove', { place: place + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      {tiers.length < most && (
        <button
          type="button"
          className="button"
          onClick={() => onChange({ tiers: [...tiers, tiers.at(-1) ?? emptyTier] })}
        >
          {t('offer.tier.add')}
        </button>
      )}
      {kind !== 'dividend' && tiers.length > 1 && (
        <CheckField
          label={t('offer.marginal')}
          checked={isMarginal}
          onChange={(event) => onChange({ isMarginal: event.target.checked })}
        />
      )}
    </fieldset>
  )
}
