import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Balance } from '#islands/money/balance/Balance.tsx'
import { menuClass } from '#islands/ScreenMenu.tsx'
import type { ScreenEntry } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { $role } from '#stores/account/auth/session.ts'
import { $masked, $wallet, toggleMask } from '#stores/money/balance/balance.ts'
import { consolidatedFunds } from '#stores/money/balance/consolidated.ts'
import { mostToWithdraw, options } from '#stores/money/withdrawals/withdrawal-options.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { MoneyCard, type MoneyPart } from '#ui/MoneyCard.tsx'
import type { FactsStore } from './facts.ts'

interface Props {
  language: SiteLanguage
  locale: string
  menu: readonly ScreenEntry[]
  facts: FactsStore
}

/** Screens with buttons below the balance, and the keys of their short names. */
const actions = [
  { screen: 'depositv2', label: 'front.deposit' },
  { screen: 'withdraw', label: 'front.withdraw' },
  { screen: 'transactionHistory', label: 'front.statement' },
] as const

/** A member's money: the balance, what it consists of, and the three things people do with it. */
export function BalanceCard({ language, locale, menu, facts }: Props) {
  const t = useWords<'centre'>()
  const wallet = useStore($wallet)
  const masked = useStore($masked)
  const role = useStore($role)
  const isReal = role === 'member' || role === 'agent'
  const sum = wallet && (masked ? '••••••' : <Balance money={wallet} locale={locale} />)
  const eye = (
    <label className="balance__eye">
      <input type="checkbox" aria-label={t('front.hide')} checked={masked} onChange={toggleMask} />
      <Icon name="eye" small />
      <Icon name="eye-off" small />
    </label>
  )
  const buttons = (
    <div className="account__actions">
      {actions.flatMap(({ screen, label }) =>
        menu
          .filter((entry) => entry.screen === screen)
          .map((entry) => (
            <a
              key={screen}
              className={menuClass(`button${screen === 'depositv2' ? ' button--main' : ''}`, entry)}
              href={entry.href}
            >
              <Icon name={entry.icon} small />
              <span>{t(label)}</span>
            </a>
          )),
      )}
    </div>
  )
  return isReal ? (
    <RealMoney language={language} locale={locale} facts={facts} sum={sum} eye={eye}>
      {buttons}
    </RealMoney>
  ) : (
    <MoneyCard label={t('front.balance')} sum={sum} aside={eye}>
      {buttons}
    </MoneyCard>
  )
}

interface RealProps {
  language: SiteLanguage
  locale: string
  facts: FactsStore
  sum: ReactNode
  eye: ReactElement
  children: ReactElement
}

/** The card with bonus money, the part that can be withdrawn, and money at vendors (product rule 18.11). */
function RealMoney({ language, locale, facts, sum, eye, children }: RealProps) {
  const t = useWords<'centre'>()
  const [{ $state: $funds, follow }] = useState(() => consolidatedFunds(language))
  const now = useStore(facts.$state)
  const payout = useStore(options.$state)
  const elsewhere = useStore($funds)
  const wallet = useStore($wallet)
  const masked = useStore($masked)
  useEffect(follow, [follow])
  useEffect(() => $wallet.listen((_, before) => before && options.refresh()), [])
  const money = (amount: bigint, currency: string) => (masked ? '••••••' : formatMoney(amount, currency, locale))
  const screen = (name: string) => localPath(language, screenRoute('member', name))
  const bonus = 'value' in now ? now.value.bonus : undefined
  const parts: MoneyPart[] = [
    {
      label: t('funds.bonus'),
      value: 'value' in now ? money(bonus?.amount ?? 0n, now.value.currency) : undefined,
      note: bonus && 'value' in now && (
        <a href={screen('bonusDetails')}>{t('front.toWager', { amount: money(bonus.left, now.value.currency) })}</a>
      ),
    },
    {
      label: t('front.withdrawable'),
      value:
        'value' in payout
          ? money(
              mostToWithdraw({ ...payout.value, balance: wallet?.amount ?? payout.value.balance }),
              payout.value.currency,
            )
          : undefined,
      note: 'value' in payout && payout.value.leftToPlay > 0n && (
        <a href={screen('withdraw')}>
          {t('front.toPlay', { amount: money(payout.value.leftToPlay, payout.value.currency) })}
        </a>
      ),
    },
    ...elsewhereParts('value' in elsewhere ? elsewhere.value : undefined, money, {
      underWay: t('funds.underWay'),
      total: t('funds.total'),
    }),
  ]
  return (
    <MoneyCard label={t('front.balance')} sum={sum} aside={eye} parts={parts}>
      {children}
    </MoneyCard>
  )
}

type Funds = NonNullable<
  Extract<ReturnType<ReturnType<typeof consolidatedFunds>['$state']['get']>, { value: unknown }>['value']
>

/** Money at vendors and under way, and with them the total. Nothing if all of it is in the main wallet. */
function elsewhereParts(
  funds: Funds | undefined,
  money: (amount: bigint, currency: string) => string,
  names: { readonly underWay: string; readonly total: string },
): MoneyPart[] {
  if (!funds || funds.total === funds.main) return []
  const { currency, vendors, underWay, total } = funds
  return [
    ...vendors.map(({ displayName, amount }) => ({ label: displayName, value: money(amount, currency) })),
    ...(underWay > 0n ? [{ label: names.underWay, value: money(underWay, currency) }] : []),
    { label: names.total, value: money(total, currency) },
  ]
}
