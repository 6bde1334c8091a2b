import { useEffect, useRef, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { Deposit as Charge, DepositMethodName } from '#contract/money/deposits/deposit.ts'
import type { getDepositMethods, OfferedMethod } from '#contract/money/deposits/get-deposit-methods.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { $deposit, depositMethods, openNamedDeposit } from '#stores/money/deposits/deposit.ts'
import { depositOffers } from '#stores/money/deposits/deposit-offers.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import type { Parts } from '#ui/parts.ts'
import { StepTitle } from '#ui/Step.tsx'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositCard } from './DepositCard.tsx'
import { DepositCharge } from './DepositCharge.tsx'
import { DepositDone } from './DepositDone.tsx'
import { DepositExpired } from './DepositExpired.tsx'
import { DepositMethods } from './DepositMethods.tsx'
import { DepositStopped } from './DepositStopped.tsx'
import { DepositTransfer } from './DepositTransfer.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  /** Over a game: goes back to it. There the dialog has the title. */
  onPlay?: () => void
  /** Below the form. */
  below?: Parts
}

/**
 * Deposits: the person chooses a way and an amount, pays the charge and sees the credit. Its styles come with the screen, or with the
 * dialog over a game.
 */
export function Deposit({ language, locale, onPlay, below }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  const deposit = useStore($deposit)
  const state = useStore(depositMethods.$state)
  const [offers] = useState(() => depositOffers(language))
  const bonuses = useStore(offers.$state)
  /** The screen stays during a new login, together with the typed text. */
  const last = useRef<ResponseOf<typeof getDepositMethods>>(undefined)
  // The form comes together with the bonuses in it, which would push it down, or without them if they cannot be loaded.
  if ('value' in state && (last.current || bonuses.phase !== 'waiting')) last.current = state.value
  const offered = last.current?.methods
  const fault = state.phase === 'failed' ? state.fault : undefined
  const [chosen, choose] = useState<DepositMethodName>()
  const [unfound, setUnfound] = useState<CallFault>()
  const method = offered?.find((one) => one.method === chosen) ?? offered?.[0]
  const shown = useRef(deposit)
  useEffect(() => {
    // The deposit before may have brought one of them.
    if (shown.current && !deposit) offers.refresh()
    shown.current = deposit
  }, [deposit, offers])
  useEffect(() => {
    openNamedDeposit().catch((error: unknown) => setUnfound(faultOf(error)))
  }, [])
  return (
    <>
      <section
        className={onPlay ? 'deposit' : 'panel deposit'}
        aria-label={t('deposit.title')}
        aria-busy={!offered && !fault}
      >
        {!onPlay && (
          <StepTitle key={deposit ? 'order' : 'form'} id="deposit-title" isFirst>
            {t('deposit.title')}
          </StepTitle>
        )}
        {fault && (
          <Notice kind="error" action={{ text: t('retry'), onClick: depositMethods.refresh }}>
            {faultText(t, fault)}
          </Notice>
        )}
        {unfound && !deposit && <Notice kind="error">{faultText(t, unfound)}</Notice>}
        {deposit && <Shown key={deposit.status} {...{ deposit, offered, language, locale, onPlay }} />}
        {offered && method && !deposit && (
          <>
            <DepositMethods locale={locale} methods={offered} chosen={method} onChoose={(one) => choose(one.method)} />
            {bonuses.phase === 'failed' && (
              <Notice kind="info" action={{ text: t('retry'), onClick: offers.refresh }}>
                {t('deposit.bonus.unread')}
              </Notice>
            )}
            <DepositAmount
              {...{ language, locale, method }}
              offers={'value' in bonuses ? bonuses.value : []}
              isPreselected={last.current?.bonusPreselected ?? false}
              onOfferGone={offers.refresh}
            />
          </>
        )}
        {offered && !method && !deposit && <Notice kind="info">{t('deposit.none')}</Notice>}
        {!offered && !fault && <div className="skeleton deposit__skeleton" />}
      </section>
      {offered && !deposit && below}
    </>
  )
}

/** A deposit in its state. */
function Shown({
  deposit,
  offered,
  language,
  locale,
  onPlay,
}: Omit<Props, 'onPlay' | 'below'> & { onPlay: (() => void) | undefined } & {
  deposit: Charge
  offered: readonly OfferedMethod[] | undefined
}) {
  const method = offered?.find((one) => one.method === deposit.method)
  const shared = { locale, deposit }
  switch (deposit.status) {
    case 'credited':
      return <DepositDone language={language} onPlay={onPlay} {...shared} />
    case 'expired':
      return <DepositExpired {...shared} />
    case 'returned':
    case 'failed':
      return <DepositStopped {...shared} />
    case 'pending':
      if (deposit.method === 'card') return <DepositCard key={deposit.depositId} {...shared} />
      if (deposit.transfer)
        return <DepositTransfer key={deposit.depositId} transfer={deposit.transfer} method={method} {...shared} />
      return <DepositCharge key={deposit.depositId} sandbox={method?.sandbox ?? false} {...shared} />
  }
}
