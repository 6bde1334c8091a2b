import { useEffect, useRef } from 'react'
import { menuClass } from '#islands/ScreenMenu.tsx'
import type { ScreenEntry } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { initialsOf } from '#lib/masked.ts'
import { formatMoney } from '#lib/money.ts'
import { $role, $session } from '#stores/account/auth/session.ts'
import { $vipLabel } from '#stores/account/members/current-member.ts'
import { $icon } from '#stores/account/security/profile.ts'
import { $masked, $wallet } from '#stores/money/balance/balance.ts'
import { mostToWithdraw, options } from '#stores/money/withdrawals/withdrawal-options.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  locale: string
  menu: readonly ScreenEntry[]
  /** The open screen. */
  current: ScreenEntry
}

/** Screens with buttons below the balance. */
const nearest = ['depositv2', 'withdraw']

/** The logged-in member: picture, name, VIP level, balance, and the part that can be withdrawn. */
export function MemberSummary({ locale, menu, current }: Props) {
  const t = useWords<'centre'>()
  const session = useStore($session)
  const role = useStore($role)
  const vip = useStore($vipLabel)
  const icon = useStore($icon)
  const wallet = useStore($wallet)
  const masked = useStore($masked)
  const name = session?.shownName ?? session?.account ?? ''
  const isReal = role === 'member' || role === 'agent'
  return (
    <section className="panel me" aria-label={t('me')}>
      <div className="me__who">
        <span className="avatar" aria-hidden="true">
          {icon === undefined ? initialsOf(name) : <img src={icon} width="44" height="44" alt="" />}
        </span>
        <div>
          <h2>{name}</h2>
          <p>
            <span>{t(`role.${role}`)}</span>
            {vip && <b className="me__vip">{vip}</b>}
          </p>
        </div>
      </div>
      <dl className="me__balance">
        <dt>{t('front.balance')}</dt>
        <dd>{wallet && (masked ? '••••••' : formatMoney(wallet.amount, wallet.currency, locale))}</dd>
      </dl>
      {/* Its place is kept before anybody knows who is logged in. */}
      <p className="me__out for-member">{isReal && <Withdrawable locale={locale} current={current} />}</p>
      <div className="me__acts for-member">
        {menu
          .filter(({ screen }) => nearest.includes(screen))
          .map((entry) => (
            <a key={entry.screen} className={menuClass('button', entry)} href={entry.href}>
              <Icon name={entry.icon} small />
              <span>{entry.text}</span>
            </a>
          ))}
      </div>
    </section>
  )
}

/** The part of the balance that can be withdrawn now, or the missing turnover. */
function Withdrawable({ locale, current: { screen } }: Pick<Props, 'locale' | 'current'>) {
  const t = useWords<'centre'>()
  const state = useStore(options.$state)
  const wallet = useStore($wallet)
  const masked = useStore($masked)
  const shown = useRef(screen)
  useEffect(() => {
    // The centre keeps this store, because both screens need its current value.
    if (shown.current !== screen && (screen === '' || screen === 'withdraw')) options.refresh()
    shown.current = screen
  }, [screen])
  if (!('value' in state) || masked) return null
  const { value } = state
  const money = (amount: bigint) => formatMoney(amount, value.currency, locale)
  return (
    <span>
      {value.leftToPlay > 0n
        ? t('front.toPlay', { amount: money(value.leftToPlay) })
        : t('front.withdrawable', {
            amount: money(mostToWithdraw({ ...value, balance: wallet?.amount ?? value.balance })),
          })}
    </span>
  )
}
