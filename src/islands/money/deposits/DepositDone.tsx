import { useEffect } from 'react'
import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useWords } from '#islands/Words.tsx'
import { tick } from '#lib/haptics.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { closeDeposit } from '#stores/money/deposits/deposit.ts'
import { gameOf } from '#stores/money/deposits/deposit-game.ts'
import { Icon } from '#ui/Icon.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { DepositBonus } from './DepositBonus.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  deposit: Deposit
  /** Goes back to the game below; without it a link leads to a game. */
  onPlay: (() => void) | undefined
}

/** The credited deposit: what came with it, the way to play, and what happened to this order. */
export function DepositDone({ language, locale, deposit, onPlay }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  useEffect(tick, [])
  const money = (amount: bigint) => formatMoney(amount, deposit.currency, locale)
  const paid = deposit.received ?? deposit.amount
  const isOther = deposit.received !== null && deposit.received !== deposit.amount
  const game = gameOf(deposit.depositId)
  return (
    <div className="deposit__done">
      <Icon name="check" />
      <StepTitle id="deposit-step">{t('deposit.paid', { amount: money(paid - deposit.fee) })}</StepTitle>
      {isOther && <p>{t('deposit.paid.other', { amount: money(deposit.amount) })}</p>}
      {deposit.fee > 0n && <p>{t('deposit.paid.fee', { paid: money(paid), fee: money(deposit.fee) })}</p>}
      {deposit.late && <p>{t('deposit.paid.late')}</p>}
      <p>{t('deposit.paid.text')}</p>
      {onPlay ? (
        <button type="button" className="button button--main button--big button--wide" onClick={onPlay}>
          {t('deposit.toGame')}
        </button>
      ) : (
        <a
          className="button button--main button--big button--wide"
          href={localPath(language, game ? `/rng/#game-${game}` : '/rng/')}
        >
          {t(game ? 'deposit.toGame' : 'deposit.play')}
        </a>
      )}
      <DepositBonus deposit={deposit} language={language} locale={locale} />
      <DepositTimeline deposit={deposit} locale={locale} />
      <button type="button" className="button button--line" onClick={closeDeposit}>
        {t('deposit.again')}
      </button>
    </div>
  )
}

/** What happened to the order, oldest first. */
function DepositTimeline({ deposit, locale }: Pick<Props, 'deposit' | 'locale'>) {
  const t = useWords<'deposits'>()
  const { method, createdAt, authorisedAt, paidAt } = deposit
  const steps = [
    { state: 'ordered', at: createdAt, text: t('deposit.track.ordered', { method: t(`deposit.method.${method}`) }) },
    { state: 'approved', at: authorisedAt, text: t('deposit.track.approved') },
    { state: 'credited', at: paidAt, text: t('deposit.track.credited') },
  ]
  return (
    <ol className="timeline" aria-label={t('deposit.track')}>
      {steps.map(
        ({ state, at, text }) =>
          at !== null && (
            <li key={state} data-state={state}>
              <strong>{text}</strong>
              <time dateTime={at}>{momentText(at, locale)}</time>
            </li>
          ),
      )}
    </ol>
  )
}
