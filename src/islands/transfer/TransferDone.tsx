import { useEffect, useRef } from 'react'
import type { LineTransfer } from '#contract/entities/line-transfer.ts'
import { copyWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Facts } from './Facts.tsx'

interface Props {
  locale: string
  made: LineTransfer
  onAgain: () => void
}

/** A transfer that was made, with the number that both sides have. */
export function TransferDone({ locale, made, onAgain }: Props) {
  const t = useWords<'transfer' | 'tables'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel column__panel" aria-labelledby="transfer-done">
      <h2 id="transfer-done" tabIndex={-1} ref={heading}>
        {t('done.title')}
      </h2>
      <p className="column__lead">{t('done.made', { account: made.account })}</p>
      <Facts
        entries={[
          { term: t('form.to'), text: made.account, isName: true },
          { term: t('form.amount'), text: formatMoney(made.amount, made.currency, locale), isMoney: true },
          { term: t('done.at'), text: momentText(made.at, locale) },
          { term: t('done.number'), text: made.reference, isName: true },
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
