import { faultText } from '#api/fault-text.ts'
import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { closeDeposit } from '#stores/money/deposits/deposit.ts'
import { isBonusRefusal } from '#stores/money/deposits/deposit-offers.ts'
import { Notice } from '#ui/Notice.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { RenewButton } from './RenewButton.tsx'

interface Props {
  locale: string
  deposit: Deposit
}

const sentences = {
  payer_differs: 'deposit.returned.payer_differs',
  payer_has_account: 'deposit.returned.payer_has_account',
  payer_unknown: 'deposit.returned.payer_unknown',
  amount_differs: 'deposit.returned.amount_differs',
  disputed: 'deposit.returned.disputed',
} as const

const declines = {
  funds: 'deposit.declined.funds',
  card: 'deposit.declined.card',
  bank: 'deposit.declined.bank',
  identity: 'deposit.declined.identity',
} as const

/** A charge whose payment is sent back, whose card was declined, or that the provider withdrew: the reason, and a way to pay again. */
export function DepositStopped({ locale, deposit }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const isReturned = deposit.status === 'returned'
  const isDeclined = !isReturned && deposit.reason !== null
  const amount = formatMoney(deposit.amount, deposit.currency, locale)
  return (
    <div className="deposit__stopped">
      <StepTitle id="deposit-step">
        {t(isReturned ? 'deposit.returned' : isDeclined ? 'deposit.declined' : 'deposit.failed')}
      </StepTitle>
      <p className="deposit__sum">{amount}</p>
      {isReturned ? (
        <>
          <p>{t(sentenceOf(deposit.reason))}</p>
          <p>{t('deposit.returned.when')}</p>
        </>
      ) : (
        <p>{t(isDeclined ? declineOf(deposit.reason) : 'deposit.failed.text')}</p>
      )}
      <RenewButton method={deposit.method} busy={busy} run={run} />
      {fault && <Notice kind="error">{isBonusRefusal(fault) ? t('deposit.bonus.gone') : faultText(t, fault)}</Notice>}
      <button type="button" className="button button--line" onClick={closeDeposit}>
        {t('deposit.change')}
      </button>
    </div>
  )
}

function declineOf(reason: string | null) {
  return reason !== null && reason in declines
    ? declines[reason as keyof typeof declines]
    : ('deposit.declined.other' as const)
}

/** The sentence for a reason; a newer gateway may name one that this page does not know. */
function sentenceOf(reason: string | null) {
  return reason !== null && reason in sentences
    ? sentences[reason as keyof typeof sentences]
    : ('deposit.returned.other' as const)
}
