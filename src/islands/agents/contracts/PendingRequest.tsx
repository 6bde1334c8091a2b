import { faultText } from '#api/fault-text.ts'
import type { ContractRequest } from '#contract/agents/contracts/contract-request.ts'
import { useAction } from '#islands/use-action.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { takeBack } from '#stores/agents/contracts/contracts.ts'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TermsText } from './TermsText.tsx'

/** The caller's open request, which can be withdrawn. */
export function PendingRequest({ locale, request }: { locale: string; request: ContractRequest }) {
  const t = useWords<'contracts' | 'errors'>()
  const moment = useMoment(locale)
  const { busy, fault, run } = useAction()
  const { id, kind, contract, offeredAt, expiresAt, terms, current, currency, inForceFrom } = request
  const dates = { date: moment(offeredAt), until: expiresAt ? moment(expiresAt) : '' }
  return (
    <div className="pending">
      <p>
        <strong>{t(`contract.type.${contract}`)}</strong>
        <span>{` ${t(kind === 'new' ? 'request.waits' : 'request.end.waits', dates)}`}</span>
      </p>
      {inForceFrom === null && <p className="pending__stale">{t('request.stale')}</p>}
      {terms && (
        <Fold className="held__terms" summary={t('terms.show')}>
          <TermsText locale={locale} currency={currency} terms={terms} current={current} />
        </Fold>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <button type="button" className="button" aria-disabled={busy} onClick={() => void run?.(() => takeBack(id))}>
        {t('request.withdraw')}
      </button>
    </div>
  )
}
