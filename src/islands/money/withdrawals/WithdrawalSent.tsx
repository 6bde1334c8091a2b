import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import { PushOffer } from '#islands/PushOffer.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { withdrawals } from '#stores/money/withdrawals/withdrawal.ts'
import { useStore } from '#stores/use-store.ts'
import { Facts } from '#ui/Facts.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  /** The withdrawal that was just asked for. */
  made: Withdrawal
  onAgain: () => void
}

/** The withdrawal that was just asked for, in place of its form: what happens to this order, and the way to play on. */
export function WithdrawalSent({ language, locale, made, onAgain }: Props) {
  const t = useWords<'withdrawals'>()
  const state = useStore(withdrawals.$state)
  const found = 'value' in state ? state.value.list.find((one) => one.withdrawalId === made.withdrawalId) : undefined
  const { amount, payout, received, remaining, currency, account, expectedAt, timeline } = found ?? made
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return (
    <section className="panel column__panel" aria-labelledby="withdraw-sent">
      <StepTitle id="withdraw-sent">{t('sent.title', { amount: money(amount) })}</StepTitle>
      <p className="column__lead">{t('form.sent')}</p>
      <a className="button button--main button--big button--wide" href={localPath(language, '/rng/')}>
        {t('sent.play')}
      </a>
      <Facts
        entries={[
          [t('form.payout'), money(payout)],
          [t('list.account'), account.label, 'verbatim'],
          received > 0n && [t('list.arrived'), money(received)],
          remaining > 0n && [t('list.expected'), momentText(expectedAt, locale)],
        ]}
      />
      <WithdrawalTimeline timeline={timeline} locale={locale} />
      <PushOffer language={language} />
      <button type="button" className="button button--line button--wide" onClick={onAgain}>
        {t('sent.again')}
      </button>
    </section>
  )
}
