import type { LineTransfer } from '#contract/money/line-transfers/line-transfer.ts'
import { copyWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Facts } from '#ui/Facts.tsx'
import { StepTitle } from '#ui/Step.tsx'

interface Props {
  locale: string
  made: LineTransfer
  onAgain: () => void
}

/** A transfer that was made, with the number that both sides have. */
export function TransferDone({ locale, made, onAgain }: Props) {
  const t = useWords<'line-transfers' | 'tables'>()
  return (
    <section className="panel column__panel" aria-labelledby="transfer-done">
      <StepTitle id="transfer-done">{t('done.title')}</StepTitle>
      <p className="column__lead">{t('done.made', { account: made.account })}</p>
      <Facts
        entries={[
          [t('form.to'), made.account, 'verbatim'],
          [t('form.amount'), formatMoney(made.amount, made.currency, locale), 'money'],
          [t('done.at'), momentText(made.at, locale)],
          [t('done.number'), made.reference, 'verbatim'],
        ]}
      />
      <div className="transfer__acts">
        <CopyButton text={made.reference} {...copyWords(t)} />
        <button type="button" className="button button--line" onClick={onAgain}>
          {t('done.again')}
        </button>
      </div>
    </section>
  )
}
