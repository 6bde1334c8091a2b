import type { ContractTerms } from '#contract/agents/contracts/contract-terms.ts'
import { useWords } from '#islands/Words.tsx'
import { termLines } from './terms-lines.ts'

interface Props {
  locale: string
  currency: string
  terms: ContractTerms
  /** The agreed terms; differences from them are marked. */
  current?: ContractTerms | null | undefined
}

/** All terms of a contract, in words. */
export function TermsText({ locale, currency, terms, current }: Props) {
  const t = useWords<'contracts'>()
  const lines = termLines(t, terms, currency, locale)
  const before = current ? termLines(t, current, currency, locale) : []
  const removed = before.filter(({ key }) => !lines.some((line) => line.key === key))
  return (
    <dl className="terms">
      {lines.map(({ key, label, text }) => {
        const was = before.find((line) => line.key === key)
        const isChanged = current && was?.text !== text
        return (
          <div key={key} data-changed={isChanged || undefined}>
            <dt>{label}</dt>
            <dd>
              <span>{text}</span>
              {isChanged && was && <small>{t('terms.was', { text: was.text })}</small>}
            </dd>
          </div>
        )
      })}
      {removed.map(({ key, label, text }) => (
        <div key={key} data-changed="">
          <dt>
            <s>{label}</s>
          </dt>
          <dd>
            <small>{t('terms.was', { text })}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
