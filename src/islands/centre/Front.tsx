import { EntryCount } from '#islands/EntryCount.tsx'
import { menuClass } from '#islands/ScreenMenu.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { useStore } from '#stores/use-store.ts'
import { $masked, $wallet } from '#stores/wallet.ts'
import { Icon } from '#ui/Icon.tsx'

/** The front page of the member centre: the balance, and links to all other screens. */
export function Front({ locale, menu }: ScreenProps) {
  const t = useWords<'centre' | 'errors'>()
  const wallet = useStore($wallet)
  const masked = useStore($masked)
  const sum = wallet ? formatMoney(wallet.amount, wallet.currency, locale) : ''
  return (
    <div className="front">
      <h1>{t('front.title')}</h1>
      <dl className="panel front__balance">
        <dt>{t('front.balance')}</dt>
        <dd>{masked ? '••••••' : sum}</dd>
      </dl>
      <ul className="front__ways">
        {menu
          .filter(({ screen }) => screen !== '')
          .map((entry) => (
            <li key={entry.screen} className={menuClass('', entry)}>
              <a className="panel" href={entry.href}>
                <Icon name={entry.icon} />
                <span>{entry.text}</span>
                <EntryCount entry={entry} />
                <Icon name="chevron-right" small />
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}
