import { useEffect, useRef } from 'react'
import { ChatLink } from '#islands/money/deposits/ChatLink.tsx'
import type { HeaderBadge, MenuLink } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { shownCount } from '#lib/formats.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { watchMenuKeys } from '#light/header/menu-keys.ts'
import type { SessionState } from '#stores/account/auth/session.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  language: SiteLanguage
  session: SessionState | undefined
  /** Name of the account's VIP level. */
  vip: string | undefined
  counts: Readonly<Record<HeaderBadge, number>>
  home: string
  screens: readonly MenuLink[]
  support: string | undefined
}

/** The menu under the avatar (product rule 5.5). */
export function WalletHeaderMenu({ language, session, vip, counts, home, screens, support }: Props) {
  const t = useWords<'common'>()
  const role = session?.role
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = menu
    return current ? watchMenuKeys(current, document.querySelector('[popovertarget="member-menu"]')) : undefined
  }, [])
  return (
    <div className="menu" id="member-menu" popover="auto" ref={menu}>
      <p className="menu__who">
        <span>{session?.shownName ?? session?.account}</span>
        {role === 'trial' && <small>{t('account.trial')}</small>}
        {vip && <small>{`VIP ${vip}`}</small>}
      </p>
      {screens.filter(({ audience }) => audience !== 'for-agent').map(screenLink)}
      <ChatLink home={home} language={language} />
      <a href={`${home}support/`} data-support={support ?? ''}>
        <Icon name="headset" small />
        {/* Fixed: a word of the menu. */}
        {t('support')}
      </a>
      {screens.filter(({ audience }) => audience === 'for-agent').map(screenLink)}
      {role !== 'trial' && (
        <a href={`${home}member/responsibleGaming/`} data-popup="pause">
          <Icon name="pause" small />
          {/* Fixed: a word of the menu. */}
          {t('account.pause')}
        </a>
      )}
      <button type="button" popoverTarget="member-menu" popoverTargetAction="hide" data-popup="logout">
        <Icon name="lock" small />
        {/* Fixed: a word of the menu. */}
        {t('logout')}
      </button>
    </div>
  )

  function screenLink({ href, icon, text, audience, badge }: MenuLink) {
    return (
      <a key={href} className={audience} href={href}>
        <Icon name={icon} small />
        {/* Fixed: the name of the screen that is the key. */}
        {text}
        {badge && badge !== 'missions' && counts[badge] > 0 && (
          <b className="side__count">
            <span aria-hidden="true">{shownCount(counts[badge])}</span>
            <span className="unseen">{t(`account.${badge}`, { count: counts[badge] })}</span>
          </b>
        )}
      </a>
    )
  }
}
