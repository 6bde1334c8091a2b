import { useEffect, useRef } from 'react'
import type { Deposit } from '#contract/entities/deposit.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { closeDeposit } from '#stores/deposit.ts'
import { environment } from '#stores/environment.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  deposit: Deposit
}

/**
 * The credited deposit. It scrolls into view and takes the focus, because the charge that it replaces was much taller.
 */
export function DepositDone({ language, locale, deposit }: Props) {
  const t = useWords<'wallet' | 'errors' | 'centre'>()
  const title = useRef<HTMLHeadingElement>(null)
  const money = (amount: bigint) => formatMoney(amount, deposit.currency, locale)
  const paid = deposit.received ?? deposit.amount
  const isOther = deposit.received !== null && deposit.received !== deposit.amount
  const game = gameOf(environment.place().search)
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' })
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="deposit__done">
      <Icon name="check" />
      <h2 ref={title} tabIndex={-1}>
        {t('deposit.paid', { amount: money(paid - deposit.fee) })}
      </h2>
      {isOther && <p>{t('deposit.paid.other', { amount: money(deposit.amount) })}</p>}
      {deposit.fee > 0n && <p>{t('deposit.paid.fee', { paid: money(paid), fee: money(deposit.fee) })}</p>}
      {deposit.late && <p>{t('deposit.paid.late')}</p>}
      <p>{t('deposit.paid.text')}</p>
      {game && (
        <a className="button button--main" href={localPath(language, `/rng/#game-${game}`)}>
          {t('deposit.toGame')}
        </a>
      )}
      <button type="button" className="button" onClick={closeDeposit}>
        {t('deposit.again')}
      </button>
    </div>
  )
}

/** Node id of the game that the person came from: `?game=1001`. */
function gameOf(search: string): string | undefined {
  return /^\d{1,9}$/.exec(new URLSearchParams(search).get('game') ?? '')?.[0]
}
