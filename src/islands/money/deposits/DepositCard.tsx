import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useWords } from '#islands/Words.tsx'
import { checkedUrl } from '#lib/checked-url.ts'
import { formatMoney } from '#lib/money.ts'
import { closeDeposit } from '#stores/money/deposits/deposit.ts'
import { Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { ChargeWait } from './ChargeWait.tsx'
import { Countdown } from './Countdown.tsx'
import { DepositSums } from './DepositSums.tsx'
import { useCharge } from './use-charge.ts'

interface Props {
  locale: string
  deposit: Deposit
}

/** A card payment: a link to the provider's page, the only one that sees the card, and the payment's state. */
export function DepositCard({ locale, deposit }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  const charge = useCharge(3000)
  const isApproved = deposit.authorisedAt !== null
  const page = pageOf(deposit.payload)
  return (
    <div className="deposit__transfer">
      <StepTitle id="deposit-step">
        {t('deposit.step.card', { amount: formatMoney(deposit.amount, deposit.currency, locale) })}
      </StepTitle>
      {deposit.fee > 0n && <DepositSums {...{ ...deposit, locale }} />}
      {!isApproved && (
        <Facts
          entries={[[t('deposit.card.left'), <Countdown key="left" until={deposit.expiresAt} onEnd={charge.check} />]]}
        />
      )}
      {isApproved && <Notice kind="success">{t('deposit.card.approved')}</Notice>}
      {!isApproved && <p>{t('deposit.card.how')}</p>}
      {page === undefined ? (
        <Notice kind="error">{t('deposit.card.noPage')}</Notice>
      ) : (
        <a className={isApproved ? 'button button--wide' : 'button button--main button--big button--wide'} href={page}>
          {t('deposit.card.open')}
        </a>
      )}
      <ChargeWait
        {...{ charge, deposit, locale }}
        sandbox={false}
        {...(isApproved && { waiting: t('deposit.card.collecting') })}
      />
      <button type="button" className="button button--line" onClick={closeDeposit}>
        {t('deposit.other')}
      </button>
    </div>
  )
}

/** The address of the provider's page; undefined if it must not be opened. A path belongs to the gateway. */
function pageOf(payload: string): string | undefined {
  if (/^\/[^/\\]/.test(payload)) return `${import.meta.env.PUBLIC_GATEWAY_URL ?? ''}${payload}`
  return checkedUrl(payload, location.origin)?.href
}
