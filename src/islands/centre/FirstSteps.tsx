import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import type { Translate } from '#lib/messages.ts'
import { screenRoute } from '#lib/screen-route.ts'
import type { AccountFacts } from '#stores/account/members/account-facts.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Rows.tsx'

/** The first steps of a new member in their order, with the icon and the page of each. */
const steps = [
  { name: 'contact', icon: 'account', route: screenRoute('member', 'securityCenter') },
  { name: 'limit', icon: 'shield', route: screenRoute('member', 'responsibleGaming') },
  { name: 'deposit', icon: 'deposit', route: screenRoute('member', 'depositv2') },
  { name: 'play', icon: 'slots', route: '/rng/' },
] as const

/** Most steps that are shown at once: one row of the card stays for rewards. */
const most = 3

type Done = NonNullable<AccountFacts['firstSteps']>

/** The first steps that are not done yet. */
export const stepsLeft = (done: Done) => steps.filter(({ name }) => !done[name]).slice(0, most)

interface Props {
  language: SiteLanguage
  left: ReturnType<typeof stepsLeft>
  t: Translate<'home-member'>
  /** The person wants to see none of them any more. */
  onHide: () => void
}

/** Rows of the first steps; the first one has the button that hides all. */
export function FirstSteps({ language, left, t, onHide }: Props) {
  return left.map(({ name, icon, route }, place) => (
    <Row
      key={name}
      icon={icon}
      href={localPath(language, route)}
      title={t(`member.step.${name}`)}
      fact={t(`member.step.${name}.text`)}
    >
      {place === 0 && (
        <button
          type="button"
          className="button button--bare button--icon"
          aria-label={t('member.steps.hide')}
          onClick={onHide}
        >
          <Icon name="close" small />
        </button>
      )}
    </Row>
  ))
}
