import type { ContractTerms } from '#contract/agents/contracts/contract-terms.ts'
import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import { TextField } from '#ui/Field.tsx'
import { CopyTerms } from './CopyTerms.tsx'
import type { DraftProps } from './TierFields.tsx'

interface Props extends Pick<DraftProps, 'draft' | 'onChange'> {
  locale: string
  /** The caller's own terms, which limit the offer. */
  own: ContractTerms
  onCopy: (less: number) => void
}

/** The third question of an offer: its rate, or with several tiers how much less than the caller's own terms. */
export function HowMuch({ locale, own, draft, onChange, onCopy }: Props) {
  const t = useWords<'contracts'>()
  const [tier, ...others] = draft.tiers
  const most = own.tiers.at(-1)?.rate ?? 0
  return (
    <section className="panel column__panel" aria-labelledby="offer-much">
      <h2 id="offer-much">{t('offer.much')}</h2>
      {tier && others.length === 0 ? (
        <TextField
          label={t('offer.rate')}
          hint={t('offer.much.own', { rate: rateText(most, locale) })}
          inputMode="decimal"
          autoComplete="off"
          value={tier.rate}
          onChange={(event) => onChange({ tiers: [{ ...tier, rate: event.target.value }] })}
        />
      ) : (
        <CopyTerms onCopy={onCopy} />
      )}
    </section>
  )
}
