import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { ConfirmLogout } from '#islands/ConfirmLogout.tsx'
import { guarded } from '#islands/Guard.tsx'
import type { MenuLink } from '#islands/screen.ts'
import { Words } from '#islands/Words.tsx'
import { shownCount } from '#lib/formats.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { initialsOf } from '#lib/masked.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { logout } from '#stores/account/auth/logout.ts'
import { $session } from '#stores/account/auth/session.ts'
import { $vipLabel } from '#stores/account/members/current-member.ts'
import { $available, $icon, $toClaim, $unread, loadProfile } from '#stores/account/security/profile.ts'
import { environment } from '#stores/environment.ts'
import { $masked, $wallet, refreshBalance, toggleMask } from '#stores/money/balance/balance.ts'
import { $popup, closePopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { Balance } from './Balance.tsx'
import { WalletHeaderMenu } from './WalletHeaderMenu.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
  /** The home page in this language. */
  home: string
  /** Link to the deposit screen. */
  deposit: { readonly href: string; readonly text: string }
  /** Screens of the centres that the menu links to. */
  screens: readonly MenuLink[]
  /** The encrypted address of customer service. */
  support: string | undefined
}

/** Balance, deposit and the member menu. The built HTML contains it too; CSS hides it if there is no session. */
export const WalletHeader = guarded(function WalletHeader({
  language,
  locale,
  messages,
  home,
  deposit,
  screens,
  support,
}: Props) {
  const t = createTranslate<'common'>(messages, locale)
  const session = useStore($session)
  const token = session?.token
  const wallet = useStore($wallet)
  const masked = useStore($masked)
  const icon = useStore($icon)
  const counts = { unread: useStore($unread), toClaim: useStore($toClaim), available: useStore($available) }
  const vip = useStore($vipLabel)
  const popup = useStore($popup)
  const [isLoggingOut, setLoggingOut] = useState(false)

  useEffect(() => {
    if (!token) return
    void refreshBalance()
    void loadProfile()
  }, [token])

  const canTake = counts.available > 0
  useEffect(() => {
    if (canTake)
      void import('#light/site/news/member-promotions.ts').then(({ followMemberPromotions }) =>
        followMemberPromotions(language),
      )
  }, [canTake, language])

  useEffect(() => markMenus(counts))

  const logoutAndLeave = async () => {
    setLoggingOut(true)
    try {
      await logout()
    } catch (error) {
      // The session is already removed from all tabs. Without a network, the gateway's session expires later.
      if (!(error instanceof CallError)) throw error
    } finally {
      environment.navigate(home)
    }
  }

  const account = session?.shownName ?? session?.account ?? ''
  return (
    <Words value={t}>
      <div className="header__session for-session">
        <div className="balance" data-stale={wallet?.stale ? '' : undefined}>
          <label className="balance__eye">
            <input type="checkbox" aria-label={t('balance.hide')} checked={masked} onChange={toggleMask} />
            <Icon name="eye" small />
            <Icon name="eye-off" small />
          </label>
          <output
            className="balance__sum"
            aria-label={t('balance')}
            title={wallet?.stale ? t('balance.stale') : undefined}
          >
            {masked ? '••••••' : wallet && <Balance money={wallet} locale={locale} />}
          </output>
          <a className="balance__add for-deposit" href={deposit.href} aria-label={deposit.text}>
            <Icon name="plus" small />
          </a>
        </div>
        <button
          type="button"
          className="avatar"
          popoverTarget="member-menu"
          aria-label={t('account.menu', { account })}
        >
          <Avatar icon={icon} account={account} />
          {counts.unread + counts.toClaim > 0 && <i className="avatar__mark" />}
          {vip && (
            <span className="avatar__vip" aria-hidden="true">
              {vip}
            </span>
          )}
        </button>
        <span className="header__who" aria-hidden="true">
          {account}
        </span>
        <WalletHeaderMenu
          language={language}
          session={session}
          vip={vip}
          counts={counts}
          home={home}
          screens={screens}
          support={support}
        />
        {session && popup?.name === 'logout' && (
          <ConfirmLogout busy={isLoggingOut} onConfirm={() => void logoutAndLeave()} onCancel={closePopup} />
        )}
      </div>
    </Words>
  )
})

/** Writes the counts into the menus that are built into the page. */
function markMenus(counts: Readonly<Record<string, number>>): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = counts[mark.dataset.count ?? ''] ?? 0
    mark.hidden = count === 0
    mark.textContent = shownCount(count)
  }
}

/**
 * The picture of an account, or its initials. `light/missing-pictures.ts` replaces a picture that cannot be loaded.
 */
function Avatar({ icon, account }: { icon: string | undefined; account: string }) {
  if (icon === undefined) return <span>{initialsOf(account)}</span>
  return <img src={icon} width="44" height="44" alt="" />
}
