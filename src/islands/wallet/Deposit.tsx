import { useWords } from '#islands/Words.tsx'
import './deposit.css'
import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getDepositMethods } from '#contract/wallet/get-deposit-methods.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { call } from '#stores/call.ts'
import { $deposit } from '#stores/deposit.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositCharge } from './DepositCharge.tsx'
import { DepositDone } from './DepositDone.tsx'
import { DepositExpired } from './DepositExpired.tsx'
import { DepositStopped } from './DepositStopped.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

type Method = ResponseOf<typeof getDepositMethods>['methods'][number]

/** Deposit by PIX. The person chooses an amount, pays the charge and sees the credit. */
export function Deposit({ language, locale }: Props) {
  const t = useWords<'wallet' | 'errors' | 'centre'>()
  const deposit = useStore($deposit)
  const [methods, setMethods] = useState<readonly Method[]>()
  const method = methods?.[0]
  const [fault, setFault] = useState<CallFault>()

  const load = useCallback(() => {
    setFault(undefined)
    call(getDepositMethods, {}).then(
      (offered) => setMethods(offered.methods),
      (error: unknown) => setFault(faultOf(error)),
    )
  }, [])
  useEffect(load, [load])

  return (
    <section className="panel deposit" aria-labelledby="deposit-title" aria-busy={!methods && !fault}>
      <h1 id="deposit-title">{t('deposit.title')}</h1>
      {fault && (
        <Notice kind="error" action={{ text: t('retry'), onClick: load }}>
          {faultText(t, fault)}
        </Notice>
      )}
      {method && !deposit && <DepositAmount language={language} locale={locale} method={method} />}
      {deposit?.status === 'credited' && <DepositDone language={language} locale={locale} deposit={deposit} />}
      {deposit?.status === 'expired' && <DepositExpired locale={locale} deposit={deposit} />}
      {(deposit?.status === 'returned' || deposit?.status === 'failed') && (
        <DepositStopped locale={locale} deposit={deposit} />
      )}
      {method && deposit?.status === 'pending' && (
        <DepositCharge key={deposit.depositId} locale={locale} deposit={deposit} sandbox={method.sandbox} />
      )}
      {methods && !method && <Notice kind="info">{t('deposit.none')}</Notice>}
      {!methods && !fault && <div className="skeleton deposit__skeleton" />}
    </section>
  )
}
