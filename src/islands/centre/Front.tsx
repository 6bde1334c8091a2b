import { FrontAccount } from '#islands/centre/FrontAccount.tsx'
import { EntryCount } from '#islands/EntryCount.tsx'
import { menuClass } from '#islands/ScreenMenu.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import { $role } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'

/**
 * The front page of the member centre: links to all other screens, to customer service and to the help, and below them
 * the state of the account.
 */
export function Front({ language, locale, menu }: ScreenProps) {
  const t = useWords<'centre' | 'errors'>()
  const role = useStore($role)
  return (
    <div className="front">
      <h1>{t('front.title')}</h1>
      <ul className="front__ways">
        {menu
          .filter(({ screen }) => screen !== '')
          .map((entry) => (
            <li key={entry.screen} className={menuClass('', entry)}>
              <a className="panel" href={entry.href}>
                <span className="front__icon">
                  <Icon name={entry.icon} small />
                </span>
                <span>{entry.text}</span>
                {entry.badge && <EntryCount of={entry.badge} />}
                <Icon name="chevron-right" small turns />
              </a>
            </li>
          ))}
        <li>
          <a className="panel" href={localPath(language, '/support/')} data-support="">
            <span className="front__icon">
              <Icon name="headset" small />
            </span>
            <span>{t('front.support')}</span>
            <Icon name="chevron-right" small turns />
          </a>
        </li>
        <li>
          <a className="panel" href={`${localPath(language, '/help/')}#account`}>
            <span className="front__icon">
              <Icon name="help" small />
            </span>
            <span>{t('front.help')}</span>
            <Icon name="chevron-right" small turns />
          </a>
        </li>
      </ul>
      {/* Below the links: what of it there is, is not known at first, and nothing may be pushed down. */}
      {(role === 'member' || role === 'agent') && <FrontAccount language={language} locale={locale} />}
    </div>
  )
}
